import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] a colour of one's own: how it is printed is seen before it is used, for a page and for a text", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Elemente");
	const ground = panel.getByRole("region", { name: "Hintergrund der Seite" });
	await ground.getByRole("button", { name: "Eigene Farbe" }).click();
	const dialog = page.getByRole("dialog", { name: "Eigene Farbe" });
	const value = dialog.getByRole("textbox", { name: "Farbwert" });
	await value.fill("blau");
	await expect(dialog.getByText(/beginnt mit #/)).toBeVisible();
	await value.fill("#0a3dff");
	await expect(dialog.getByText(/leuchtet diese Farbe nur am Bildschirm/)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await value.fill("#e8dfd0");
	await expect(dialog.getByText("So wird die Farbe auch gedruckt.")).toBeVisible();
	await dialog.getByRole("button", { name: "Farbe verwenden" }).click();
	await expect(ground.getByRole("radio", { name: "#e8dfd0" })).toBeChecked();

	// It is there for texts, too, and after a reload.
	await editor.textOnPage("Namen").click();
	await page.getByRole("toolbar", { name: /Namen/ }).getByTitle("#e8dfd0").click();
	await editor.untilSaved();
	await page.reload();
	await editor.openPanel("Elemente");
	await expect(ground.getByRole("radio", { name: "#e8dfd0" })).toBeChecked();
	await ground.getByRole("button", { name: "Ohne Hintergrund" }).click();
	await expect(ground.getByText("Die Seite hat die Farbe des Papiers.")).toBeVisible();
});
