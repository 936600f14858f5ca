import type { DesignDocument } from "@offizin/design";
import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { editorPage, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const spoken = (page: Page) => page.locator('p[aria-live="polite"]').last();

/** The design as the server has it. */
async function saved(page: Page): Promise<DesignDocument> {
	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	return document;
}

const named = (document: DesignDocument, label: string) =>
	document.pages[0]?.elements.find((element) => element.label === label);

test("[14] an ornament is put onto the card, coloured, taken back and brought again; a reload has it", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "Ornamente ansehen" }).click();
	// First of all what belongs to the card.
	await expect(panel.getByRole("radio", { name: "Kollektion" })).toBeChecked();
	await panel.getByRole("radio", { name: "Tiere" }).check();
	const tile = panel.getByRole("button", { name: "Schmetterling" });
	await expect(tile).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await tile.focus();
	await page.keyboard.press("Enter");
	await expect(spoken(page)).toContainText("Schmetterling liegt auf der Seite und ist ausgewählt.");

	await editor.closePanel();
	const bar = page.getByRole("toolbar", { name: "Schmetterling" });
	await bar.getByRole("combobox", { name: "Teil der Zeichnung" }).selectOption("Akzent");
	await bar.getByTitle("Messing, Heißfolie").click();
	const coloured = await saved(page);
	expect(coloured.artworks["ornament-butterfly"]?.paths.length).toBeGreaterThan(2);
	expect(named(coloured, "ornament-butterfly")).toMatchObject({
		type: "artwork",
		artwork: "ornament-butterfly",
		inks: { accent: { role: "foil", swatch: "brass" } },
	});
	expect(await violations(page)).toEqual([]);

	const undo = page.getByRole("button", { name: "Rückgängig" });
	await undo.click();
	await undo.click();
	await expect(spoken(page)).toContainText("Schmetterling");
	await expect(page.locator(`svg [data-element="${named(coloured, "ornament-butterfly")?.id}"]`)).toHaveCount(
		0,
	);
	const before = await saved(page);
	expect(Object.keys(before.artworks)).not.toContain("ornament-butterfly");
	const redo = page.getByRole("button", { name: "Wiederholen" });
	await redo.click();
	await redo.click();
	expect(await saved(page)).toEqual(coloured);

	await page.reload();
	await editorPage(page);
	// What is put onto a page is there to be touched with the first sign of a person.
	await page.mouse.move(20, 400);
	await expect(
		page.locator(`svg [data-element="${named(coloured, "ornament-butterfly")?.id}"]`).first(),
	).toBeVisible();
});

test("[14] a background is found by a word, lies behind everything and reaches over every edge", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "Ornamente ansehen" }).click();
	const search = panel.getByRole("searchbox", { name: "Ornament suchen" });
	await search.fill("drachen");
	await expect(panel.getByText("Dazu haben wir nichts gezeichnet.")).toBeVisible();
	await search.fill("Tupfen");
	await panel.getByRole("button", { name: "Große Punkte" }).click();
	await expect(spoken(page)).toContainText("Große Punkte liegt auf der Seite");
	const document = await saved(page);
	const [first] = document.pages[0]?.elements ?? [];
	expect(first).toMatchObject({ label: "ornament-large-dots", artwork: "ornament-large-dots-wide" });
	const { x = 0, y = 0, width = 0, height = 0 } = first?.box ?? {};
	expect(Math.max(x, y)).toBeLessThanOrEqual(-3000);
	expect(Math.min(x + width - 148_000, y + height - 105_000)).toBeGreaterThanOrEqual(3000);

	await editor.closePanel();
	const check = await editor.openPanel("Prüfen");
	await expect(check.getByText("Namen").first()).toBeVisible();
	await expect(check.getByText("Große Punkte")).toHaveCount(0);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

	test("[14] an ornament is put onto the card from the sheet, which opens again where it was", async ({
		page,
	}) => {
		const editor = await openEditor(page);
		const panel = await editor.openPanel("Elemente");
		await panel.getByRole("button", { name: "Ornamente ansehen" }).tap();
		await panel.getByRole("radio", { name: "Liebe" }).check();
		await panel.getByRole("button", { name: "Eheringe" }).tap();
		await expect(spoken(page)).toContainText("Eheringe liegt auf der Seite");
		expect(await violations(page)).toEqual([]);
		const rings = named(await saved(page), "ornament-wedding-rings");
		await editor.closePanel();
		await expect(page.locator(`svg [data-element="${rings?.id}"]`).first()).toBeVisible();
		await expect(page.getByRole("toolbar", { name: "Eheringe" })).toBeVisible();
		const again = await editor.openPanel("Elemente");
		await expect(again.getByRole("radio", { name: "Liebe" })).toBeChecked();
		await expect(again.getByRole("button", { name: "Eheringe", exact: true }).first()).toBeVisible();
	});
});
