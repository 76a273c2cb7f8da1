import { expect, test } from "vitest";
import { drawingOf } from "../../src/pieces/families.ts";

test("pieces of Trajan are drawn once its drawings are loaded, those of Forum Trajanum never by them", async () => {
  expect(drawingOf("m:pink")).toBeNull();
  await import("../../src/pieces/trajan/index.ts");
  for (const name of ["m:pink", "card:fish", "trajan-tile:3", "bonus:2"]) expect(drawingOf(name)).not.toBeNull();
  for (const name of ["resource:coin", "bonus:coin", "building:park"]) expect(drawingOf(name)).toBeNull();
});

test("pieces of Forum Trajanum are drawn once its drawings are loaded, those of Trajan never by them", async () => {
  const { isForumPiece } = await import("../../src/pieces/ForumPiece.svelte");
  await import("../../src/pieces/forum.ts");
  for (const name of ["resource:coin", "bonus:coin", "building:park"]) expect(drawingOf(name)).not.toBeNull();
  for (const name of ["resource:fish", "bonus:2", "m:pink"]) expect(isForumPiece(name)).toBe(false);
});
