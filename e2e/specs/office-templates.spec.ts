import { violations, violationsInBothWidths } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";

const template = "eukalyptus-postkarte-a6-terrakotta";

test("[14] a template is opened in the editor of the shop, changed, published, seen in the shop and taken back", async ({
	staff,
	page: shop,
}) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto("/office/vorlagen");
	await page.getByRole("searchbox", { name: "Filter" }).fill("eukalyptus postkarte terrakotta");
	expect(await violationsInBothWidths(page), "list").toEqual([]);
	await page.getByRole("link", { name: /^Eukalyptus/ }).click();
	await expect(page.getByRole("row", { name: /^Auslieferung/ })).toContainText("im Shop");

	await page.getByRole("link", { name: "Bearbeiten" }).click();
	const words = page.getByRole("tabpanel").getByRole("textbox", { name: "Titel" });
	await words.fill("Wir sagen Ja");
	// What belongs to the drawing nobody moves in the shop; whose template it is does.
	const drawing = page.locator('[data-element="line"]');
	await drawing.focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByText("Automatisch gespeichert")).toBeVisible();
	for (const absent of ["Foto", "Ausstattung"])
		await expect(page.getByRole("tab", { name: absent })).toHaveCount(0);
	expect(await violations(page), "editor").toEqual([]);
	await page.getByRole("button", { name: "Prüfen und veröffentlichen" }).click();

	await expect(page.getByText("Nichts steht der Veröffentlichung im Weg.")).toBeVisible();
	const after = page.getByRole("figure").filter({ hasText: "Entwurf" }).getByRole("img").first();
	const picture = await page.request.get((await after.getAttribute("src")) ?? "");
	expect(picture.headers()["content-type"]).toBe("image/webp");
	expect(await violations(page), "check").toEqual([]);
	await page.getByLabel("Was ist neu?").fill("Neuer Titel");
	await page.getByRole("button", { name: "Veröffentlichen" }).click();
	await expect(page.getByRole("status")).toContainText("Fassung 1 ist veröffentlicht");
	await expect(page.getByRole("row", { name: /^Fassung 1/ })).toContainText("Neuer Titel");
	expect(await violationsInBothWidths(page), "template").toEqual([]);

	await shop.goto(`/products/${template}/`);
	await expect(shop.locator(`img[src*="${template}"][src*="edition=1"]`).first()).toBeVisible();
	await shop.goto(`/configurator-card/${template}/`);
	await expect(shop.getByRole("textbox", { name: "Titel" })).toHaveValue("Wir sagen Ja");

	await page.getByRole("button", { name: /^Zurückholen\s?: Auslieferung/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Zurück auf Auslieferung" }).click();
	await expect(page.getByRole("status")).toContainText("Fassung 2 ist veröffentlicht");
});
