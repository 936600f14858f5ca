import { addToCart, makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { DESIGNS } from "../fixtures/designs.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

test.use({ javaScriptEnabled: false });

test("home, list with a facet, more of them, product page: all of it is links and forms", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Hochzeitskarten ansehen" }).click();

	const cards = page.getByRole("region", { name: "Karten", exact: true });
	const tiles = cards.getByRole("article");
	await expect(tiles).toHaveCount(DESIGNS);
	await page.goto("/karten-designen/hochzeit/?tileCount=6");
	await page.getByRole("link", { name: "Mehr Designs anzeigen" }).click();
	await expect(page).toHaveURL(/tileCount=18/);
	await expect(tiles).toHaveCount(DESIGNS);
	await expect(tiles.nth(6).getByRole("link").first()).toBeInViewport();

	await page
		.getByRole("region", { name: "Designs eingrenzen" })
		.getByRole("link", { name: /^Eukalyptus \d+$/ })
		.click();
	await expect(page).toHaveURL(/theme=eukalyptus/);
	await expect(tiles.getByRole("link", { name: /Soirée/ })).toHaveCount(0);
	await tiles
		.getByRole("link", { name: /Save-the-Date/ })
		.first()
		.click();

	await page.getByRole("radio", { name: /^Naturpapier creme/ }).check();
	await page.getByRole("radio", { name: /^Heißfolie Silber/ }).check();
	await page.getByRole("combobox", { name: "Auflage" }).selectOption("100");
	await page.getByRole("button", { name: "Preis neu berechnen" }).click();
	await expect(page).toHaveURL(/quantity=100&paperType=creme&refinementType=silber/);
	await expect(page.getByText(/für 100 Karten/)).toBeVisible();
	await expect(page.getByRole("radio", { name: /^Heißfolie Silber/ })).toBeChecked();
	await expect(page.getByRole("link", { name: "Jetzt gestalten" })).toHaveAttribute(
		"href",
		/paperType=creme&refinementType=silber&.*quantity=100/,
	);
});

test("a filled cart is changed, ordered and followed", async ({ page, context, faults }) => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	await addToCart(visitor, id, 50);
	await giveCookies(visitor, context);

	await page.goto("/warenkorb/");
	await page.getByRole("combobox", { name: /^Auflage/ }).selectOption("75 Stück");
	await page.getByRole("button", { name: "Auflage ändern" }).click();
	await expect(page.getByRole("combobox", { name: /^Auflage/ })).toHaveValue("75");
	const total = await page.getByRole("region", { name: "Summe" }).textContent();

	await page.goto("/kasse/");
	faults.expectStatus(422, /^\/kasse\/$/);
	faults.expectStatus(400, /^\/kasse\/$/);
	await page.getByRole("button", { name: "Weiter zu Versand und Zahlung" }).click();
	const summary = page
		.getByRole("alert")
		.or(page.getByRole("group", { name: /Angaben fehlen/ }))
		.first();
	await expect(summary).toContainText("Bitte tragen Sie Ihre E-Mail-Adresse ein.");

	await page.goto("/warenkorb/");
	expect(await page.getByRole("region", { name: "Summe" }).textContent()).toBe(total);
	await fillCheckout(page, { email: "ohne-skript@example.org", firstName: "Ohne", lastName: "Skript" });
	const number = await placeOrder(page);
	await expect(page.getByText(`Bestellung ${number} vom`)).toBeVisible();
	await page.goto("/warenkorb/");
	await expect(page.getByRole("heading", { level: 1, name: "Noch nichts im Umschlag" })).toBeVisible();
});

test("wrapping paper is chosen and put into the cart; what does not go together comes back with its reason", async ({
	page,
}) => {
	await page.goto("/products/geschenkpapier/");
	await page.getByRole("radio", { name: /^Soirée/ }).check();
	await page.getByRole("radio", { name: /^10 Bogen/ }).check();
	await page.getByRole("combobox", { name: "Menge" }).selectOption("5");
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page).toHaveURL(/geschenkpapier\/\?.*pattern=soiree/);
	await expect(page.getByText("Soirée gibt es in diesen Farben").first()).toBeVisible();

	await page.getByRole("radio", { name: /^Bordeaux/ }).check();
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const lines = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");
	await expect(lines).toContainText(["Soirée, Bordeaux, 10\u00a0Bogen"]);
	await expect(lines.getByRole("img", { name: "„Geschenkpapier“, wie wir es drucken" })).toBeVisible();
	await expect(page.getByRole("combobox", { name: /^Menge/ })).toHaveValue("5");

	await page.getByRole("button", { name: "Entfernen: „Geschenkpapier“" }).click();
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(lines).toContainText(["Soirée, Bordeaux, 10\u00a0Bogen"]);
});

test("wrapping paper goes into the English basket from the English page", async ({ page }) => {
	await page.goto("/en/products/geschenkpapier/");
	await page.getByRole("button", { name: "Add to basket" }).click();
	await expect(page).toHaveURL(/\/en\/warenkorb\/$/);
	await expect(page.getByRole("combobox", { name: /^Quantity/ })).toHaveValue("1");
	await expect(page.getByRole("main")).toContainText("per set");
});
