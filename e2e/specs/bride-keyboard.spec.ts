import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { editorPage, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Keyboard, keyboardOn } from "../fixtures/keyboard.ts";

const GUESTS = ["Name\tStraße\tPLZ\tOrt", "Familie D’Angelo\tSonnenweg 8\t80331\tMünchen"];

test("[14] a bride without a mouse: product, facts, photo, moved text, another card, envelopes, proof and order by keys alone", async ({
	page,
	faults,
}) => {
	faults.expectStatus(412, /designs/);
	const keys = keyboardOn(page);

	await test.step("the product page and its options", async () => {
		await page.goto("/products/eukalyptus-klappkarte-sq145-salbei/");
		await keys.reach(page.getByRole("combobox", { name: "Auflage" }));
		await page.keyboard.type("75");
		await expect(page.getByText(/für 75 Karten/)).toBeVisible();
		await keys.enter(page.getByRole("link", { name: "Jetzt gestalten" }));
	});

	await test.step("facts", async () => {
		await editorPage(page);
		const facts = page.getByRole("group", { name: "Ihre Angaben" });
		await keys.write(facts.getByLabel("Erster Vorname"), "Zoë");
		await keys.write(facts.getByLabel("Zweiter Vorname"), "Łukasz");
		await keys.reach(facts.getByLabel("Tag der Feier"));
		await writeDay(facts.getByLabel("Tag der Feier"), keys);
	});

	await test.step("a photo from the panel", async () => {
		await openPanel(page, keys, "Foto");
		const panel = page.getByRole("tabpanel", { name: "Foto" });
		const chooser = page.waitForEvent("filechooser");
		await keys.enter(panel.getByRole("button", { name: "Fotos hinzufügen" }));
		await (await chooser).setFiles(await photoFile(1600));
		await expect(panel.getByRole("button", { name: "Foto entfernen" })).toBeVisible();
	});

	await test.step("another card", async () => {
		await openPanel(page, keys, "Design");
		await keys.enter(
			page.getByRole("tabpanel", { name: "Design" }).getByRole("button", { name: /Save-the-Date/ }),
		);
		await page.waitForURL(/postkarte-a6-salbei/);
	});

	await test.step("the names go down by five millimetres", async () => {
		const editor = await editorPage(page);
		const spoken = page.locator('p[aria-live="polite"]').last();
		await keys.enter(editor.textOnPage("Namen"));
		await keys.press("Escape");
		const grip = page.getByRole("button", { name: "Namen verschieben" });
		await keys.reach(grip);
		await keys.press(...Array.from({ length: 5 }, () => "ArrowDown"));
		await expect(spoken).toContainText("mm von oben");
		await keys.press("Escape");
		await editor.untilSaved();
	});

	await test.step("a list pasted, and envelopes for it", async () => {
		const editor = await editorPage(page);
		await openPanel(page, keys, "Texte");
		const texts = page.getByRole("tabpanel", { name: "Texte" });
		await keys.enter(texts.getByRole("button", { name: "Gästeliste hinzufügen" }));
		const dialog = page.getByRole("dialog", { name: "Gästeliste" });
		await keys.reach(dialog.getByRole("textbox", { name: "Namen" }));
		await page.keyboard.insertText(GUESTS.join("\n"));
		await keys.enter(dialog.getByRole("button", { name: "Namen übernehmen" }));
		await keys.enter(dialog.getByRole("button", { name: "1 Gast übernehmen" }));
		await editor.untilSaved();
		await openPanel(page, keys, "Design");
		const design = page.getByRole("tabpanel", { name: "Design" });
		await keys.enter(design.getByRole("button", { name: /Umschläge bedrucken.*gerade Klappe/ }));
		await page.waitForURL(/briefumschlag-c6-gerade-salbei/);
	});

	await test.step("their sender and proof", async () => {
		const editor = await editorPage(page);
		const facts = page.getByRole("group", { name: "Ihre Angaben" });
		await keys.write(facts.getByLabel("Anschrift"), "Am Hof 1");
		await keys.press("Enter");
		await page.keyboard.type("80331 München");
		await editor.untilSaved();
		await agree(page, keys);
		await expect(lines(page).filter({ hasText: "1 Umschlag für 1 Empfänger" })).toHaveCount(1);
	});

	await test.step("back to the card, its proof", async () => {
		await keys.enter(lines(page).getByRole("link", { name: /Briefumschlag/ }));
		await editorPage(page);
		await keys.enter(
			page.getByRole("tabpanel", { name: "Texte" }).getByRole("link", { name: /Zurück zur Karte/ }),
		);
		await page.waitForURL(/postkarte-a6-salbei/);
		await (await editorPage(page)).untilSaved();
		await agree(page, keys);
		await expect(lines(page)).toHaveCount(2);
	});

	await test.step("checkout", async () => {
		await keys.enter(page.getByRole("link", { name: "Zur Kasse" }));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wohin dürfen wir liefern?");
		await keys.write(page.getByRole("textbox", { name: "E-Mail-Adresse" }), `${randomUUID()}@example.org`);
		const billing = page.getByRole("group", { name: "Rechnungsadresse" });
		for (const [name, value] of [
			["Vorname", "Zoë"],
			["Nachname", "Groß"],
			["Straße und Hausnummer", "Am Hof 1"],
			["Postleitzahl", "80331"],
			["Ort", "München"],
		] as const)
			await keys.write(billing.getByRole("textbox", { name, exact: true }), value);
		await keys.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wie kommt es an, wie zahlen Sie?");
		await keys.tick(page.getByRole("radio", { name: "Kauf auf Rechnung" }));
		await keys.enter(page.getByRole("button", { name: "Weiter zur Prüfung" }));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein letzter Blick");
		await keys.enter(page.getByRole("button", { name: "Zahlungspflichtig bestellen" }));
		await page.waitForURL(/\/bestellung\//);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Danke, Ihre Bestellung ist da.");
	});
});

const lines = (page: Page) => page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");

/** The tabs are one stop; arrows go from one to the other. */
async function openPanel(page: Page, keys: Keyboard, name: string): Promise<void> {
	await keys.reach(page.getByRole("tab", { selected: true }));
	for (let tab = 0; tab < 5; tab += 1) {
		if ((await page.getByRole("tab", { selected: true, name }).count()) > 0) break;
		await keys.press("ArrowRight");
	}
	await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

/** The order of day and month is the browser's own. */
async function writeDay(field: Locator, keys: Keyboard): Promise<void> {
	await keys.press(..."08212027");
	if ((await field.inputValue()) !== "2027-08-21") {
		await keys.reach(field, "Shift+Tab");
		await keys.press(..."21082027");
	}
	await expect(field).toHaveValue("2027-08-21");
}

async function agree(page: Page, keys: Keyboard): Promise<void> {
	await keys.enter(page.getByRole("button", { name: "In den Warenkorb" }));
	const proof = page.getByRole("dialog", { name: "Bitte sehen Sie alles noch einmal in Ruhe an" });
	await expect(proof.getByRole("checkbox", { name: /geprüft/ })).toBeVisible();
	for (const box of await proof.getByRole("checkbox").all()) await keys.tick(box);
	await keys.enter(proof.getByRole("button", { name: "In den Warenkorb" }));
	await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
}
