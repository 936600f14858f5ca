import { randomUUID } from "node:crypto";
import { logIn } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** A card with nothing to fill in. */
const FOLDED = "eukalyptus-klappkarte-a6-salbei";
const ENVELOPE = "envelope-gerade-salbei-c6";
const RIBBON = "ribbon-jute-natur";
const DATE = /Lieferung bis\s\S+\s\d+\.\s\S+\s\d{4}/;

test("[3.7-6, §8.2] cards with envelope and ribbon: named, dated apart, ordered and packed", async ({
	page,
	staff,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };
	const main = page.getByRole("main");
	const packed = page.getByRole("list", { name: "Zubehör" }).getByRole("listitem");

	await test.step("a link with accessories leads through the editor into the cart", async () => {
		const link = `paperType=matt&refinementType=ohne&sku=${ENVELOPE},${RIBBON}&quantity=50`;
		const editor = await openEditor(page, `/configurator-card/${FOLDED}/?${link}`);
		await expect(editor.price).toContainText("132,00 €");
		await editor.addToCart();
	});

	await test.step("the cart names them, explains their price and has a date for each parcel", async () => {
		await expect(packed).toHaveText([
			/^Umschlag Salbei, gerade Klappe/,
			/^Juteband Natur.*separat geliefert/,
		]);
		await page.getByText("So setzt sich der Preis zusammen").click();
		await expect(page.getByRole("row", { name: /^Umschlag 50 × 0,45 € 22,50 €/ })).toBeVisible();
		await expect(page.getByRole("row", { name: /^Band 50 × 0,50 € 25,00 €/ })).toBeVisible();
		const sums = page.getByRole("region", { name: "Summe" });
		await expect(sums).toContainText("136,99 €");
		await expect(sums).toContainText(new RegExp(`Paket: ${DATE.source}`));
		await expect(sums).toContainText(new RegExp(`Band: ${DATE.source}`));
	});

	const number =
		await test.step("the review says what can be given back; the order keeps it all", async () => {
			await fillCheckout(page, guest);
			await expect(packed).toHaveCount(2);
			await expect(main).toContainText("Kein Widerrufsrecht für Ihre Karten");
			await expect(main).toContainText(
				"Umschläge, Bänder und anderes Zubehör ohne Aufdruck können Sie 14 Tage lang zurückgeben.",
			);
			const ordered = await placeOrder(page);
			await expect(packed).toHaveText([/^Umschlag Salbei/, /^Juteband Natur/]);
			await expect(main).toContainText(new RegExp(`Band: ${DATE.source}`));
			return ordered;
		});

	await test.step("the back office packs by list, the ribbon by itself", async () => {
		await logIn(staff);
		await staff.page.goto(`/office/auftraege/${number}`);
		const list = staff.page.getByRole("table", { name: "Packliste" });
		const row = (name: string) => list.getByRole("row").filter({ hasText: name });
		await expect(row(ENVELOPE)).toContainText("50 Stück");
		await expect(row(ENVELOPE)).not.toContainText("Eigenes Paket");
		await expect(row(RIBBON)).toContainText(/Eigenes Paket, Lieferung: .*\d{4}/);
		await expect(staff.page.getByRole("table", { name: /^Preis/ })).toContainText("Juteband Natur");
	});
});
