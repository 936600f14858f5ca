import { randomUUID } from "node:crypto";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[1-4] [3.7-9] [9.1-2] [9.1-6] from Berlin to Vienna by express: what changes is shown before it counts", async ({
	page,
	staff,
	isMobile,
	faults,
}) => {
	faults.expectStatus(422, /^\/(kasse|warenkorb)\//);
	const email = `${randomUUID()}@example.org`;
	const main = page.getByRole("main");
	await page.goto("/warenkorb/");
	const put = await page.request.post("/web-api/cart/items", {
		data: { sku: "envelope-gerade-salbei-c6", quantity: 100 },
		headers: { origin: new URL(page.url()).origin },
	});
	expect(put.status()).toBe(201);
	await page.reload();

	await test.step("a voucher: a wrong code is told, a right one takes a tenth off the goods", async () => {
		const code = page.getByRole("textbox", { name: "Gutscheincode" });
		const redeem = page.getByRole("button", { name: "Einlösen", exact: true });
		await page.getByText("Gutschein einlösen").click();
		await code.fill("HERBST11");
		await redeem.click();
		await expect(main).toContainText("Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.");
		await expect(code).toHaveValue("HERBST11");
		await code.fill("herbst 10");
		await redeem.click();
		await expect(main).toContainText("HERBST10 spart Ihnen 4,50 €");
		await expect(page.getByRole("region", { name: "Summe" })).toContainText("−4,50 €");
		expect(await violations(page)).toEqual([]);
	});
	await page.getByRole("link", { name: "Zur Kasse" }).click();

	await test.step("a parcel for Vienna: another VAT, another day, and nothing is agreed to yet", async () => {
		await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
		const billing = page.getByRole("group", { name: "Rechnungsadresse" });
		await billing.getByRole("textbox", { name: "Vorname" }).fill("Änne");
		await billing.getByRole("textbox", { name: "Nachname" }).fill("Groß");
		await billing.getByRole("textbox", { name: "Straße und Hausnummer" }).fill("Straße des 17. Juni 135");
		await billing.getByRole("textbox", { name: "Postleitzahl" }).fill("10623");
		await billing.getByRole("textbox", { name: "Ort", exact: true }).fill("Berlin");
		await page.getByRole("checkbox", { name: "An eine andere Adresse liefern" }).check();
		const shipping = page.getByRole("group", { name: "Lieferadresse" });
		await shipping.getByRole("textbox", { name: "Vorname" }).fill("Łukasz");
		await shipping.getByRole("textbox", { name: "Nachname" }).fill("Groß");
		await shipping.getByRole("textbox", { name: "Straße und Hausnummer" }).fill("Packstation 117");
		await shipping.getByRole("combobox", { name: "Land" }).selectOption("AT");
		await shipping.getByRole("textbox", { name: "Postleitzahl" }).fill("1010");
		await shipping.getByRole("textbox", { name: "Ort", exact: true }).fill("Wien");
		await page.getByRole("button", { name: "Weiter zu Versand und Zahlung" }).click();
		await expect(main).toContainText("Packstationen gibt es nur in Deutschland.");
		await shipping.getByRole("textbox", { name: "Straße und Hausnummer" }).fill("Stephansplatz 3");
		await page.getByRole("button", { name: "Weiter zu Versand und Zahlung" }).click();

		const terms = page.getByRole("table", { name: "Mit der Lieferung nach Österreich ändert sich:" });
		await expect(terms).toBeVisible();
		await expect(terms.getByRole("row", { name: /^enthaltene MwSt\./ })).toContainText("19 %20 %");
		await expect(terms.getByRole("row", { name: /^Versand ab/ })).toContainText("4,99 €5,99 €");
		expect(await violations(page)).toEqual([]);
		await page.getByRole("button", { name: "Weiter mit Lieferung nach Österreich" }).click();
	});

	await test.step("express is named with its price and the day it comes", async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wie kommt es an, wie zahlen Sie?");
		const ways = page.getByRole("group", { name: "Versand" }).getByRole("radio");
		await expect(ways.first()).toBeChecked();
		const express = page.getByRole("radio", { name: /^Expressversand\s?22,99 €\s?Lieferung bis/ });
		await express.check();
		expect(await violations(page)).toEqual([]);
		await page.getByRole("radio", { name: "Kauf auf Rechnung" }).check();
		await page.getByRole("button", { name: "Weiter zur Prüfung" }).click();
	});

	const number = await test.step("the review and the order say the same", async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein letzter Blick");
		await expect(main).toContainText("22,99 €");
		await expect(main).toContainText("Expressversand nach Österreich");
		const total = await main
			.getByText(/^\d+,\d\d\s€$/)
			.last()
			.textContent();
		const ordered = await placeOrder(page);
		await expect(main).toContainText(total?.trim() ?? "?");
		return ordered;
	});
	if (isMobile) return;

	await test.step("the back office sees where it goes and how", async () => {
		await logIn(staff);
		await staff.page.goto(`/office/auftraege/${number}`);
		await expect(staff.page.getByText("Expressversand", { exact: true }).first()).toBeVisible();
		await expect(staff.page.getByText("1010 Wien")).toBeVisible();
	});
});
