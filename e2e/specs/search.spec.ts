import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

const LABEL = "Suche nach Designs, Papieren, Produkten";
const options = (page: Page) => page.getByRole("listbox", { name: "Vorschläge" }).getByRole("option");
/** The script has come: the field is more than a form. */
async function turnTo(page: Page) {
	const field = page.getByRole("banner").getByLabel(LABEL).filter({ visible: true });
	await expect(async () => {
		await field.blur();
		await field.focus();
		await expect(field).toHaveRole("combobox", { timeout: 500 });
	}).toPass();
	return field;
}

test("[issue 13] typing suggests with pictures; arrows choose, Escape closes, Enter goes there", async ({
	page,
}) => {
	await page.goto("/");
	const field = await turnTo(page);
	await field.pressSequentially("eukaliptus");
	await expect(options(page).first()).toContainText("Kollektion Eukalyptus");
	await expect(options(page).first().locator("img")).toHaveCount(1);
	await expect(page.getByRole("status").filter({ hasText: "6 Vorschläge" })).toHaveCount(1);
	expect(await violations(page)).toEqual([]);

	await field.press("ArrowDown");
	await field.press("ArrowDown");
	await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
	await expect(field).toBeFocused();
	await field.press("Escape");
	await expect(options(page)).toHaveCount(0);
	await expect(field).toHaveValue("eukaliptus");

	await field.press("End");
	await field.pressSequentially(" ");
	await field.press("Backspace");
	await expect(options(page)).toHaveCount(7);
	await field.press("ArrowDown");
	await field.press("Enter");
	await expect(page).toHaveURL(/\/themes\/eukalyptus\/$/);
});

test("[issue 13] Enter without a choice shows all, by kind; what is not found says what to try", async ({
	page,
}) => {
	await page.goto("/");
	const field = await turnTo(page);
	await field.fill("hochzeitseinladung");
	await field.press("Enter");
	await expect(page).toHaveURL(/\/suche\/\?q=hochzeitseinladung$/);
	const main = page.getByRole("main");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("„hochzeitseinladung“");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,nofollow");
	await expect(main.locator("[data-kind]").first()).toHaveAttribute("data-kind", "design");
	await expect(main.locator('[data-kind="page"]').first()).toContainText("Einladungskarten");
	await main.getByRole("link", { name: /^Designs \d+$/ }).click();
	await expect(page).toHaveURL(/kind=design/);
	await expect(main.locator("[data-kind]").first()).toContainText("Eukalyptus – Einladung");
	expect(await violations(page)).toEqual([]);

	await page.goto("/suche/?q=xqzv");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dafür haben wir nichts gefunden.");
	await main.getByRole("link", { name: "Kollektionen" }).click();
	await expect(page).toHaveURL(/\/themes\/$/);
});

test("[2.3-1] a menu opens by resting on it, by its button and by keys, and moves nothing", async ({
	page,
}) => {
	await page.goto("/karten-designen/hochzeit/");
	const menu = page.locator("#menu-kollektionen");
	const button = page.getByRole("button", { name: "Menü Kollektionen" });
	const top = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.y;
	const before = await top();
	await expect(async () => {
		await page.mouse.move(700, 700);
		await page
			.getByRole("navigation", { name: "Hauptnavigation" })
			.getByRole("link", { name: "Kollektionen" })
			.first()
			.hover();
		await expect(menu).toBeVisible({ timeout: 1000 });
	}).toPass();
	expect(await top()).toBe(before);
	await page.mouse.move(700, 900);
	await expect(menu).toBeHidden();

	await button.focus();
	await page.keyboard.press("Enter");
	await expect(menu).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("Tab");
	await expect(menu.getByRole("link", { name: "Eukalyptus" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await menu.getByRole("link", { name: "Soirée" }).click();
	await expect(page).toHaveURL(/\/themes\/soiree\/$/);
	await expect(menu).toBeHidden();
});

test("[2.3-1] at the wall-art brand materials, formats at one scale, search and cart are in the header", async ({
	page,
	run,
}) => {
	await page.goto(`${run.origins.bildwand}/`);
	await page.getByRole("button", { name: "Menü Formate" }).click();
	const formats = page.locator("#menu-formate");
	await expect(formats.getByRole("link", { name: /^90\s×\s60\scm$/ })).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Menü Wandbilder" }).click();
	await page.locator("#menu-wandbilder").getByRole("link", { name: "Leinwand" }).click();
	await expect(page).toHaveURL(/\/materialien\/leinwand\/$/);
	await page.getByRole("link", { name: /^Warenkorb/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("[issue 13] everything is in one drawer: shelves with pictures, search, wish list, cart, the other brand", async ({
		page,
	}) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menü", exact: true }).tap();
		const drawer = page.locator("#menu");
		await expect(drawer.getByRole("link", { name: "Einladungskarten" })).toBeVisible();
		for (const name of ["Musterkarten", "Magazin", "Kontakt"])
			await expect(drawer.getByRole("link", { name }).last()).toBeVisible();
		await expect(drawer.getByRole("link", { name: "Bildwand" })).toHaveAttribute("href", /^http/);
		expect(await violations(page)).toEqual([]);
		for (const control of [
			drawer.getByRole("link", { name: /^Warenkorb/ }),
			drawer.getByRole("button", { name: "Schließen" }),
		]) {
			const box = await control.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
			// Where a thumb is.
			expect(box?.y ?? 0).toBeGreaterThan(700);
		}

		await drawer.getByLabel(LABEL).tap();
		const field = await turnTo(page);
		await field.pressSequentially("dankes karte");
		await expect(options(page).first()).toContainText("Dankeskarten");
		await options(page).first().tap();
		await expect(page).toHaveURL(/\/dankeskarten\/$/);
		await expect(drawer).toBeHidden();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("[issue 13] search is a form, menus open all the same", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menü Papiere" }).click();
		await expect(page.locator("#menu-papiere").getByRole("link", { name: "Kraftpapier" })).toBeVisible();
		await page.keyboard.press("Escape");
		await page.getByRole("banner").getByRole("searchbox", { name: LABEL }).fill("gaestebuch");
		await page.getByRole("banner").getByRole("button", { name: "Suchen" }).click();
		await expect(page.getByRole("main").getByRole("link", { name: /Gäste/ }).first()).toBeVisible();
	});
});
