import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("the same page in the other language is one link away", async ({ page }) => {
	await page.goto("/karten-designen/hochzeit/?sort=created");
	await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/en\/karten-designen\/hochzeit\/\?sort=created$/);
	await expect(page).toHaveTitle("Wedding cards | Papiervogel");
	await expect(page.locator("html")).toHaveAttribute("lang", "en-DE");
	expect(await violations(page)).toEqual([]);
	await expect(page.locator('link[hreflang="de"]')).toHaveAttribute(
		"href",
		/:\d+\/karten-designen\/hochzeit\//,
	);
	await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
	await expect(page).toHaveTitle("Hochzeitskarten | Papiervogel");
});

test("wrapping paper goes into the basket of the same language, and once, however often it is clicked", async ({
	page,
}) => {
	await page.goto("/en/products/geschenkpapier/");
	await page.getByRole("button", { name: "Add to basket" }).dblclick();
	await expect(page).toHaveURL(/\/en\/warenkorb\/$/);
	await expect(page.getByRole("combobox", { name: /^Quantity/ })).toHaveValue("1");
	await page.getByRole("button", { name: /^Remove: / }).click();
	await page.getByRole("button", { name: "Undo" }).dblclick();
	await expect(page.getByRole("combobox", { name: /^Quantity/ })).toHaveValue("1");
});
