import type { DesignDocument, TextElement } from "@offizin/design";
import type { Locator, Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** The text that was added, as the server has it. */
async function saved(page: Page, editor: EditorPage): Promise<TextElement> {
	await editor.untilSaved();
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	const own = document.pages[0]?.elements.findLast(({ id }) => id.startsWith("text-"));
	if (own?.type !== "text") throw new Error("the added text is saved");
	return own;
}

/** In micrometres, however near the page is looked at. */
async function heightOf(place: Locator): Promise<number> {
	return Number(await place.getAttribute("height"));
}

async function addText(page: Page, editor: EditorPage): Promise<Locator> {
	await page.mouse.move(5, 5);
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "Text", exact: true }).click();
	await editor.closePanel();
	const own = page.locator('svg[role="group"] [data-element^="text-"]').first();
	await expect(own).toBeVisible();
	await editor.untilSaved();
	return own;
}

const LONG = Array.from({ length: 9 }, (_none, at) => `Zeile ${at + 1} von dem, was wir sagen`).join("\n");

test("[14] a text of one's own grows with its lines and shrinks back; undo once gives the state before", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const own = await addText(page, editor);
	const before = await saved(page, editor);
	const low = await heightOf(own);
	await own.click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(LONG);
	await expect.poll(() => heightOf(own)).toBeGreaterThan(low * 1.5);
	const high = await heightOf(own);
	// All of it is set in the size that was chosen, and nothing hangs out.
	await expect(page.getByText(/wird er in .* pt gesetzt/)).toHaveCount(0);
	await expect(page.getByText("passt nicht", { exact: false })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	const typed = { ...before, text: LONG };
	await expect.poll(() => saved(page, editor)).toEqual(typed);

	// Moved by keys it goes as it is seen, and is still as low as it was made.
	const grip = page.getByRole("button", { name: /verschieben$/ });
	await grip.focus();
	await page.keyboard.press("ArrowRight");
	const box = { ...before.box, x: before.box.x + 1000 };
	await expect.poll(() => saved(page, editor)).toEqual({ ...typed, box });
	expect(await heightOf(own)).toBe(high);

	const undo = page.getByRole("button", { name: "Rückgängig" });
	await undo.click();
	await expect.poll(() => saved(page, editor)).toEqual(typed);
	await undo.click();
	await expect.poll(() => saved(page, editor)).toEqual(before);
	expect(await heightOf(own)).toBe(low);
});

test("[14] whether the box of a text grows is a choice", async ({ page }) => {
	const editor = await openEditor(page);
	const own = await addText(page, editor);
	const low = await heightOf(own);
	await own.click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(LONG);
	await expect.poll(() => heightOf(own)).toBeGreaterThan(low * 1.5);
	await page.getByRole("button", { name: "Satz", exact: true }).click();
	const choice = page
		.getByRole("dialog", { name: "Satz" })
		.getByRole("button", { name: "Feld wächst mit dem Text" });
	await expect(choice).toHaveAttribute("aria-pressed", "true");
	await choice.click();
	await expect(choice).toHaveAttribute("aria-pressed", "false");
	await expect.poll(() => heightOf(own)).toBe(low);
	await expect.poll(async () => (await saved(page, editor)).grow).toBeUndefined();
});
