/** Which part of the page a file of the catalogue words. The build makes one chunk of each part in each language. */
export type Part = "page" | "guide" | "forum-trajanum" | "trajan";

export function partOf(file: string): Part {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (name.includes("guide")) return "guide";
  if (name.includes("forum")) return "forum-trajanum";
  return name.includes("trajan") ? "trajan" : "page";
}
