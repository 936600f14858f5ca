import { type Browser, chromium } from "@playwright/test";

/** The Chromium of the machine, with colours as sRGB whatever screen there is. */
export function launchChromium(): Promise<Browser> {
	return chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run",
			"--force-color-profile=srgb",
		],
	});
}
