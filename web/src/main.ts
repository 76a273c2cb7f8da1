import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { toast } from "./parts/toast.svelte.ts";
import { reloadOnce, whatToSay } from "./renewal.ts";
import { readAddress } from "./route.svelte.ts";
import { showTheme } from "./settings.svelte.ts";
import { preferredLanguage, speak, t } from "./words.svelte.ts";

addEventListener("vite:preloadError", (event) => navigator.onLine && reloadOnce() && event.preventDefault());
showTheme();
readAddress();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("page")! });
void import("./keepsakes.ts").then(({ shareIfOthers }) => shareIfOthers());
const said = whatToSay();
if (said) toast(t(said));
const start = () => {
  void import("./program.ts").then(({ becomeApp }) => becomeApp());
  void import("./room/LastSeen.svelte"); // which could not be fetched when it is needed
};
if (document.readyState === "complete") start();
else addEventListener("load", start);
