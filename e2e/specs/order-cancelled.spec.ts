import { randomUUID } from "node:crypto";
import { violations } from "../fixtures/axe.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[orders.O18] an order is cancelled on its page, asked twice, and the page says so", async ({
	page,
}) => {
	await page.goto("/warenkorb/");
	await page.request.post("/web-api/cart/items", {
		data: { sku: "envelope-gerade-salbei-c6", quantity: 100 },
		headers: { origin: new URL(page.url()).origin },
	});
	await page.reload();
	await fillCheckout(page, { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" });
	await placeOrder(page);
	await page.getByText("Bestellung stornieren", { exact: true }).click();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Jetzt stornieren" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Bestellung ist storniert.");
	await expect(page.getByText("Dieser Posten wurde storniert.")).toBeVisible();
	await expect(page.getByText("Bestellung stornieren", { exact: true })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
});
