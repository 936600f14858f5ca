import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] names and day are typed once and stand everywhere, also on the next card", async ({ page }) => {
	await openEditor(page, "/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	const panel = page.getByRole("tabpanel", { name: "Texte" });
	const facts = panel.getByRole("group", { name: "Ihre Angaben" });
	const inside = panel.getByRole("group", { name: "Innenseite" });
	await facts.getByLabel("Erster Vorname").fill("Zoë");
	await facts.getByLabel("Zweiter Vorname").fill("Łukasz");
	await facts.getByLabel("Tag der Feier").fill("2027-08-21");
	const shown = await panel
		.getByRole("textbox")
		.evaluateAll((fields) =>
			fields.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value).join("\n"),
		);
	expect(shown).toContain("Z & Ł");
	expect(shown).toContain("Samstag, 21.\u00a0August 2027");
	expect(shown).not.toContain("Juni");
	expect(await violations(page)).toEqual([]);

	await test.step("a text written by hand leaves the facts, says so, and finds its way back", async () => {
		const date = inside.getByLabel("Datum", { exact: true });
		await date.fill("Am 21. August");
		const note = panel.getByText("Von Hand geändert.");
		await expect(note).toBeVisible();
		await facts.getByLabel("Tag der Feier").fill("2027-08-28");
		await expect(date).toHaveValue("Am 21. August");
		await panel.getByRole("button", { name: "Wieder aus Ihren Angaben" }).click();
		await expect(date).toHaveValue("Samstag, 28.\u00a0August 2027");
		await expect(note).toBeHidden();
	});

	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
	await page.goto("/configurator-card/soiree-postkarte-a6-nachtblau/");
	const offer = page.getByRole("button", { name: "Hier übernehmen" });
	await expect(page.getByText("Zoë und Łukasz · 28.\u00a0August 2027")).toBeVisible();
	await offer.click();
	await expect(offer).toBeHidden();
	await expect(facts.getByLabel("Erster Vorname")).toHaveValue("Zoë");
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(facts.getByLabel("Erster Vorname")).toHaveValue("Helene");
	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
});

test("[14] the card changes its colours and its format, and what was made comes along", async ({ page }) => {
	const editor = await openEditor(page);
	const names = page.getByRole("group", { name: "Ihre Angaben" });
	await names.getByLabel("Erster Vorname").fill("Zoë");
	await (await editor.textInForm("Titel")).fill("Bald ist es so weit");
	const design = await editor.openPanel("Design");
	await design.getByRole("button", { name: "Terrakotta" }).click();
	await expect(page).toHaveURL(/postkarte-a6-terrakotta/);
	await editor.expectText("Titel", "Bald ist es so weit");
	const first = new URL(page.url()).searchParams.get("design");

	const other = await editor.openPanel("Design");
	expect(await violations(page)).toEqual([]);
	await other.getByRole("button", { name: /Dankeskarte/ }).click();
	await expect(page).toHaveURL(/klappkarte-sq145-terrakotta/);
	await editor.expectText("Titel", "Bald ist es so weit");
	await expect(names.getByLabel("Erster Vorname")).toHaveValue("Zoë");
	expect(new URL(page.url()).searchParams.get("design")).not.toBe(first);
	await page.goBack();
	await editor.expectText("Titel", "Bald ist es so weit");
	await expect(page.getByText("Automatisch gespeichert").first()).toBeVisible();
});
