/** Everything that the page says in this language, as Fluent sources; only this one language is loaded. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/princeps/locale/ru/*.ftl",
      "!../../../src/princeps/locale/ru/terminal*.ftl",
      "!../../../src/princeps/locale/ru/rules.ftl",
      "!../../../src/princeps/locale/ru/forum-trajanum-moves.ftl", // the server words moves
      "!../../../src/princeps/locale/ru/trajan.ftl", // and things of Trajan too
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
