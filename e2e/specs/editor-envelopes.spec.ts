import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const CARD = "/configurator-card/eukalyptus-klappkarte-a6-salbei/";
const LIST = `Name;Straße;PLZ;Ort;Land
Lena Aydın;Sonnenweg 8;80331;München;
Łukasz Żółć;Ulica Świętokrzyska 12;00-001;Warszawa;Polen
Đặng Thị Hương;;;;
`;

test("[14] envelopes for the guests of a card: made with one tap, each address put right, and back to the card", async ({
	page,
	faults,
}) => {
	// Left while it is saved, the page finds its own change on the server.
	faults.expectStatus(412, /designs/);
	const editor = await openEditor(page, CARD);
	const texts = await editor.openPanel("Texte");
	await texts.hover();
	await texts.getByRole("button", { name: "Gästeliste hinzufügen" }).click();
	const dialog = page.getByRole("dialog", { name: "Gästeliste" });
	const chooser = page.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Datei wählen" }).click();
	await (await chooser).setFiles({ name: "gaeste.csv", mimeType: "text/csv", buffer: Buffer.from(LIST) });
	await dialog.getByRole("button", { name: "3 Gäste übernehmen" }).click();

	const options = await editor.openPanel("Design");
	const offers = options.getByRole("region", { name: "Umschläge mit Anschrift" });
	await expect(offers.getByText(/ab 0,75.*je Umschlag/)).toBeVisible();
	await offers.getByRole("button", { name: /Umschläge bedrucken.*gerade Klappe/ }).click();
	await page.waitForURL(/briefumschlag-c6-gerade-salbei/);

	const form = await editor.openPanel("Texte");
	await form.hover();
	await expect(form.getByText("1 Gast hat keine vollständige Anschrift: Đặng Thị Hương.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await form.getByRole("button", { name: "Liste mit 3 Gästen ansehen" }).click();
	await dialog.getByRole("button", { name: /^Ändern: Đặng/ }).click();
	await dialog
		.getByRole("textbox", { name: "Adresse" })
		.fill("Đặng Thị Hương\nLindenallee 3\n76530 Baden-Baden");
	await dialog.getByRole("button", { name: "Übernehmen" }).click();
	await dialog.getByRole("button", { name: "Schließen" }).click();
	await expect(form.getByText(/keine vollständige Anschrift/)).toBeHidden();
	await editor.untilSaved();

	// What is slow shows the envelope for a while where the address is that of the card already.
	await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 6 });
	await form.getByRole("link", { name: /Zurück zur Karte/ }).click();
	await page.waitForURL(/klappkarte-a6-salbei/);
	await page.mouse.move(200, 200);
	const again = await editor.openPanel("Design");
	await again.hover();
	await expect(again.getByRole("link", { name: /Ihre Umschläge.*für 3 Gäste/ })).toBeVisible();
});
