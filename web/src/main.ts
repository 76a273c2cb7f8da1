import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { readAddress } from "./route.svelte.ts";
import { showTheme } from "./settings.svelte.ts";
import { preferredLanguage, speak } from "./words.svelte.ts";

showTheme();
readAddress();
await speak(preferredLanguage());
mount(App, { target: document.getElementById("page")! });
