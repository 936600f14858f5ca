import { addToCart, makeDesign, placeOrder } from "../../apps/server/src/testing/shopper.ts";
import { phone, violationsInBothWidths } from "../fixtures/axe.ts";
import { signIn } from "../fixtures/back-office.ts";
import { fillCheckout } from "../fixtures/checkout-pages.ts";
import { openEditor, POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { smallTargets } from "../fixtures/small-targets.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

const publicPages = [
	"/karten-designen/hochzeit/",
	"/karten-designen/hochzeit/?theme=soiree&format=postkarte-a6",
	"/products/eukalyptus-klappkarte-a6-salbei/",
	"/products/soiree-postkarte-a6-nachtblau/?paperType=kraft",
	"/produkte/?color=gold-green",
	"/karten-designen/trauer/",
	"/alle-fotokalender/",
	"/themes/soiree/",
	"/papiere/",
	"/merkzettel/",
	"/warenkorb/",
	"/magazin/wann-verschickt-man-welche-karte/",
	"/magazin/",
	"/karten-designen/taufe/",
	"/zahlung-und-versand/",
];

for (const path of publicPages) {
	test(`axe finds nothing on ${path}`, async ({ page }) => {
		await page.goto(path);
		expect(await violationsInBothWidths(page)).toEqual([]);
	});
}

for (const brand of ["papiervogel", "bildwand"] as const) {
	test(`axe finds nothing on the home page of ${brand}, and a thumb hits everything in header and footer`, async ({
		page,
		run,
	}) => {
		await page.goto(`${run.origins[brand]}/`);
		expect(await violationsInBothWidths(page)).toEqual([]);
		await page.setViewportSize(phone);
		await page.locator("footer summary").click();
		expect(await smallTargets(page, "header, footer")).toEqual([]);
	});
}

test("axe finds nothing on a page that is not there", async ({ page, faults }) => {
	faults.expectStatus(404, /^\/gibt-es-nicht\/$/);
	await page.goto("/gibt-es-nicht/");
	expect(await violationsInBothWidths(page)).toEqual([]);
});

test("axe finds nothing in the editor: page, panels, text being edited, proof", async ({ page }) => {
	const editor = await openEditor(page);
	expect(await violationsInBothWidths(page)).toEqual([]);
	await editor.textOnPage("Namen").press("Enter");
	await expect(page.getByRole("toolbar", { name: "Schrift von „Namen“" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.keyboard.press("Escape");
	for (const name of ["Foto", "Design", "Elemente", "Prüfen"]) {
		await editor.openPanel(name);
		expect(await violationsInBothWidths(page), name).toEqual([]);
	}
	await editor.closePanel();
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
});

test("axe finds nothing from the cart to the order page", async ({ page, context, faults }) => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	await addToCart(visitor, id, 50);
	await giveCookies(visitor, context);
	await page.goto("/warenkorb/");
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.getByRole("link", { name: "Zur Kasse" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wohin dürfen wir liefern?");
	expect(await violationsInBothWidths(page)).toEqual([]);
	faults.expectStatus(422, /^\/kasse\//);
	faults.expectStatus(400, /^\/kasse\//);
	await page.getByRole("button", { name: "Weiter zu Versand und Zahlung" }).click();
	await expect(page.getByText("Bitte tragen Sie Ihre E-Mail-Adresse ein.").first()).toBeVisible();
	expect(await violationsInBothWidths(page), "with errors").toEqual([]);

	await page.goto("/warenkorb/");
	await fillCheckout(page, { email: "axe@example.org", firstName: "Axel", lastName: "Schwarz" });
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.goto("/kasse/zahlung/");
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.getByRole("button", { name: "Weiter zur Prüfung" }).click();
	await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
	await page.waitForURL(/\/bestellung\//);
	expect(await violationsInBothWidths(page)).toEqual([]);
});

test("axe finds nothing in the back office", async ({ stranger }) => {
	const { orderNumber } = await placeOrder(socketVisitor(), {}, { template: POSTCARD });
	const { page } = stranger;
	await page.goto("/office/");
	await expect(page.getByRole("button", { name: "Anmelden" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await signIn(stranger);
	await expect(page.getByRole("table")).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.getByRole("link", { name: orderNumber }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Auftrag ${orderNumber}`);
	await expect(page.getByRole("main")).toContainText("druckbereit");
	expect(await violationsInBothWidths(page)).toEqual([]);
});
