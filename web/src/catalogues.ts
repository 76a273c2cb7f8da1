/**
 * Which part of the page a file of the catalogue words: `page` for what every page needs, `guide`, `lessons`, or the name
 * of a game for its own files, `<game>-page.ftl` and `<game>-page-<topic>.ftl`. The build makes one chunk of each part in each
 * language.
 */
export function partOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const [own] = /\b(?:guide|lessons)\b/.exec(name) ?? [];
  if (own) return own;
  return /^(.+)-page\b/.exec(name)?.[1] ?? "page";
}
