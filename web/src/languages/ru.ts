/** Everything that the page says in this language, as Fluent sources; only this one language is loaded. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/princeps/locale/ru/*.ftl",
      "!../../../src/princeps/locale/ru/terminal*.ftl",
      "!../../../src/princeps/locale/ru/trajan.ftl", // the server words moves and things of Trajan
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
