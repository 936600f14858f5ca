import { editorPage, openEditor, POSTCARD } from "../fixtures/editor-page.ts";
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

test("[14] a text can be tapped and written before anything can be drawn; it is drawn and kept as it was typed", async ({
	page,
}) => {
	const shaping = Promise.withResolvers<void>();
	await page.route("**/*.wasm", async (route) => {
		await shaping.promise;
		await route.continue();
	});
	await page.goto(`/configurator-card/${POSTCARD}/`);
	const drawn = page.locator('svg[role="group"] > svg');
	const title = page.getByRole("button", { name: "Titel bearbeiten", exact: true });
	await title.click();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Wir sagn ja");
	for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
	await page.keyboard.type("e");
	const field = page.getByRole("textbox", { name: "Titel", exact: true }).first();
	await expect(field).toHaveValue("Wir sagen ja");
	await expect(drawn).toHaveCount(0);
	await expect(page.locator("[data-sheet] [data-drawing] svg")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(title).toBeFocused();
	await title.press("Enter");
	shaping.resolve();

	const editor = await editorPage(page);
	await expect(page.locator("[data-sheet] [data-drawing]")).toHaveCount(0);
	await page.keyboard.press("End");
	await page.keyboard.type("!");
	await editor.expectText("Titel", "Wir sagen ja!");
	await editor.untilSaved();
	const asTyped = await drawn.innerHTML();
	await page.reload();
	await editorPage(page);
	await editor.expectText("Titel", "Wir sagen ja!");
	expect(await drawn.innerHTML()).toBe(asTyped);
});
