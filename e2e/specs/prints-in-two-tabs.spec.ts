import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] a set of prints in two tabs: what one has saved the other does not overwrite unasked", async ({
	page,
	context,
	faults,
}) => {
	test.setTimeout(240_000);
	// Asked with a revision that is not the newest any more.
	faults.expectStatus(412, /^\/web-api\/designs\//);
	const buffer = Buffer.from(await jpeg(900, 600));
	const files = (...names: string[]) => names.map((name) => ({ name, mimeType: "image/jpeg", buffer }));
	const tilesOf = (tab: typeof page) => tab.getByRole("list", { name: "Ihre Abzüge" }).getByRole("listitem");
	const savedIn = (tab: typeof page) =>
		expect(tab.getByRole("status").filter({ hasText: /^Gespeichert$/ })).toBeVisible({ timeout: 90_000 });
	await page.goto(`${runAddress().origins.bildwand}/products/fotoabzuege/`);
	await page.getByLabel("Fotos auswählen").setInputFiles(files("a.jpg", "b.jpg"));
	await expect(page).toHaveURL(/[?&]satz=/, { timeout: 90_000 });
	await savedIn(page);

	const other = await context.newPage();
	await other.goto(page.url());
	await expect(tilesOf(other)).toHaveCount(2);
	await other.getByLabel("Weitere Fotos").setInputFiles(files("c.jpg"));
	await expect(tilesOf(other)).toHaveCount(3);
	await expect(other.getByText("3 Abzüge")).toBeVisible();
	await savedIn(other);

	await tilesOf(page)
		.nth(0)
		.getByRole("button", { name: /^Ein Abzug mehr/ })
		.click();
	const asked = page.getByRole("alert").filter({ hasText: "in einem anderen Fenster geändert" });
	await expect(asked).toBeVisible({ timeout: 20_000 });
	await asked.getByRole("button", { name: "Den anderen öffnen" }).click();
	await expect(tilesOf(page)).toHaveCount(3);

	await tilesOf(other)
		.nth(2)
		.getByRole("button", { name: /^Entfernen/ })
		.click();
	await savedIn(other);
	await tilesOf(page)
		.nth(1)
		.getByRole("button", { name: /^Ein Abzug mehr/ })
		.click();
	await asked.getByRole("button", { name: "Diesen hier behalten" }).click();
	await expect(asked).toBeHidden();
	await savedIn(page);
	await other.reload();
	await expect(tilesOf(other)).toHaveCount(3);
	await expect(tilesOf(other).nth(1).getByRole("spinbutton")).toHaveValue("2");
});
