import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const CARD = "/configurator-card/eukalyptus-klappkarte-a6-salbei/";
const LONG =
	"Maximiliane-Theodora-Wilhelmine Charlotte Freifrau von Hohenstaufen-Schwarzenberg zu Sigmaringen";
const list = `Vorname;Nachname;Tisch\nLena;Aydın;4\nTomasz;Zieliński;7\n${LONG};;2\n;;9\n`;

async function openList(editor: EditorPage, action: RegExp | string) {
	const panel = await editor.openPanel("Texte");
	// With the first sign of a person the rest of the editor comes.
	await panel.hover();
	await panel.getByRole("button", { name: action }).click();
	return panel.page().getByRole("dialog", { name: "Gästeliste" });
}

async function takeFile(page: Page, editor: EditorPage, content: string) {
	const dialog = await openList(editor, "Gästeliste hinzufügen");
	const chooser = page.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Datei wählen" }).click();
	await (await chooser).setFiles({ name: "gaeste.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
	return dialog;
}

test("[14] a guest list: read from a file, put into a text, looked through, put right, and ordered as so many cards", async ({
	page,
	faults,
}) => {
	// Left while it is saved, the page finds its own change on the server.
	faults.expectStatus(412, /designs/);
	const editor = await openEditor(page, CARD);
	const dialog = await takeFile(page, editor, list);
	await expect(dialog.getByText("3 Gäste gelesen.")).toBeVisible();
	await expect(dialog.getByText("Zeile 5: Der Name fehlt.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole("button", { name: "3 Gäste übernehmen" }).click();

	const panel = await editor.openPanel("Texte");
	await expect(panel.getByText("Alle Karten werden gleich, so viele, wie Sie wählen.")).toBeVisible();
	const byGuests = page.getByText("3 Karten, je Gast eine");
	await expect(byGuests).toHaveCount(0);
	await (await editor.textInForm("Überschrift")).fill("Für ");
	await panel.getByRole("button", { name: "Name", exact: true }).click();
	await editor.expectText("Überschrift", "Für {{name}}");
	// On a phone the price is in a sheet of its own.
	await expect(byGuests).toBeAttached();
	await expect(page.locator('svg[role="group"]')).toBeVisible();
	await expect(panel.getByText("Bei 1 Gast passt der Text nicht.")).toBeVisible();
	await panel.getByRole("button", { name: "Voriger Gast" }).click();
	await expect(panel.getByText("Gast 3 von 3")).toBeVisible();

	const rows = await openList(editor, "Liste mit 3 Gästen ansehen");
	expect(await violations(page)).toEqual([]);
	await rows.getByRole("checkbox", { name: /Nur Gäste/ }).check();
	await expect(rows.getByRole("listitem").filter({ hasText: "Karte zeigen" })).toHaveCount(1);
	await rows.getByRole("button", { name: /^Ändern: Maxi/ }).click();
	await rows.getByRole("textbox", { name: "Name", exact: true }).fill("Charlotte von Hohenstaufen");
	await rows.getByRole("button", { name: "Übernehmen" }).click();
	await expect(rows.getByText("Alle Namen passen.")).toBeVisible();
	await rows.getByRole("button", { name: "Schließen" }).click();

	await editor.untilSaved();
	await page.reload();
	// Everything to draw and to judge with is there.
	await (await editor.openPanel("Texte")).hover();
	await expect(panel.getByText("Alle Namen passen.")).toBeVisible();
	// What came from elsewhere meanwhile would want to be looked at anew.
	await editor.untilSaved();
	await editor.closePanel();
	const proof = await editor.openProof();
	await proof.getByRole("button", { name: "Nächster Gast" }).click();
	await expect(proof.getByText("Tomasz Zieliński")).toBeVisible();
	await proof.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
	await expect(page.getByText("3 Karten, je Gast eine")).toBeVisible();
});

test("[14] names pasted one below the other are a list, and a list that cannot be read says why and keeps what was there", async ({
	page,
	faults,
}) => {
	faults.expectStatus(422, /guest-lists$/);
	const editor = await openEditor(page, CARD);
	const dialog = await openList(editor, "Gästeliste hinzufügen");
	await dialog.getByRole("textbox", { name: "Namen" }).fill("Đặng Thị Hương\nFamilie D’Angelo\n");
	await dialog.getByRole("button", { name: "Namen übernehmen" }).click();
	await dialog.getByRole("button", { name: "2 Gäste übernehmen" }).click();
	const panel = await editor.openPanel("Texte");
	await expect(panel.getByText("Gast 1 von 2")).toBeVisible();

	const again = await openList(editor, "Liste mit 2 Gästen ansehen");
	await again.getByRole("button", { name: "Andere Liste laden" }).click();
	const chooser = page.waitForEvent("filechooser");
	await again.getByRole("button", { name: "Datei wählen" }).click();
	await (await chooser).setFiles({
		name: "x.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from("%PDF-1.7"),
	});
	await expect(again.getByRole("alert")).toContainText("PDF");
	await again.getByRole("button", { name: "Schließen" }).click();
	await expect(panel.getByText("Gast 1 von 2")).toBeVisible();
	await page.keyboard.press("Control+z");
	await expect(panel.getByRole("button", { name: "Gästeliste hinzufügen" })).toBeVisible();
});
