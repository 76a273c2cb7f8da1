/* What a person sees at the table, for tests/browser/player.py: the places that are lit and the buttons that can be
   pressed, what is being decided, and a mark that changes whenever any of this does. A glance is for the mark alone. */
(isGlance = false) => {
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const nameOf = (element) => element.dataset.anchor ?? element.getAttribute("aria-label") ?? element.textContent.trim();

  const bar = document.querySelector("section.bar");
  const kinds = {
    offer: all("[data-offer] button:not(.hollow), [popover][role=group]:popover-open button:not(:disabled)"),
    now: all(".bar .button.now:not(:disabled)"),
    place: all("[data-anchor][data-lit]"),
    answer: all("[data-answers] button:not(:disabled, [popovertarget], [role=switch], .now, [popover] *)"),
    list: all("[data-answers] button[popovertarget]"),
    tab: all("[role=tab]").filter((tab) => tab.querySelector("em.choices")),
    bar: all(".bar .buttons button:not(:disabled, .now)"),
  };
  const seen = Object.entries(kinds).flatMap(([kind, elements]) => elements.map((element) => ({ kind, element })));
  const things = seen.map(({ kind, element }) => ({ kind, name: nameOf(element), chosen: "chosen" in element.dataset }));

  const question = bar?.dataset.decision ?? null;
  const dialog = all("dialog[open] h2").at(-1)?.textContent ?? null;
  const told = all(".bar h1, .bar .steps, [role=alert]:popover-open").map((element) => element.textContent);
  const lines = all("[role=log]").map((element) => element.textContent.length);
  const selected = all("[role=tab][aria-selected=true]").map((element) => element.textContent);
  const confirms = kinds.now.map(nameOf);
  const lit = things.filter(({ kind }) => kind !== "bar").map(({ kind, name }) => `${kind} ${name}`);
  const standing = all("[data-anchor$='.score'], [data-anchor*='.resource.']").map((element) => element.textContent);
  const mark = JSON.stringify([question, dialog, told, lines, selected, confirms, lit, standing]);

  const page = document.scrollingElement;
  const isOutside = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const parts = isGlance ? [] : all(".bar, .bar .button, [data-anchor]");
  const cut = parts.filter((element) => isOutside(element.getBoundingClientRect())).map(nameOf);
  const scrolls = { sideways: page.scrollWidth > innerWidth, down: page.scrollHeight > innerHeight };
  return { elements: seen.map(({ element }) => element), sight: { question, dialog, mark, things, cut, scrolls } };
}
