import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunch } from "../chromium.ts";

/** The Chromium of the machine, with colours as sRGB whatever screen there is. */
export function launchChromium(): Promise<Browser> {
	const { executablePath, args } = chromiumLaunch;
	return chromium.launch({ executablePath, args: [...args, "--force-color-profile=srgb"] });
}
