import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("who wants to hear of a product says so, confirms it by the mail, and leaves again", async ({
	page,
}) => {
	const email = `${crypto.randomUUID()}@example.org`;
	await page.goto("/products/fotokalender/");
	await expect(page.getByText("Kalender lassen sich hier noch nicht gestalten.")).toBeVisible();
	await expect(page.getByText(/Lieferung bis/)).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toBeHidden();
	expect(await violations(page)).toEqual([]);

	await page.getByRole("textbox", { name: "Ihre E-Mail-Adresse" }).fill(email);
	await page.getByRole("button", { name: "Bescheid sagen lassen" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Fast geschafft." })).toBeVisible();

	const row = page.getByRole("row").filter({ hasText: email });
	await expect(async () => {
		await page.goto("/mailbox");
		await expect(row).toBeVisible({ timeout: 500 });
	}).toPass();
	const mail = await row.getByRole("link").getAttribute("href");
	const text = await (await page.request.get(`${mail}`)).text();
	const confirm = /\/bescheid\/\?token=[\w.-]+/.exec(text)?.[0] ?? "";
	expect(confirm).not.toBe("");
	await page.goto(confirm);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Ja, sagen Sie mir Bescheid" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Wir sagen Bescheid." })).toBeVisible();

	await page.goto(confirm.replace("token=", "abmelden="));
	await page.getByRole("button", { name: "Adresse löschen" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Ihre Adresse ist gelöscht." })).toBeVisible();
});
