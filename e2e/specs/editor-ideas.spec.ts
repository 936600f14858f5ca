import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const LONG_CARD = "/configurator-card/eukalyptus-din-lang-quer-salbei/";

test("[14] a text idea is told with one's own facts, put in with one tap and taken back with one step", async ({
	page,
}) => {
	const editor = await openEditor(page, "/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	const facts = page.getByRole("group", { name: "Ihre Angaben" });
	await facts.getByLabel("Antwort bis").fill("2027-04-02");
	const reply = await editor.textInForm("Rückmeldung");
	const before = await reply.inputValue();
	const open = page.getByRole("tabpanel").getByRole("button", { name: "Textideen für „Rückmeldung“" });
	await open.click();
	const dialog = page.getByRole("dialog", { name: "Textideen für „Rückmeldung“" });
	await expect(dialog.getByRole("radio", { name: "Hochzeit" })).toBeChecked();
	await expect(dialog.getByRole("status")).toHaveText(/^\d+ Texte$/);
	expect(await violations(page)).toEqual([]);

	await dialog.getByRole("radio", { name: "Heiter" }).check();
	await dialog.getByRole("searchbox", { name: "Suchen" }).fill("tanzflaeche");
	await expect(dialog.getByRole("status")).toHaveText("1 Text");
	await dialog.getByRole("button", { name: /bis zum 2\.\sApril 2027 melden/ }).click();
	await expect(dialog).toBeHidden();
	await expect(open).toBeFocused();
	await expect(reply).toHaveValue(/^Bitte bis zum 2\.\u00a0April 2027 melden, mit einem Lied/);

	await test.step("it follows the facts", async () => {
		await facts.getByLabel("Antwort bis").fill("2027-04-09");
		await expect(reply).toHaveValue(/9\.\u00a0April 2027/);
		await facts.getByLabel("Antwort bis").fill("2027-04-02");
	});

	await test.step("it can be found at the selected text, in English too, and nothing is lost", async () => {
		await reply.focus();
		const tools = page.getByRole("toolbar", { name: "Schrift von „Rückmeldung“" });
		await tools.getByRole("button", { name: /^Textideen/ }).click();
		await dialog.getByRole("radio", { name: "Englisch" }).check();
		await dialog.getByRole("button", { name: /^The favour of a reply/ }).click();
		await expect(reply).toHaveValue(/^The favour of a reply is requested by/);
		await page.getByRole("button", { name: "Rückgängig" }).click();
		await expect(reply).toHaveValue(/^Bitte bis zum 2\.\u00a0April 2027 melden/);
	});
	expect(before).not.toContain("Tanzfläche");
	await editor.untilSaved();
});

test("[14] without a network the texts say that they could not be loaded, and come with another try", async ({
	page,
	context,
	faults,
}) => {
	await openEditor(page, LONG_CARD);
	const ideas = page.getByRole("tabpanel").getByRole("button", { name: "Textideen für „Geschenke“" });
	await ideas.hover();
	// The rest of the editor has come with the first move.
	await expect(page.getByRole("heading", { name: "Namen der Gäste" })).toBeAttached();
	faults.expectOffline();
	await context.setOffline(true);
	await ideas.click();
	const dialog = page.getByRole("dialog", { name: "Textideen für „Geschenke“" });
	await expect(dialog.getByRole("alert")).toContainText("ließen sich nicht laden");
	await context.setOffline(false);
	await dialog.getByRole("button", { name: "Noch einmal" }).click();
	await expect(dialog.getByRole("button", { name: /^Wir besitzen drei Toaster/ })).toBeVisible();
});
