import { readFile } from "node:fs/promises";
import { realPhoto } from "../../tools/real-photo.ts";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

const pages = [
	"/materialien/",
	"/materialien/acrylglas/",
	"/en/materials/photo-wallpaper/",
	"/groessen/",
	"/galeriewaende/",
	"/inspiration/",
	"/inspiration/schwarzweiss/",
	"/fotoprodukte/",
];

for (const path of pages) {
	test(`[15] axe finds nothing on ${path} of Bildwand, and nothing scrolls sideways`, async ({ page }) => {
		await page.goto(`${runAddress().origins.bildwand}${path}`);
		expect(await violationsInBothWidths(page)).toEqual([]);
		const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		expect(isWider).toBe(false);
	});
}

test("[15] a page of a material tells its facts and leads to a picture made of it", async ({ page }) => {
	await page.goto(`${runAddress().origins.bildwand}/materialien/acrylglas/`);
	await expect(page.getByRole("heading", { level: 1, name: "Acrylglas" })).toBeVisible();
	const facts = page.locator("dl");
	await expect(facts).toContainText("4 mm oder 8 mm");
	await expect(facts).toContainText("200 × 120 cm");
	await page.getByRole("link", { name: "Acrylglas wählen" }).click();
	await expect(page).toHaveURL(/products\/wandbild\/.*materialType=acrylglas/);
});

test("[15] sizes are compared over one sofa, a ratio at a time", async ({ page }) => {
	await page.goto(`${runAddress().origins.bildwand}/groessen/`);
	const list = page.getByRole("table", { name: "3:2, Kamera" });
	await expect(list).toBeVisible();
	await page.getByRole("radio", { name: "1:1, Quadrat" }).check();
	await expect(page.getByRole("table", { name: "1:1, Quadrat" })).toBeVisible();
	await expect(list).toBeHidden();
	await expect(page.getByRole("img", { name: /^1:1, Quadrat/ })).toBeVisible();
});

test("[15] three photos fill a wall of three; one that is refused is named and made good, and all of it is in the cart", async ({
	page,
	faults,
}) => {
	test.slow();
	faults.expectStatus(415, /\/uploads\//);
	await page.goto(`${runAddress().origins.bildwand}/galeriewaende/`);
	const wall = page.getByRole("main").locator("section").filter({ hasText: "Drei über dem Bett" }).last();
	const field = wall.getByLabel("Mit 3 eigenen Fotos füllen");
	// Its sum is a status, too.
	const told = wall.getByRole("status").last();
	const photo = { name: "see.jpg", mimeType: "image/jpeg", buffer: await readFile(await realPhoto()) };
	await expect(async () => {
		await field.setInputFiles([photo, photo]);
		await expect(told).toHaveText(/die Wand hat 3 Plätze/, { timeout: 1000 });
	}).toPass();
	const broken = { name: "kaputt.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo at all") };
	await field.setInputFiles([photo, broken, photo]);
	await expect(told).toContainText("2 von 3 Bildern liegen im Warenkorb. „kaputt.jpg“", {
		timeout: 60_000,
	});
	await wall.getByLabel("Fehlende Fotos auswählen (1)").setInputFiles([photo]);
	await expect(page).toHaveURL(/\/warenkorb\//, { timeout: 60_000 });
	const lines = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");
	await expect(lines.filter({ hasText: "Acrylglas" })).toHaveCount(3);
});

test("[15] a wall is hung smaller and on canvas; what it is said to cost then is what the cart charges", async ({
	page,
}) => {
	test.slow();
	await page.goto(`${runAddress().origins.bildwand}/galeriewaende/`);
	const wall = page.getByRole("main").locator("section").filter({ hasText: "Drei über dem Bett" }).last();
	const sum = wall.getByRole("status").first();
	const written = await sum.textContent();
	await wall
		.getByRole("navigation", { name: /^Größe der Wand/ })
		.getByRole("link", { name: "S", exact: true })
		.click();
	await expect(wall).toContainText("Acrylglas 38 × 38 cm");
	await wall
		.getByRole("navigation", { name: /^Material aller Bilder/ })
		.getByRole("link", { name: "Leinwand" })
		.click();
	await expect(wall).toContainText("Leinwand 38 × 38 cm");
	const smaller = /[\d.,]+\s€/.exec((await sum.textContent()) ?? "")?.[0] ?? "";
	expect(written).not.toContain(smaller);
	const photo = { name: "see.jpg", mimeType: "image/jpeg", buffer: await readFile(await realPhoto()) };
	await wall.getByLabel("Mit 3 eigenen Fotos füllen").setInputFiles([photo, photo, photo]);
	await expect(page).toHaveURL(/\/warenkorb\//, { timeout: 60_000 });
	await expect(page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem")).toHaveCount(3);
	await expect(page.getByRole("main")).toContainText(smaller);
});
