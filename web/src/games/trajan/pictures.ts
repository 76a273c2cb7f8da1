/** Answers of Trajan as pieces. */

/** Pieces that stand for an answer; none where words say it better. */
export function picturesOf(action: string): string[] {
  const [verb = "", thing = "", place = ""] = action.split(".");
  switch (verb) {
    case "marker":
    case "sow":
      return [`m:${thing}`];
    case "tray":
    case "plus-two":
      return [`action:${thing}`];
    case "play":
    case "load":
      return [`card:${thing}`];
    case "load-with-wild":
      return [`card:${thing}`, "forum-tile:wild-commodity"];
    case "load-wild":
      return ["forum-tile:wild-commodity"];
    case "discard":
      return place ? [`card:${thing}`] : [];
    case "forum":
      return [`forum-tile:${thing}`];
    default:
      return [];
  }
}
