import type { DesignDocument } from "@offizin/design";
import type { Locator, Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** The elements of the first page as the server has them, by id. */
async function saved(page: Page): Promise<ReadonlyMap<string, DesignDocument["pages"][0]["elements"][0]>> {
	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	return new Map(document.pages[0]?.elements.map((element) => [element.id, element]));
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
	const box = await place.boundingBox();
	if (!box) throw new Error("not on the screen");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const onPage = (page: Page, id: string) => page.locator(`svg[role="group"] rect[data-element="${id}"]`);
const spoken = (page: Page) => page.locator('p[aria-live="polite"]').last();

test("texts are moved, sized, turned and lined up by hand and by keys; each is one step of undo, and saved", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const names = editor.textOnPage("Namen");
	const id = (await names.getAttribute("data-element")) ?? "";
	await names.click();
	await page.keyboard.press("Escape");
	const grip = page.getByRole("button", { name: "Namen verschieben" });
	await grip.focus();
	for (const key of ["ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
	const before = (await saved(page)).get(id);
	if (!before) throw new Error("no text");

	const from = await middleOf(grip);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.keyboard.down("Alt");
	await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
	await page.mouse.up();
	await page.keyboard.up("Alt");
	const moved = (await saved(page)).get(id);
	expect(moved?.box.x).toBeGreaterThan(before.box.x);
	expect(moved?.box.y).toBeLessThan(before.box.y);
	expect(moved?.box).toMatchObject({ width: before.box.width, height: before.box.height });
	await expect(spoken(page)).toContainText("mm von links");

	await grip.focus();
	for (const keys of ["ArrowRight", "Alt+ArrowDown", "Shift+ArrowRight", "."])
		await page.keyboard.press(keys);
	await expect(spoken(page)).toContainText("um 1 Grad gedreht");
	const turned = (await saved(page)).get(id);
	expect(turned).toMatchObject({
		rotation: 100,
		box: {
			x: (moved?.box.x ?? 0) + 1000,
			y: (moved?.box.y ?? 0) + 100,
			width: before.box.width + 1000,
		},
	});

	await page.getByRole("button", { name: "Anordnen" }).click();
	const menu = page.getByRole("dialog", { name: "Anordnen" });
	expect(await violations(page)).toEqual([]);
	const turn = menu.getByRole("textbox", { name: "Drehung" });
	await turn.fill("0");
	await turn.press("Enter");
	await menu.getByRole("button", { name: "Linke Kanten" }).click();
	await page.keyboard.press("Escape");
	expect((await saved(page)).get(id)).toMatchObject({ rotation: 0, box: { x: 4000 } });

	await grip.focus();
	const undo = page.getByRole("button", { name: "Rückgängig" });
	while ((await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
	expect((await saved(page)).get(id)).toEqual(before);
});

test("own things are put onto the page, chosen together, copied and taken away; a reload has them", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "Herz" }).click();
	await panel.getByRole("button", { name: "Linie" }).click();
	await panel.getByRole("button", { name: "QR-Code" }).click();
	await page.getByRole("textbox", { name: "Der Code führt zu" }).fill("https://clara-und-jonathan.example");
	await panel.getByRole("button", { name: "Text", exact: true }).click();
	await page.keyboard.type("Mit Kindern");
	const own = [...(await saved(page)).values()].slice(-4);
	expect(own.map(({ type }) => type)).toEqual(["shape", "line", "qr", "text"]);
	expect(own[2]).toMatchObject({ content: "https://clara-und-jonathan.example" });
	expect(own[3]).toMatchObject({ text: "Mit Kindern" });

	await openEditor(page, page.url());
	const [heart, line] = own.map(({ id }) => onPage(page, id));
	if (!heart || !line) throw new Error("nothing of one's own");
	await page.mouse.move(700, 500);
	await heart.click();
	await line.click({ modifiers: ["Shift"] });
	await expect(page.getByText("2 Elemente ausgewählt")).toBeVisible();
	await page.getByRole("button", { name: "Anordnen" }).click();
	await page.getByRole("dialog", { name: "Anordnen" }).getByRole("button", { name: "Duplizieren" }).click();
	await page.keyboard.press("Escape");
	await heart.focus();
	await page.keyboard.press("Control+a");
	await heart.focus();
	expect(await violations(page)).toEqual([]);
});

test("[14] a code opens a calendar entry, a place or an album: told by the facts, found too small, made larger", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const facts = await editor.openPanel("Texte");
	await facts.locator('[data-fact="date"] input').fill("2027-06-12");
	const panel = await editor.openPanel("Elemente");
	await panel.getByRole("button", { name: "QR-Code" }).click();
	const content = panel.getByRole("group", { name: "Inhalt des QR-Codes" });
	const kind = content.getByRole("combobox", { name: "Der Code öffnet" });
	await kind.selectOption("ein Fotoalbum");
	await content.getByRole("textbox", { name: "Link zum Album" }).fill("http://example.org/album");
	await expect(content).toContainText("muss mit https:// beginnen");
	await kind.selectOption("den Ort auf der Karte");
	await expect(content.getByRole("textbox", { name: "Ort" })).not.toHaveValue("");
	await kind.selectOption("einen Kalendereintrag");
	await expect(content.getByLabel("Tag")).toHaveValue("2027-06-12");
	await expect(content).toContainText("Steht so in Ihren Angaben");
	// When it ends no fact knows: it is said beside them, and they stay told.
	await content.getByLabel("Ende").fill("01:00");
	await expect(content).toContainText("gilt für den nächsten Tag");
	await expect(content).toContainText("Steht so in Ihren Angaben");
	await expect(content).toContainText("zu klein");
	expect(await violations(page)).toEqual([]);
	await content.getByRole("button", { name: "Vergrößern" }).click();
	await expect(content).not.toContainText("zu klein");
	const code = [...(await saved(page)).values()].at(-1);
	expect(code).toMatchObject({ type: "qr", content: expect.stringContaining("DTSTART:{{date:iso}}\n") });
	expect(code).toMatchObject({ content: expect.stringContaining("\nUNTIL:01:00\n") });

	// What is typed stands there alone, until the facts are taken again.
	await content.getByRole("textbox", { name: "Titel" }).fill("Standesamt");
	await content.getByRole("button", { name: "Wieder aus Ihren Angaben übernehmen" }).click();
	await editor.openPanel("Texte");
	await facts.locator('[data-fact="date"] input').fill("2027-09-18");
	await editor.openPanel("Elemente");
	await panel.getByRole("list").last().getByRole("button", { name: "QR-Code" }).click();
	await expect(content.getByLabel("Tag")).toHaveValue("2027-09-18");
	await expect(content.getByLabel("Ende")).toHaveValue("01:00");
});
