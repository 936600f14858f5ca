import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/journey.ts";

const inMain = (page: Page) => page.getByRole("main");
const tilesOf = (page: Page) =>
	page.getByRole("region", { name: "Karten", exact: true }).getByRole("article");
const robotsOf = (page: Page) => page.locator('meta[name="robots"]').getAttribute("content");

for (const path of ["/produkte/", "/karten-designen/hochzeit/"]) {
	test(`[2.2-2] ${path}: more designs come where they were asked for`, async ({ page }) => {
		await page.goto(path);
		const more = page.getByRole("link", { name: "Mehr Designs anzeigen" });
		await expect(tilesOf(page)).toHaveCount(12);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await more.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => window.scrollY);
		await more.click();
		await expect(tilesOf(page)).toHaveCount(24);
		const first = tilesOf(page).nth(12).getByRole("link").first();
		await expect(first).toBeFocused();
		await expect(first).toBeInViewport();
		expect(await page.evaluate(() => window.scrollY)).toBe(before);
	});
}

test("a page that was not loaded says its name and begins at its content", async ({ page }) => {
	// A click before the script runs loads the page as ever.
	await expect(async () => {
		await page.goto("/");
		await page.getByRole("navigation", { name: "Service" }).getByRole("link", { name: "Kontakt" }).click();
		await expect(page).toHaveTitle(/^Kontakt/);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused({ timeout: 2000 });
	}).toPass();
	await expect(page.locator("[aria-live=polite]").filter({ hasText: "Kontakt | Papiervogel" })).toHaveCount(
		1,
	);
	await page.keyboard.press("Tab");
	await expect(inMain(page).locator(":focus")).toHaveCount(1);
});

test("[9.3-3] what a list does not have is said in words, kept out of search, and has a way back", async ({
	page,
}) => {
	await page.goto("/karten-designen/hochzeit/?color=foo");
	expect(await robotsOf(page)).toBe("noindex,follow");
	await expect(page).toHaveTitle("Hochzeitskarten | Papiervogel");
	await expect(page.getByRole("heading", { name: "Dazu gibt es keine Karte." })).toBeVisible();
	await expect(inMain(page)).toContainText("Gesucht: unbekannte Farbe.");
	await expect(inMain(page)).not.toContainText("foo");

	await page.goto("/produkte/?theme=soiree&color=green");
	expect(await robotsOf(page)).toBe("noindex,follow");
	await expect(inMain(page)).toContainText("Gesucht: Kollektion Soirée, Farbe Grün.");
	await page.getByRole("link", { name: "Filter aufheben: Farbe Grün" }).click();
	await expect(page).toHaveURL(/\/produkte\/\?theme=soiree$/);
	await expect.poll(() => robotsOf(page)).toBe("index,follow");
	await expect(page).toHaveTitle("Alle Karten: Soirée | Papiervogel");
	expect(await tilesOf(page).count()).toBeGreaterThan(0);

	await page.goto("/karten-designen/hochzeit/save-the-date/?color=foo&theme=bar");
	await page.getByRole("link", { name: "Alle Karten ansehen" }).click();
	await expect(page).toHaveURL(/\/save-the-date\/$/);
});

test("[2.3-8] a wishlist of cards that are gone says so and can be cleared", async ({ page }) => {
	await page.goto("/merkzettel/");
	await page.evaluate(() => localStorage.setItem("offizin.merkzettel", '["gibt-es-nicht-mehr"]'));
	await page.reload();
	await expect(page.getByRole("heading", { name: "Diese Karten gibt es nicht mehr." })).toBeVisible();
	await page.getByRole("button", { name: "Merkzettel leeren" }).click();
	await expect(page.getByRole("heading", { name: "Noch liegt nichts darin." })).toBeVisible();
});

test("with script a card shows one picture at a time and nothing else in its place", async ({ page }) => {
	await page.goto("/products/soiree-postkarte-a6-nachtblau/");
	const gallery = page.getByRole("region", { name: "Bilder der Karte" });
	const { height = 0 } = (await gallery.boundingBox()) ?? {};
	expect(height).toBeGreaterThan(400);
	expect(height).toBeLessThan(1000);
	await expect(gallery).not.toContainText("<");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the pictures of a card stand in a row to swipe", async ({ page }) => {
		await page.goto("/products/soiree-postkarte-a6-nachtblau/");
		const gallery = page.getByRole("region", { name: "Bilder der Karte" });
		await expect(gallery.getByRole("img").first()).toBeInViewport();
		await expect(gallery.getByRole("button")).toHaveCount(0);
		const last = gallery.getByRole("img").last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
	});
});
