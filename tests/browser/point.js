/* Where a thing that the eyes have seen can be touched, once it lies still: in its middle, or where nothing covers it. It
   is brought into view first. Null if it stays covered where it lies still. */
async ({ elements }, index) => {
  const element = elements[index];
  const POINTS = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.2, 0.2], [0.8, 0.8]];
  const PATIENCE = 60; // frames
  const STILLNESS = 20; // frames in which whatever covers it would have gone
  const isIn = (at, end) => at >= 0 && at < end;

  const touchable = () => {
    const box = element.getBoundingClientRect();
    const points = POINTS.map(([across, down]) => [box.left + box.width * across, box.top + box.height * down]);
    return points.find(([x, y]) => {
      const there = document.elementFromPoint(x, y)?.closest(element.dataset.anchor ? "[data-anchor]" : "button");
      return there === element || (there?.dataset.anchor && there.dataset.anchor === element.dataset.anchor);
    });
  };

  const { left, top, width, height } = element.getBoundingClientRect();
  const isOnScreen = isIn(left + width / 2, innerWidth) && isIn(top + height / 2, innerHeight);
  if (!isOnScreen) element.scrollIntoView({ block: "center" });
  let before = touchable();
  let place = JSON.stringify(element.getBoundingClientRect());
  let stillFor = 0;
  for (let frame = 0; frame < PATIENCE && stillFor < STILLNESS; frame++) {
    await new Promise(requestAnimationFrame);
    const now = touchable();
    if (now && before && now[0] === before[0] && now[1] === before[1]) return now;
    const newPlace = JSON.stringify(element.getBoundingClientRect());
    stillFor = newPlace === place ? stillFor + 1 : 0;
    [before, place] = [now, newPlace];
  }
  return null;
}
