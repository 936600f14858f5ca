import type { Browser, Page } from "@playwright/test";
import { type Keystrokes, typeInto } from "./strokes.ts";

/** The page as the editor draws it; it can be written on before. */
const PAGE = 'svg[role="group"]:has(> svg)';
const OPENING_MS = 60_000;
const desk = { viewport: { width: 1440, height: 900 }, locale: "de-DE" };

/** Keystrokes in two texts of the editor, and painted in a bare text field under the same load. */
export interface KeystrokeTrial {
	/** Names on a postcard. */
	readonly short: Keystrokes;
	/** The paragraph inside of a folded card, 236 letters before anything is typed. */
	readonly long: Keystrokes;
	readonly field: Keystrokes;
}

/** Types on the page of the real editor. The apps must be built. */
export async function measureKeystrokes(browser: Browser, origin: string): Promise<KeystrokeTrial> {
	const field = await onPage(browser, async (page) => {
		await page.setContent("<textarea autofocus></textarea>");
		await page.locator("textarea").focus();
		return typeInto(page, { watched: "textarea" });
	});
	const short = await onPage(browser, async (page) => {
		await page.goto(`${origin}/configurator-card/eukalyptus-postkarte-a6-salbei/`);
		await textOn(page, "Namen").click({ timeout: OPENING_MS });
		await page.keyboard.press("Control+A");
		return typeInto(page, { watched: PAGE, emptiedAfter: 20 });
	});
	const long = await onPage(browser, async (page) => {
		await page.goto(`${origin}/configurator-card/eukalyptus-klappkarte-a6-staubblau/`);
		await page.locator(PAGE).waitFor({ timeout: OPENING_MS });
		await page.getByRole("navigation", { name: "Seiten", exact: true }).getByRole("button").nth(1).click();
		await textOn(page, "Einladungstext").click();
		await page.keyboard.press("Control+End");
		return typeInto(page, { watched: PAGE });
	});
	return { short, long, field };
}

function textOn(page: Page, label: string) {
	return page.locator(PAGE).getByRole("button", { name: `${label} bearbeiten`, exact: true });
}

async function onPage<Measured>(
	browser: Browser,
	measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
	const context = await browser.newContext(desk);
	try {
		return await measure(await context.newPage());
	} finally {
		await context.close();
	}
}
