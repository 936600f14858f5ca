import { existsSync } from "node:fs";
import { pathsOf } from "./programs.ts";

/** How the Chromium of the machine is started, for Playwright: without a window, where there is one made for that. */
export const chromiumLaunch = {
	executablePath:
		process.env.CHROMIUM ??
		["chromium-headless-shell", "chromium"].flatMap(pathsOf).find(existsSync) ??
		"/usr/bin/chromium",
	args: [
		"--disable-gpu",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		"--no-first-run",
		// Chromium refuses its sandbox to root, which is who runs in most containers.
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	],
};
