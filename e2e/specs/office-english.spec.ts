import { placeOrder } from "../../apps/server/src/testing/shopper.ts";
import { violations } from "../fixtures/axe.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

test("the back office is read in English: login, orders, an order, prices; and in German again", async ({
	staff: { page, faults },
	run,
}) => {
	const { orderNumber } = await placeOrder(socketVisitor(), {}, { template: POSTCARD });
	faults.expectStatus(401, /^\/office-api\/(session|catalogue|login)$/);

	await page.goto("/office/katalog");
	await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
	await expect(page).toHaveTitle("Sign in – Offizin");
	await expect(page.getByRole("main")).toContainText("taken back to the page you had opened");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	expect(await violations(page), "login").toEqual([]);
	await page.getByRole("textbox", { name: "Email address" }).fill(run.staff.email);
	await page.getByLabel("Password").fill("wrong-password");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/password/);
	await page.getByLabel("Password").fill(run.staff.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue");

	await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Orders" }).click();
	await expect(page.getByRole("columnheader", { name: "Deliver by" })).toBeVisible();
	expect(await violations(page), "orders").toEqual([]);
	await page.getByRole("link", { name: orderNumber }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${orderNumber}`);
	await expect(page.getByRole("main")).toContainText("ready for press");
	await expect(page.getByRole("region", { name: "Payment" })).toContainText(/€\d+\.\d\d/);
	expect(await violations(page), "order").toEqual([]);

	await page.getByRole("link", { name: "Prices" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price lists");
	await page
		.getByRole("link", { name: /^Papiervogel .*since 1 November 2026/ })
		.first()
		.click();
	await expect(page.getByRole("main")).toContainText("valid since 1\u00a0November\u00a02026");
	expect(await violations(page), "price list").toEqual([]);

	const address = page.url();
	await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
	await expect(page.getByRole("main")).toContainText("gültig seit 1.\u00a0November\u00a02026");
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
	expect(page.url()).toBe(address);
});
