// Runs before the first paint, so that a dark page never flashes light. `settings.svelte.ts` keeps it up to date.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("princeps.settings") ?? "{}").theme ?? "auto";
  } catch {
    // A browser that keeps nothing gets the system's theme.
  }
  const system = matchMedia("(prefers-contrast: more)").matches
    ? "contrast"
    : matchMedia("(prefers-color-scheme: dark)").matches
      ? "dark"
      : "light";
  document.documentElement.dataset.theme = theme === "auto" ? system : theme;
})();
