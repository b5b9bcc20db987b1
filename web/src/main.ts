import { mount } from "svelte";
import App from "./App.svelte";
import { install, listen } from "./lib/attention";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";

settings.dress();
await speech.learn(settings.language);
mount(App, { target: document.getElementById("app")! });
listen();
install();
