import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn, middleOf } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";
import { showKeyboard } from "../fixtures/phone-keyboard.ts";
import { smallTargets } from "../fixtures/small-targets.ts";

const FOLDED = "/configurator-card/eukalyptus-klappkarte-a6-salbei/";
/** Of a phone in German, with its row of suggestions. */
const KEYBOARD = 336;

test("[14] a text that is written stands in the middle of what the keyboard leaves, its tools above the keyboard", async ({
	page,
}) => {
	const editor = await openEditor(page, FOLDED);
	const finger = await fingerOn(page);
	await finger.tap({ x: 20, y: 60 });
	const sheet = page.locator("[data-sheet]");
	const width = async () => (await sheet.boundingBox())?.width ?? 0;
	const whole = await width();
	const top = 844 - KEYBOARD;

	for (const label of ["Datum und Ort", "Erster Name"]) {
		const text = editor.textOnPage(label);
		await expect(async () => {
			await finger.tap(text);
			await expect(page.getByRole("toolbar", { name: /^Schrift von / })).toBeVisible({ timeout: 1000 });
		}).toPass();
		const near = await width();
		await showKeyboard(page, KEYBOARD);
		// Nothing becomes smaller for it.
		await expect.poll(width).toBeGreaterThan(near - 2);
		const tools = await page.getByRole("toolbar", { name: /^Schrift von / }).boundingBox();
		if (!tools) throw new Error("no tools");
		expect(tools.y + tools.height).toBeLessThanOrEqual(top);
		// Between the head and the tools, in the middle: as far as the card can be scrolled.
		const head = await page.locator("header").last().boundingBox();
		const middle = ((head?.y ?? 0) + (head?.height ?? 0) + tools.y) / 2;
		await expect.poll(async () => Math.abs((await middleOf(text)).y - middle)).toBeLessThan(60);
		await expect(page.getByRole("tab").first()).toBeHidden();
		expect(await violations(page)).toEqual([]);
		expect(await smallTargets(page, "main, header")).toEqual([]);

		// What opens over the page opens above the keyboard too.
		const opener = page.getByRole("button", { name: "Satz", exact: true });
		await opener.scrollIntoViewIfNeeded();
		await finger.tap(opener);
		const more = page.getByRole("dialog", { name: "Satz" });
		await expect(more).toBeVisible();
		const box = await more.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + 1);
		// And leaves the text in sight: a tap on it goes on with it.
		const line = await middleOf(text);
		expect(box?.y).toBeGreaterThan(line.y);
		await finger.tap({ x: 40, y: line.y });
		await expect(more).toBeHidden();

		await page.keyboard.type("!");
		await showKeyboard(page, 0);
		await expect(page.getByRole("tab").first()).toBeVisible();
		await expect.poll(width).toBeCloseTo(near, 0);
		await editor.untilSaved();
	}
	expect(await width()).toBeGreaterThan(whole);
});

test("[14] a thumb on the panel takes part in no pinch", async ({ page }) => {
	await openEditor(page, FOLDED);
	const finger = await fingerOn(page);
	const sheet = page.locator("[data-sheet]");
	const width = async () => (await sheet.boundingBox())?.width ?? 0;
	const whole = await width();
	// The first touch fetches what the second one finds.
	const two = [
		{ x: 160, y: 250 },
		{ x: 230, y: 250 },
	] as const;
	await expect(async () => {
		await finger.pinch(two, [
			{ x: 120, y: 250 },
			{ x: 270, y: 250 },
		]);
		expect(await width()).toBeGreaterThan(whole * 1.5);
	}).toPass();
	await finger.pinch(
		[
			{ x: 60, y: 250 },
			{ x: 330, y: 250 },
		],
		two,
	);
	await expect.poll(width).toBeCloseTo(whole, 0);

	const panel = await middleOf(page.getByRole("tab", { name: "Design" }));
	await finger.pinch([panel, { x: 200, y: 300 }], [panel, { x: 200, y: 90 }]);
	// A pinch is drawn with the next frame.
	await page.evaluate(
		() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
	);
	expect(await width()).toBeCloseTo(whole, 0);
});
