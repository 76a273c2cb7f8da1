/** Everything that the page says in this language, as Fluent sources; only this one language is loaded. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/princeps/locale/de/*.ftl",
      "!../../../src/princeps/locale/de/terminal*.ftl",
      "!../../../src/princeps/locale/de/rules.ftl",
      "!../../../src/princeps/locale/de/forum-trajanum-moves.ftl", // the server words moves
      "!../../../src/princeps/locale/de/trajan.ftl", // and things of Trajan too
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
