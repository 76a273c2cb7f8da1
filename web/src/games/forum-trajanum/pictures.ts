/** Answers as pictures. */

/** Pieces that stand for an answer on its button, as names for `Piece`. */
export function picturesOf(action: string): string[] {
  const [verb = "", ...rest] = action.split(".");
  const [thing = "", other = ""] = rest;
  switch (verb) {
    case "gain":
      return [`resource:${thing}`];
    case "bonus":
      return [`bonus:${thing}`];
    case "crane":
      return [`crane:${thing}`];
    case "row":
      return [`citizen:${thing.slice(0, thing.lastIndexOf("-"))}`];
    case "trade":
      return [`resource:${thing}-worker`, `resource:${thing}-worker`, "arrow", "resource:builder"];
    case "recolour":
      return [`resource:${thing}-worker`, "arrow", `resource:${other}-worker`];
    case "hire":
      return ["resource:assistant", "arrow", `resource:${thing}-worker`];
    case "hire-builder":
      return ["resource:assistant", "arrow", "resource:builder"];
    case "merchant": {
      const [given = "", taken = ""] = thing.split("-");
      return [`resource:${given}`, "arrow", `resource:${taken}`];
    }
    default:
      return [];
  }
}
