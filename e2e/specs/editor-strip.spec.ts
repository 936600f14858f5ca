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

test("[14] the picture of a page waits for a pause of who writes, and follows undo and redo at once", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await page.mouse.move(300, 300);
	await expect.poll(() => still(page)).not.toBe("");
	const first = await still(page);
	await editor.textOnPage("Namen").click();
	await page.keyboard.press("End");
	for (const letter of "Wilhelmine") {
		await page.keyboard.press(letter);
		expect(await still(page)).toBe(first);
	}
	await expect.poll(() => still(page)).not.toBe(first);
	const written = await still(page);

	await page.keyboard.press("Control+z");
	await expect.poll(() => still(page), { timeout: 1500 }).toBe(first);
	await page.keyboard.press("Control+y");
	await expect.poll(() => still(page), { timeout: 1500 }).toBe(written);
	await page.keyboard.press("Control+z");
	await expect.poll(() => still(page)).toBe(first);

	await page.keyboard.press("Escape");
	await editor.choosePhoto(await photoFile());
	await expect.poll(() => still(page)).not.toBe(first);
});
