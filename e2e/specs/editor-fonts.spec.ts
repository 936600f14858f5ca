import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] the editor opens with basic fonts; a letter they lack brings the whole font, and is drawn and kept", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/fonts/")) asked.push(pathname);
	});
	const editor = await openEditor(page);
	expect(asked.length).toBeGreaterThan(1);
	expect(asked.filter((file) => !/\.basic-\d+\.ttf$/.test(file))).toEqual([]);

	await page.mouse.move(200, 200);
	const whole = page.waitForResponse((response) => /\/fonts\/[a-z0-9-]+\.ttf$/.test(response.url()));
	await editor.textOnPage("Titel").dblclick();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Łukasz und Żaneta");
	expect((await whole).status()).toBe(200);
	await editor.expectText("Titel", "Łukasz und Żaneta");
	await editor.untilSaved();
	await expect(page.getByText(/^Diese Schrift kennt/)).toHaveCount(0);
});
