import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";

const template = "eukalyptus-postkarte-a6-staubblau";

test("[14] what customers may do to a text is said in its template, and the editor of the shop obeys", async ({
	staff,
	page: shop,
}) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto(`/office/vorlagen/${template}`);
	await page.getByRole("link", { name: "Bearbeiten" }).click();
	await page.mouse.move(300, 300);
	const panel = page.getByRole("tabpanel");
	await panel.getByRole("textbox", { name: "Titel" }).click();
	await page.getByRole("tab", { name: "Rechte" }).click();
	const rights = page.getByRole("group", { name: "Was Kundinnen dürfen" });
	const usual = rights.getByRole("checkbox", { name: "Wie bei dieser Art üblich" });
	await expect(usual).toBeChecked();
	await expect(rights.getByRole("checkbox", { checked: true })).toHaveCount(5);
	// Each thing on the page goes by the name that the editor says.
	const onPage = page.getByRole("list", { name: "Alles auf dieser Seite" }).getByRole("button");
	await expect(onPage.filter({ hasText: /^Titel/ })).toHaveAttribute("aria-current", "true");
	await expect(onPage.filter({ hasText: /^Titel/ })).toContainText("alles");
	await expect(onPage.filter({ hasText: /^[a-z-]+(\d|alles|nichts)?$/ })).toHaveCount(0);
	await rights.getByRole("checkbox", { name: "Inhalt ändern" }).uncheck();
	await rights.getByRole("checkbox", { name: "Entfernen" }).uncheck();
	await expect(usual).not.toBeChecked();
	expect(await violations(page), "rights").toEqual([]);
	await page.getByRole("tab", { name: "Texte" }).click();
	// Whose template it is writes on.
	await panel.getByRole("textbox", { name: "Titel" }).fill("Nur so");
	// A drawing that nobody moves is given to be moved.
	await page.locator('[data-element="line"]').focus();
	await page.getByRole("tab", { name: "Rechte" }).click();
	await expect(rights.getByRole("checkbox", { name: "Inhalt ändern" })).toHaveCount(0);
	await rights.getByRole("checkbox", { name: "Verschieben und vergrößern" }).check();
	await expect(page.getByText("Automatisch gespeichert")).toBeVisible();
	await page.getByRole("button", { name: "Prüfen und veröffentlichen" }).click();
	await page.getByLabel("Was ist neu?").fill("Andere Rechte");
	await page.getByRole("button", { name: "Veröffentlichen" }).click();
	await expect(page.getByRole("row", { name: /^Fassung 1/ })).toContainText("Andere Rechte");

	await shop.goto(`/configurator-card/${template}/`);
	await expect(shop.getByRole("textbox").first()).toBeVisible();
	await expect(shop.getByRole("textbox", { name: "Titel" })).toHaveCount(0);
	const title = shop.locator('[data-element="title"]');
	// What is not written into comes with the first sign of a person.
	await expect(async () => {
		await shop.mouse.move(310, 310);
		await shop.mouse.move(300, 300);
		await expect(title).toBeVisible({ timeout: 500 });
	}).toPass();
	await title.focus();
	await expect(shop.getByRole("button", { name: "Schrift größer" })).toBeVisible();
	await expect(shop.getByRole("tab", { name: "Rechte" })).toHaveCount(0);
	await shop.getByRole("button", { name: "Anordnen" }).click();
	const arrange = shop.getByRole("dialog", { name: "Anordnen" });
	await expect(arrange.getByRole("button", { name: "Kopieren" })).toBeVisible();
	await expect(arrange.getByRole("button", { name: "Löschen" })).toHaveCount(0);
	await shop.keyboard.press("Escape");
	const line = shop.locator('rect[data-element="line"]');
	const before = await line.boundingBox();
	await line.focus();
	await shop.keyboard.press("ArrowDown");
	await expect.poll(async () => (await line.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
	await expect(shop.getByText("Automatisch gespeichert").first()).toBeVisible();

	await page.getByRole("button", { name: /^Zurückholen\s?: Auslieferung/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Zurück auf Auslieferung" }).click();
	await expect(page.getByRole("status")).toContainText("Fassung 2 ist veröffentlicht");
});
