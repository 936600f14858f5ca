import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("from the magazine to an article, along its contents, and to the next one", async ({ page }) => {
	await page.goto("/magazin/", { waitUntil: "domcontentloaded" });
	const main = page.getByRole("main");
	const links = await main
		.locator('a[href^="/magazin/"]')
		.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
	expect(links.length).toBeGreaterThanOrEqual(12);
	expect(new Set(links).size).toBe(links.length);
	await main.getByRole("link", { name: /Was das Papier mit der Farbe macht/ }).click();
	await expect(page).toHaveTitle("Was das Papier mit der Farbe macht | Papiervogel");
	await page.goto("/magazin/papier-und-farbe/", { waitUntil: "domcontentloaded" });
	await page.getByRole("navigation", { name: "In diesem Artikel" }).getByText("Beschreiben").click();
	await expect(page).toHaveURL(/#beschreiben$/);
	await expect(page.getByRole("heading", { name: "Beschreiben" })).toBeInViewport();
	const told = await page.locator('script[type="application/ld+json"]').allTextContents();
	const article = told.map((text) => JSON.parse(text)).find((one) => one["@type"] === "Article");
	expect(article).toMatchObject({ datePublished: "2026-11-23", inLanguage: "de-DE" });
	await expect(page.getByRole("navigation", { name: "Sie sind hier" }).getByRole("link")).toHaveText([
		"Startseite",
		"Magazin",
	]);
	await page.getByRole("region", { name: "Weiterlesen" }).getByRole("link").first().click();
	await expect(page).toHaveURL(/\/magazin\/[a-z-]+\/$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("the dates of a wedding are worked out in an article, without script too", async ({ browser, run }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${run.origins.papiervogel}/magazin/wann-verschickt-man-welche-karte/`, {
		waitUntil: "domcontentloaded",
	});
	await page.getByLabel("Tag der Hochzeit").fill("2028-08-26");
	await page.getByRole("button", { name: "Fristen berechnen" }).click();
	await expect(page).toHaveURL(/hochzeit=2028-08-26/);
	await expect(page.getByText("26. September 2027")).toBeVisible();
	await context.close();
});

test("[2.3-4] occasions lie below all cards, in both languages, and prices in texts are those in force", async ({
	page,
}) => {
	await page.goto("/karten-designen/");
	await page.getByRole("main").getByRole("link", { name: "Kindergeburtstag" }).click();
	await expect(page).toHaveURL(/\/karten-designen\/geburtstag\/kindergeburtstag\/$/);
	await expect(page.getByRole("navigation", { name: "Sie sind hier" }).getByRole("link")).toHaveText([
		"Startseite",
		"Karten",
		"Geburtstag",
	]);
	await page.goto("/en/karten-designen/trauer/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mourning");
	await page.goto("/musterkarten/");
	await expect(page.getByRole("main")).toContainText(/Jede weitere kostet 1,90\s€/);
});

test("the other brand has its own magazine and materials, and axe finds nothing", async ({ page, run }) => {
	for (const path of ["/magazin/", "/magazin/materialien-im-vergleich/", "/materialien/"]) {
		await page.goto(`${run.origins.bildwand}${path}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		expect(await violations(page), path).toEqual([]);
	}
});
