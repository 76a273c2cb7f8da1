/** Everything that the page says in this language, as Fluent sources; only this one language is loaded. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/princeps/locale/en/*.ftl",
      "!../../../src/princeps/locale/en/terminal*.ftl",
      "!../../../src/princeps/locale/en/rules.ftl",
      "!../../../src/princeps/locale/en/forum-trajanum-moves.ftl", // the server words moves
      "!../../../src/princeps/locale/en/trajan.ftl", // and things of Trajan too
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
