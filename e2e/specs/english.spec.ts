import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("the same page in the other language is one link away", async ({ page }) => {
	await page.goto("/karten-designen/hochzeit/?sort=created");
	const footer = page.getByRole("contentinfo");
	await footer.getByText("Deutschland, Deutsch").first().click();
	await footer.getByRole("link", { name: "Deutschland, English" }).click();
	await expect(page).toHaveURL(/\/en\/karten-designen\/hochzeit\/\?sort=created$/);
	await expect(page).toHaveTitle("Design your own wedding cards | Papiervogel");
	await expect(page.locator("html")).toHaveAttribute("lang", "en-DE");
	expect(await violations(page)).toEqual([]);
	await expect(page.locator('link[hreflang="de-DE"]')).toHaveAttribute(
		"href",
		/:\d+\/karten-designen\/hochzeit\//,
	);
	await footer.getByText("Germany, English").first().click();
	await footer.getByRole("link", { name: "Germany, Deutsch" }).click();
	await expect(page).toHaveTitle("Hochzeitskarten selbst gestalten | Papiervogel");
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

test("[8.3-1] a card is found, shown and written on in English", async ({ page }) => {
	await page.goto("/en/karten-designen/hochzeit/");
	await expect(page.getByRole("link", { name: /Eucalyptus – Folded invitation/ }).first()).toBeVisible();
	await page.goto("/en/products/eukalyptus-klappkarte-a6-salbei/");
	await expect(page).toHaveTitle(/^Eucalyptus – Folded invitation in Sage/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Folded invitation");
	await expect(page.getByRole("main")).not.toContainText(/Eukalyptus|Salbei|Einladung/);
	await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /made yours online\.$/);
	const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).join("\n");
	expect(told).toContain('"shippingRate":{"@type":"MonetaryAmount","value":"4.99","currency":"EUR"}');
	const llms = await (await page.request.get("/en/llms.txt")).text();
	expect(llms.match(/\]\(http:\/\/[^/]+\/(?!en\/)/g)).toBeNull();
	await page.goto("/en/themes/eukalyptus/");
	await expect(page).toHaveTitle(/^Eucalyptus collection/);
	await expect(page.getByRole("link", { name: "Dusty blue", exact: true }).first()).toBeVisible();
	await page.goto("/en/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	await expect(page.getByRole("button", { name: /Name 1/ }).first()).toBeVisible();
	await expect(page.locator("body")).not.toContainText(/Erster Name|first-name/);
});
