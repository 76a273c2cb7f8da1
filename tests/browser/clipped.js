/* Words that are seen but not whole, for tests/browser/test_whole_words.py: cut by the edge of a part that does not
   scroll, by an ellipsis, or by the edge of the screen. What has fallen away altogether for want of room is not cut. Where
   `frames` are named, such as panels and buttons, words have to end within them too, as those of drawings may not. */
(frames = null) => {
  const UNSEEN = "[inert]:not([data-pane]), .for-readers, [aria-live], option, .log"; // the log is read in full in its drawer
  const SLACK = 2; // pixels
  const AIR = 0.3; // of the height of a line, above and below its letters

  const isSeen = (element) =>
    !element.closest(UNSEEN) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lettersIn = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + AIR * height, bottom: bottom - AIR * height });
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const isWithin = (one, other) =>
    one.left >= other.left - SLACK && one.right <= other.right + SLACK &&
    one.top >= other.top - SLACK && one.bottom <= other.bottom + SLACK;
  const nameOf = (box) => [...box.classList].find((name) => !name.startsWith("svelte-")) ?? box.localName;

  /** The boxes that cut what is in an element, from the inside to the screen; what scrolls can be drawn into view. */
  function* cuttersOf(element) {
    for (let box = element; box !== document.documentElement; box = box.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      const [cutsX, cutsY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value) && display !== "inline");
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sides = cutsX ? { left, right } : { left: -Infinity, right: Infinity };
      const ends = cutsY ? { top, bottom } : { top: -Infinity, bottom: Infinity };
      if ((cutsX || cutsY) && !(box instanceof SVGElement && box.localName !== "svg")) yield { box, edge: { ...sides, ...ends } };
      if (frames && box.matches(frames)) yield { box, edge: { left, right, top, bottom } };
      if (position === "fixed") break;
    }
    yield { box: document.documentElement, edge: { left: 0, right: innerWidth, top: 0, bottom: innerHeight } };
  }

  /** The first box that cuts a text, unless it hides all of it. */
  function cutterOf(element, letters) {
    for (const { box, edge } of cuttersOf(element)) {
      const seen = letters.filter((line) => meets(line, edge));
      if (seen.length === 0) return null;
      const isShortened = getComputedStyle(box).textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1;
      if (isShortened || seen.length < letters.length || seen.some((line) => !isWithin(line, edge))) return box;
    }
    return null;
  }

  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent.trim() || !isSeen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const letters = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(lettersIn);
    const box = letters.length > 0 ? cutterOf(text.parentElement, letters) : null;
    if (box) found.add(`"${text.textContent.trim().replace(/\s+/g, " ")}" by ${nameOf(box)}`);
  }
  return [...found];
}
