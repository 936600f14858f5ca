import type { Page } from "@playwright/test";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const near = [
	{ x: 160, y: 250 },
	{ x: 220, y: 250 },
] as const;
const far = [
	{ x: 100, y: 250 },
	{ x: 280, y: 250 },
] as const;
const browserScale = (page: Page) => page.evaluate(() => visualViewport?.scale);
const sheetWidth = (page: Page) =>
	page.locator("[data-sheet]").evaluate((sheet) => sheet.getBoundingClientRect().width);

test("a thumb: a small text comes close enough to be read, two fingers magnify the page and never the browser", async ({
	page,
}) => {
	const editor = await openEditor(page, "/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	const finger = await fingerOn(page);
	const whole = await sheetWidth(page);
	// The first touch fetches what the second one finds.
	await expect(async () => {
		await finger.pinch(near, far);
		expect(await sheetWidth(page)).toBeGreaterThan(whole * 2.5);
	}).toPass();
	expect(await browserScale(page)).toBe(1);
	await finger.pinch(
		[
			{ x: 60, y: 250 },
			{ x: 330, y: 250 },
		],
		[
			{ x: 190, y: 250 },
			{ x: 200, y: 250 },
		],
	);
	await expect.poll(() => sheetWidth(page)).toBeCloseTo(whole, 0);

	await page.getByRole("button", { name: "Innenseite" }).tap();
	const letters = () =>
		editor
			.textOnPage("Einladungstext")
			.evaluate((target) => (target as SVGGraphicsElement).getScreenCTM()?.a ?? 0);
	const before = await letters();
	await editor.textOnPage("Einladungstext").tap();
	await expect.poll(letters).toBeGreaterThan(before * 1.5);
	expect(await browserScale(page)).toBe(1);
	const seen = await editor.textOnPage("Einladungstext").boundingBox();
	// Above the keyboard, which takes the lower half.
	expect((seen?.y ?? 844) + 20).toBeLessThan(422);
	await page.keyboard.type("!");
	await editor.untilSaved();
});
