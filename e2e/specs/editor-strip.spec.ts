import type { Page } from "@playwright/test";
import { openEditor, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** The picture of the first page in the strip, by its bytes; empty while there is none. */
async function still(page: Page): Promise<string> {
	return await page
		.getByRole("navigation", { name: "Seiten", exact: true })
		.locator("img")
		.first()
		.evaluate(async (image: HTMLImageElement) => {
			if (!image.src || !image.complete) return "";
			const canvas = document.createElement("canvas");
			canvas.width = image.naturalWidth;
			canvas.height = image.naturalHeight;
			canvas.getContext("2d")?.drawImage(image, 0, 0);
			return canvas.toDataURL();
		});
}

/** Milliseconds from the last key before it to each new picture of a page. */
async function pausesBeforePictures(page: Page, during: () => Promise<unknown>): Promise<readonly number[]> {
	await page.evaluate(() => {
		const pauses: number[] = [];
		Object.assign(window, { pauses });
		let lastKey = Number.NEGATIVE_INFINITY;
		addEventListener("keydown", () => (lastKey = performance.now()), true);
		const strip = document.querySelector('nav[aria-label="Seiten"]');
		if (!strip) throw new Error("There is no strip of pages.");
		new MutationObserver(() => pauses.push(performance.now() - lastKey)).observe(strip, {
			...{ subtree: true, attributes: true, attributeFilter: ["src"] },
		});
	});
	await during();
	return await page.evaluate(() => (window as unknown as { pauses: number[] }).pauses);
}

test("[14] the picture of a page waits for a pause of who writes, and follows undo, redo and a photo", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await page.mouse.move(300, 300);
	await expect.poll(() => still(page)).not.toBe("");
	const first = await still(page);
	await editor.textOnPage("Namen").click();
	await page.keyboard.press("End");
	await page.keyboard.press("W");
	await expect.poll(() => still(page)).not.toBe(first);
	const written = await still(page);
	await page.keyboard.press("Control+z");
	await expect.poll(() => still(page)).toBe(first);
	await page.keyboard.press("Control+y");
	await expect.poll(() => still(page)).toBe(written);

	const pauses = await pausesBeforePictures(page, async () => {
		await page.keyboard.type("ilhelmine", { delay: 60 });
		await expect.poll(() => still(page)).not.toBe(written);
	});
	expect(pauses.length).toBeGreaterThan(0);
	expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);

	await page.keyboard.press("Escape");
	const whole = await still(page);
	await editor.choosePhoto(await photoFile());
	await expect.poll(() => still(page)).not.toBe(whole);
});
