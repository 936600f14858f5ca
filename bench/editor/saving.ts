import type { Browser, Request } from "@playwright/test";
import { openCrowdedDesign } from "./crowded-design.ts";

/** Bytes of one save, as the browser counts them. */
export interface SaveBytes {
	readonly sent: number;
	readonly received: number;
	readonly headers: number;
}

export interface Saves {
	/** One letter in a card as its theme made it. */
	readonly card: SaveBytes;
	/** One letter in the same card with 200 elements more. */
	readonly crowded: SaveBytes;
}

export async function measureSaves(browser: Browser, origin: string): Promise<Saves> {
	const template = "eukalyptus-postkarte-a6-salbei";
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
	try {
		const page = await context.newPage();
		const save = async () => {
			const names = page
				.locator('svg[role="group"]:has(> svg)')
				.getByRole("button", { name: "Namen bearbeiten", exact: true });
			// What lies above them takes a pointer, not a key.
			await names.focus({ timeout: 60_000 });
			await page.keyboard.press("Enter");
			await page.keyboard.press("End");
			await page.keyboard.press("a");
			await page.waitForRequest(isSave);
			await page.keyboard.press("Backspace");
			return bytesOf(await page.waitForEvent("requestfinished", isSave));
		};
		await page.goto(`${origin}/configurator-card/${template}/`);
		const card = await save();
		await openCrowdedDesign(page, origin, template);
		return { card, crowded: await save() };
	} finally {
		await context.close();
	}
}

const isSave = (request: Request) => request.method() === "PATCH";

async function bytesOf(request: Request): Promise<SaveBytes> {
	const sizes = await request.sizes();
	return {
		sent: sizes.requestBodySize,
		received: sizes.responseBodySize,
		headers: sizes.requestHeadersSize + sizes.responseHeadersSize,
	};
}
