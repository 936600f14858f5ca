import type { DesignDocument } from "@offizin/design";
import type { Locator, Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

type Elements = ReadonlyMap<string, DesignDocument["pages"][0]["elements"][0]>;

/** The elements of a page as the server has them, by id. */
async function saved(page: Page, position = 0): Promise<Elements> {
	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	return new Map(document.pages[position]?.elements.map((element) => [element.id, element]));
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
	const box = await place.boundingBox();
	if (!box) throw new Error("not on the screen");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const onPage = (page: Page, id: string) => page.locator(`svg[role="group"] [data-element="${id}"]`).first();
const spoken = (page: Page) => page.locator('p[aria-live="polite"]').last();

async function choose(page: Page, action: string): Promise<void> {
	await page.getByRole("button", { name: "Anordnen" }).click();
	const menu = page.getByRole("dialog", { name: "Anordnen" });
	await menu.getByRole("button", { name: action, exact: true }).click();
	if (await menu.isVisible()) await page.keyboard.press("Escape");
}

/** Another collection, with other colours. */
const OTHER_CARD = "soiree-postkarte-a6-nachtblau";

/** Pastes what another program has put there. */
async function pasteFrom(page: Page, formats: Readonly<Record<string, string>>): Promise<void> {
	await page.evaluate((given) => {
		const data = new DataTransfer();
		for (const [type, value] of Object.entries(given)) data.setData(type, value);
		const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
		document.body.dispatchEvent(event);
	}, formats);
}

/** Puts a heart and an ellipse onto the page; their ids. */
async function twoShapes(page: Page, editor: EditorPage): Promise<readonly [string, string]> {
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "Herz" }).click();
	await panel.getByRole("button", { name: "Ellipse" }).click();
	await editor.closePanel();
	const [heart, ellipse] = [...(await saved(page)).keys()].slice(-2);
	if (!heart || !ellipse) throw new Error("no shapes");
	return [heart, ellipse];
}

test("two things become a group by keys; it moves, is sized, opened and taken apart, each one step of undo", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const [heart, ellipse] = await twoShapes(page, editor);
	const before = await saved(page);
	await onPage(page, heart).click();
	await onPage(page, ellipse).click({ modifiers: ["Shift"] });
	await page.keyboard.press("Control+g");
	await expect(spoken(page)).toHaveText("2 Elemente gruppiert.");
	await expect(page.getByText("Gruppe aus 2 Elementen.")).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await page.keyboard.press("ArrowRight");
	const moved = await saved(page);
	for (const id of [heart, ellipse]) expect(moved.get(id)?.box.x).toBe((before.get(id)?.box.x ?? 0) + 1000);

	// A tap chooses the group, a second one what lies there; a drag moves all of it.
	await page.keyboard.press("Escape");
	await page.keyboard.press("Enter");
	const from = await middleOf(onPage(page, heart));
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.keyboard.down("Alt");
	await page.mouse.move(from.x + 30, from.y, { steps: 3 });
	await page.mouse.up();
	await page.keyboard.up("Alt");
	const dragged = await saved(page);
	const way = (dragged.get(heart)?.box.x ?? 0) - (moved.get(heart)?.box.x ?? 0);
	expect(way).toBeGreaterThan(1000);
	expect((dragged.get(ellipse)?.box.x ?? 0) - (moved.get(ellipse)?.box.x ?? 0)).toBe(way);

	const corner = await middleOf(page.locator('[data-grip="se"]'));
	await page.mouse.move(corner.x, corner.y);
	await page.mouse.down();
	await page.mouse.move(corner.x + 25, corner.y + 25, { steps: 3 });
	await page.mouse.up();
	const sized = await saved(page);
	expect(sized.get(heart)?.box.width).toBeGreaterThan(dragged.get(heart)?.box.width ?? 0);

	const middle = await middleOf(onPage(page, heart));
	await page.mouse.click(middle.x, middle.y);
	await expect(page.getByRole("toolbar", { name: "Form" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Gruppe aus 2 Elementen.")).toBeVisible();
	await page.keyboard.press("Control+Shift+g");
	await expect(page.getByText("2 Elemente ausgewählt")).toBeVisible();
	for (const one of (await saved(page)).values()) expect(one.group).toBeUndefined();

	const undo = page.getByRole("button", { name: "Rückgängig" });
	for (let step = 0; step < 5; step++) await undo.click();
	expect(await saved(page)).toEqual(before);
});

test("what is locked stays through mouse and keys until it is unlocked", async ({ page }) => {
	const editor = await openEditor(page);
	const [heart] = await twoShapes(page, editor);
	await onPage(page, heart).click();
	await choose(page, "Sperren");
	const before = await saved(page);
	const from = await middleOf(onPage(page, heart));
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 40, from.y + 40, { steps: 3 });
	await page.mouse.up();
	for (const key of ["ArrowRight", "Delete"]) await page.keyboard.press(key);
	expect(await saved(page)).toEqual(before);
	expect(before.get(heart)?.locked).toBe(true);
	expect(await violations(page)).toEqual([]);
	await choose(page, "Entsperren");
	await onPage(page, heart).focus();
	await page.keyboard.press("Delete");
	expect((await saved(page)).has(heart)).toBe(false);
});

test("what is copied goes to another page and to another design; words become a text, foreign data is refused", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const [heart] = await twoShapes(page, editor);
	await onPage(page, heart).click();
	await page.keyboard.press("Control+c");
	await expect(spoken(page)).toHaveText("1 Element kopiert.");
	await page.getByRole("navigation", { name: "Seiten" }).getByRole("button").nth(1).click();
	await page.keyboard.press("Control+v");
	await expect(spoken(page)).toHaveText("1 Element eingefügt und ausgewählt.");
	const [copy] = [...(await saved(page, 1)).values()].slice(-1);
	expect(copy).toMatchObject({ type: "shape", box: (await saved(page)).get(heart)?.box });

	await page.keyboard.press("Control+x");
	expect((await saved(page, 1)).has(copy?.id ?? "")).toBe(false);
	await openEditor(page, `/configurator-card/${OTHER_CARD}/`);
	await expect((await editor.openPanel("Elemente")).getByRole("button", { name: "Herz" })).toBeVisible();
	await page.keyboard.press("Control+v");
	await expect(spoken(page)).toHaveText("1 Element eingefügt und ausgewählt.");
	expect([...(await saved(page)).values()].at(-1)).toMatchObject({ type: "shape", shape: "heart" });

	await pasteFrom(page, { "text/plain": "Wir freuen uns\nauf euch" });
	await expect
		.poll(async () => [...(await saved(page)).values()].at(-1))
		.toMatchObject({
			type: "text",
			text: "Wir freuen uns\nauf euch",
		});
	await pasteFrom(page, { "application/x-offizin-design+json": '{"pages":[]}' });
	await expect(page.getByRole("alert")).toHaveText(/lässt sich nicht lesen/);
	expect(await violations(page)).toEqual([]);
});

test.describe("by thumb", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("several are chosen by one tap each, grouped, and lie in front together", async ({ page }) => {
		const editor = await openEditor(page);
		const [heart, ellipse] = await twoShapes(page, editor);
		await onPage(page, heart).tap();
		await choose(page, "Mehrere auswählen");
		const choices = page.locator('svg[role="group"]').getByRole("checkbox", { name: "Form auswählen" });
		await expect(choices).toHaveCount(2);
		await choices.nth(1).tap();
		expect(await violations(page)).toEqual([]);
		await page.getByRole("button", { name: "Fertig" }).tap();
		await expect(page.getByText("2 Elemente ausgewählt")).toBeVisible();
		await choose(page, "Gruppieren");
		const grouped = await saved(page);
		expect(grouped.get(heart)?.group).toBe(grouped.get(ellipse)?.group);
		await choose(page, "Ganz nach hinten");
		expect([...(await saved(page)).keys()].slice(0, 2)).toEqual([heart, ellipse]);
	});
});
