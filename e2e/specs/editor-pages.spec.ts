import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const BOOKLET = "/configurator-card/eukalyptus-booklet-a6-8-salbei/";

test("[14] a booklet grows by a sheet, its spreads change places, and all comes back with one step each", async ({
	page,
}) => {
	const editor = await openEditor(page, BOOKLET);
	const strip = page.getByRole("navigation", { name: "Seiten" });
	const pages = strip.getByRole("button");
	await page.mouse.move(200, 200);
	await expect(pages).toHaveCount(5);
	await pages.nth(1).click();
	await page.getByRole("button", { name: "Seite duplizieren" }).click();
	await expect(pages).toHaveText([
		...["Vorderseite", "Seiten 2 und 3", "Seiten 4 und 5", "Seiten 6 und 7"],
		...["Seiten 8 und 9", "Seiten 10 und 11", "Rückseite"],
	]);
	// The copy lies on the desk, and what it costs more is told at once.
	await expect(pages.nth(2)).toHaveAttribute("aria-current", "page");
	await expect(page.getByText("169,50 €").first()).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await page.getByRole("button", { name: "Weiter nach hinten" }).click();
	await expect(pages.nth(3)).toHaveAttribute("aria-current", "page");
	await editor.untilSaved();
	await page.getByRole("button", { name: "Seite entfernen" }).click();
	await expect(pages).toHaveCount(5);
	await expect(page.getByText("160,50 €").first()).toBeVisible();
	await page.getByRole("button", { name: /^Rückgängig/ }).click();
	await expect(pages).toHaveCount(7);
	await expect(page.getByText("169,50 €").first()).toBeVisible();
	await editor.untilSaved();

	await page.reload();
	await page.mouse.move(200, 220);
	await expect(pages).toHaveCount(7);
});

test("[14] as many pages as are chosen beside the price lie on the desk, and are there when it is opened again", async ({
	page,
}) => {
	await page.goto("/products/eukalyptus-booklet-a6-8-salbei/?formatType=booklet-a6-8&quantity=50");
	await expect(page.getByText("160,50 €").first()).toBeVisible();
	const lengths = page.getByRole("group", { name: /^Seiten/ });
	await lengths.getByRole("radio", { name: /^16 Seiten/ }).check({ force: true });
	await expect(page).toHaveURL(/formatType=booklet-a6-16/);
	await expect(page.getByText("179,00 €").first()).toBeVisible();
	await page.getByRole("link", { name: "Jetzt gestalten" }).first().click();
	await page.waitForURL(/configurator-card/);
	const pages = page.getByRole("navigation", { name: "Seiten" }).getByRole("button");
	await page.mouse.move(200, 200);
	await expect(pages).toHaveCount(9);
	await expect(page.getByText("179,00 €").first()).toBeVisible();
	await pages.nth(3).click();
	await page.getByRole("button", { name: "Seite duplizieren" }).click();
	await expect(pages).toHaveCount(11);
	await page.waitForURL(/design=/);
	await page.getByRole("button", { name: /^Rückgängig/ }).click();
	await expect(pages).toHaveCount(9);
	await expect(page.getByText("Gespeichert").first()).toBeVisible();
	await page.reload();
	await page.mouse.move(200, 220);
	await expect(pages).toHaveCount(9);
});
