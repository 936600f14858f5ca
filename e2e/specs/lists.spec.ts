import type { Page } from "@playwright/test";
import { DESIGNS } from "../fixtures/designs.ts";
import { expect, test } from "../fixtures/journey.ts";

const inMain = (page: Page) => page.getByRole("main");
const tilesOf = (page: Page) =>
	page.getByRole("region", { name: "Karten", exact: true }).getByRole("article");
const robotsOf = (page: Page) => page.locator('meta[name="robots"]').getAttribute("content");

for (const path of ["/produkte/", "/karten-designen/hochzeit/"]) {
	test(`[2.2-2] ${path}: more designs come where they were asked for`, async ({ page }) => {
		await page.goto(`${path}?tileCount=6`);
		const more = page.getByRole("link", { name: "Mehr Designs anzeigen" });
		await expect(tilesOf(page)).toHaveCount(6);
		await expect(page.getByText(`6 von ${DESIGNS}`)).toBeVisible();
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await more.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => window.scrollY);
		await more.click();
		await expect(tilesOf(page)).toHaveCount(DESIGNS);
		const first = tilesOf(page).nth(6).getByRole("link").first();
		await expect(first).toBeFocused();
		await expect(first).toBeInViewport();
		expect(await page.evaluate(() => window.scrollY)).toBe(before);
	});
}

test("[2.3-4] one design is one tile, and a dot shows it in its colour where it stands", async ({ page }) => {
	await page.goto("/produkte/");
	await expect(inMain(page)).toContainText(`${DESIGNS} Designs`);
	await expect(tilesOf(page)).toHaveCount(DESIGNS);
	const tile = tilesOf(page).first();
	await expect(tile).toContainText(/50 Stück ab \d+,\d\d\s€ je Karte/);
	const link = tile.getByRole("link").first();
	const [first, other] = [
		await link.getAttribute("href"),
		tile.getByRole("listitem").nth(1).getByRole("link"),
	];
	await other.focus();
	await page.keyboard.press("Enter");
	await expect(other).toHaveAttribute("aria-current", "true");
	await expect(page).toHaveURL(/\/produkte\/$/);
	expect(await link.getAttribute("href")).not.toBe(first);
	const id = (await link.getAttribute("href"))?.split("/").at(-2) ?? "";
	await expect(tile.getByRole("img").first()).toHaveAttribute("src", new RegExp(`/${id}/front$`));
	await tile.getByRole("button").click();
	await expect(page.getByText("Gespeichert!")).toBeVisible();
	await page.getByRole("link", { name: "Favoriten ansehen." }).click();
	await expect(inMain(page).getByRole("article").getByRole("link").first()).toHaveAttribute(
		"href",
		`/products/${id}/`,
	);
});

test("[3.7-5] a colour chooses what is shown; orders differ; a folded card opens to its inside", async ({
	page,
}) => {
	await page.goto("/produkte/");
	await page
		.getByRole("region", { name: "Designs eingrenzen" })
		.getByRole("link", { name: /^Blau \d/ })
		.click();
	await expect(page).toHaveURL(/color=blue/);
	// The address is there before its tiles are.
	await expect(page.getByRole("link", { name: "Blau entfernen" })).toBeVisible();
	for (const link of await tilesOf(page).getByRole("link").filter({ hasText: "Soirée" }).all())
		expect(await link.getAttribute("href")).toContain("nachtblau");
	await page.getByRole("link", { name: "Blau entfernen" }).click();
	await expect(tilesOf(page)).toHaveCount(DESIGNS);
	const names = async () => (await tilesOf(page).allInnerTexts()).join();
	const recommended = await names();
	await page.getByRole("link", { name: "Beliebtheit" }).click();
	await expect.poll(names).not.toBe(recommended);
	const popular = await names();
	await page.getByRole("link", { name: "Neuheiten" }).click();
	await expect.poll(names).not.toBe(popular);
	const folded = tilesOf(page).filter({ hasText: "Klappkarte" }).first();
	await folded.getByRole("link").first().hover();
	await expect(folded.locator('img[src$="/inner"]')).toHaveCount(2);
});

test("[2.3-4] an overview shows what there is, and is narrowed on a phone in a sheet", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/alle-fotokalender/");
	const tiles = page.getByRole("region", { name: "Alle Fotokalender" }).getByRole("link", { name: /ab \d/ });
	await expect(tiles).toHaveCount(12);
	await expect(tiles.first()).toContainText(/ab \d+,\d\d\s€/);
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("link", { name: /^Tischkalender \d/ }).click();
	await page.getByRole("button", { name: "5 Ausführungen zeigen" }).click();
	await expect(tiles).toHaveCount(5);
	await page.getByRole("link", { name: "Tischkalender entfernen" }).click();
	await expect(tiles).toHaveCount(12);
	await page.goto("/alle-fotokalender/?product=wandteppich");
	expect(await robotsOf(page)).toBe("noindex,follow");
	await expect(inMain(page)).not.toContainText("wandteppich");
});

test("[9.1-10] who has been below the first screen for two seconds is offered the way up", async ({
	page,
}) => {
	await page.clock.install();
	const up = page.getByRole("button", { name: "Nach oben" });
	await expect(async () => {
		await page.goto("/produkte/");
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await page.clock.runFor(1500);
		await expect(up).toHaveCount(0, { timeout: 1 });
		await page.clock.runFor(600);
		await expect(up).toBeVisible({ timeout: 1000 });
	}).toPass();
	await up.click();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await expect(up).toHaveCount(0);
});

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
	await expect(page).toHaveTitle("Hochzeitskarten selbst gestalten | Papiervogel");
	await expect(page.getByRole("heading", { name: "Dazu gibt es kein Design." })).toBeVisible();
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
