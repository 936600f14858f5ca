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
