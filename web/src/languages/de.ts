/** Everything that the page says in this language, as Fluent sources; only this one language is loaded. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/princeps/locale/de/*.ftl",
      "!../../../src/princeps/locale/de/terminal*.ftl",
      "!../../../src/princeps/locale/de/trajan.ftl", // the server words moves and things of Trajan
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
