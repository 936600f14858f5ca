import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[16] [§ 356a BGB] a contract is withdrawn from in two steps, and confirmed at once", async ({
	page,
	faults,
}) => {
	faults.expectStatus(422, /^\/vertrag-widerrufen\//);
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen");
	await page.getByRole("textbox", { name: "Bestellnummer" }).fill("26-100001");
	await page.getByRole("button", { name: "Weiter" }).click();
	const name = page.getByRole("textbox", { name: "Ihr Name" });
	await expect(name).toHaveAccessibleDescription("Bitte geben Sie Ihren Namen an.");
	await expect(page.getByRole("textbox", { name: "Bestellnummer" })).toHaveValue("26-100001");
	expect(await violations(page)).toEqual([]);
	await name.fill("Łukasz Groß");
	await page.getByRole("textbox", { name: "E-Mail-Adresse für die Bestätigung" }).fill("lukasz@example.org");
	await page.getByRole("button", { name: "Weiter" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stimmt das so?");
	await expect(page.getByText("Ich widerrufe den Vertrag zur Bestellung 26-100001.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Angaben ändern" }).click();
	await expect(name).toHaveValue("Łukasz Groß");
	await page.getByRole("button", { name: "Weiter" }).click();
	await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Widerruf ist eingegangen.");
	await expect(page.getByText(/Die Bestätigung ist unterwegs an lukasz@example\.org/)).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
