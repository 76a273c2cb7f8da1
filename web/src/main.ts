import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { toast } from "./parts/toast.svelte.ts";
import { reloadedJustNow, reloadOnce } from "./renewal.ts";
import { readAddress } from "./route.svelte.ts";
import { showTheme } from "./settings.svelte.ts";
import { preferredLanguage, speak, t } from "./words.svelte.ts";

addEventListener("vite:preloadError", (event) => reloadOnce() && event.preventDefault());
showTheme();
readAddress();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("page")! });
void import("./keepsakes.ts").then(({ shareIfOthers }) => shareIfOthers());
if (reloadedJustNow()) toast(t("page-renewed"));
