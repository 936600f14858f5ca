import { violations } from "../fixtures/axe.ts";
import { openEditor, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("what stops the order comes first and leads to its place; a wrong weekday is put right with one tap, taken back with one undo", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Datum")).fill("Montag, 12. Mai 2027");
	const panel = await editor.openPanel("Prüfen");
	await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
		"Muss geändert werden",
		"Bitte bestätigen",
	]);
	await panel.getByRole("button", { name: "Foto: Zeigen" }).click();
	await expect(editor.slot).toBeFocused();

	await editor.openPanel("Prüfen");
	const open = panel.getByRole("region", { name: "Bitte bestätigen" });
	await expect(open).toContainText("Der 12. Mai 2027 ist ein Mittwoch, kein Montag.");
	await open.getByRole("button", { name: "Datum: Wochentag berichtigen" }).click();
	await expect(page.getByText(/Datum: Wochentag berichtigen\. Erledigt/)).toBeAttached();
	await expect(panel.getByText(/kein Montag/)).toHaveCount(0);
	await editor.expectText("Datum", "Mittwoch, 12. Mai 2027");
	await page.keyboard.press("ControlOrMeta+z");
	await editor.expectText("Datum", "Montag, 12. Mai 2027");
});

test("sliders change the photo on the page at once, it is turned and mirrored; each gesture is one step of undo, and saved", async ({
	page,
	faults,
}) => {
	// Left while it is saved, the page finds its own change on the server.
	faults.expectStatus(412, /designs/);
	const editor = await openEditor(page);
	await editor.choosePhoto(await photoFile());
	const panel = await editor.openPanel("Foto");
	const brightness = panel.getByRole("slider", { name: "Helligkeit" });
	await expect(brightness).toHaveAttribute("aria-valuetext", "unverändert");
	const look = page.locator('svg[role="group"] filter feColorMatrix');
	await expect(look).toHaveCount(0);

	await brightness.scrollIntoViewIfNeeded();
	const box = await brightness.boundingBox();
	if (!box) throw new Error("The slider is not on the screen");
	const y = box.y + box.height / 2;
	await page.mouse.move(box.x + box.width / 2, y);
	await page.mouse.down();
	for (const part of [0.55, 0.6, 0.7]) {
		await page.mouse.move(box.x + box.width * part, y);
		await expect(look).toHaveCount(1);
	}
	await page.mouse.up();
	await expect(brightness).toHaveAttribute("aria-valuetext", /^\+\d\d$/);

	await panel.getByText("Schwarz-Weiß").click();
	await panel.getByRole("slider", { name: "Kontrast" }).press("ArrowRight");
	await editor.untilSaved();
	await page.reload();
	await editor.openPanel("Foto");
	await expect(panel.getByRole("radio", { name: "Schwarz-Weiß" })).toBeChecked();
	await expect(panel.getByRole("slider", { name: "Kontrast" })).toHaveAttribute("aria-valuetext", "+1");

	for (let step = 0; step < 3; step++) await page.keyboard.press("ControlOrMeta+z");
	await expect(brightness).toHaveAttribute("aria-valuetext", "unverändert");
	await expect(panel.getByRole("radio", { name: "Farbig" })).toBeChecked();
	await expect(look).toHaveCount(0);

	await panel.getByRole("button", { name: "Rechts drehen" }).click();
	await expect(page.getByText("Das Foto ist nach rechts gedreht.")).toBeAttached();
	await panel.getByRole("button", { name: "Spiegeln" }).click();
	await expect(panel.getByRole("button", { name: "Spiegeln" })).toHaveAttribute("aria-pressed", "true");
	await editor.untilSaved();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("ControlOrMeta+z");
	await expect(panel.getByRole("button", { name: "Spiegeln" })).toHaveAttribute("aria-pressed", "false");
});

test("[14] letters that no font has are named at the text itself, and are gone with one tap", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const names = await editor.textInForm("Namen");
	await names.fill("Anna 💍 Ben");
	const panel = await editor.openPanel("Texte");
	await panel.hover();
	await expect(panel.getByText("Diese Schrift kennt „💍“ nicht.")).toBeVisible();
	await panel.getByRole("button", { name: "Zeichen entfernen" }).click();
	await editor.expectText("Namen", "Anna Ben");
	await expect(panel.getByText("Diese Schrift kennt „💍“ nicht.")).toHaveCount(0);
});
