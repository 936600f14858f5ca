import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { giveRefund } from "../../apps/server/src/nouns/refunds/refund-order.ts";
import { freePortPair } from "../../apps/server/src/testing/free-port.ts";
import { type Providers, startProviders } from "../../apps/server/src/testing/payment/providers.ts";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { fillAddress } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type OwnServer, startOwnServer } from "../fixtures/own-server.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

let server: OwnServer;
let providers: Providers;
test.beforeAll(async () => {
	providers = await startProviders();
	server = await startOwnServer({
		environment: { PORT: String(await freePortPair()), ...providers.environment },
		workers: (platform) =>
			platform.queue.work("payment.refund", ({ refund }) => giveRefund(platform, refund)),
	});
});
test.afterAll(async () => {
	await server.close();
	await providers.close();
});

/** A hundred envelopes, an address, and a way to pay. */
async function toReview(page: Page, method: string): Promise<void> {
	await page.goto(`${server.origin}/warenkorb/`);
	await page.request.post(`${server.origin}/web-api/cart/items`, {
		data: { sku: "envelope-gerade-salbei-c6", quantity: 100 },
		headers: { origin: server.origin },
	});
	await page.reload();
	await fillAddress(page, { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" });
	await payBy(page, method);
}

async function payBy(page: Page, method: string): Promise<void> {
	await page.getByRole("radio", { name: method }).check();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Weiter zur Prüfung" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein letzter Blick");
}

const order = (page: Page) => page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
const heading = (page: Page, name: string) =>
	expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

test("[16] with PayPal: cancelled there, paid with a card instead, and part of it back from the office", async ({
	page,
	staff,
}) => {
	await toReview(page, "PayPal");
	await expect(page.getByText("Danach geht es zum Bezahlen zu PayPal.")).toBeVisible();
	await order(page);
	await heading(page, "PayPal");
	await page.getByRole("button", { name: "Abbrechen" }).click();

	await heading(page, "Noch nicht bezahlt");
	await expect(page.getByText("Sie haben das Bezahlen bei PayPal abgebrochen.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Weiter zu PayPal" }).click();
	await heading(page, "PayPal");
	await page.getByRole("button", { name: "Abbrechen" }).click();
	await page.getByRole("button", { name: "Anders bezahlen" }).click();

	await heading(page, "Wie kommt es an, wie zahlen Sie?");
	await payBy(page, "Kreditkarte");
	await order(page);
	await heading(page, "Stripe");
	await page.getByRole("button", { name: "Bezahlen" }).click();
	await heading(page, "Danke, Ihre Bestellung ist da.");
	await expect(page.getByText("Kreditkarte, bezahlt")).toBeVisible();
	expect(providers.payPal.captures()).toBe(0);
	expect(await violations(page)).toEqual([]);

	const [, number = ""] = /\/bestellung\/([^/]+)\//.exec(page.url()) ?? [];
	const office = staff.page;
	const { origin } = server;
	await logIn(staff, {
		origin,
		staff: { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" },
	});
	await office.goto(`${origin}/office/auftraege/${number}`);
	await office.getByRole("button", { name: "Geld erstatten" }).click();
	const dialog = office.getByRole("dialog");
	const amount = dialog.getByRole("textbox", { name: "Betrag in EUR" });
	await amount.fill("5000");
	await dialog.getByRole("button", { name: /erstatten$/ }).click();
	await expect(amount).toHaveAccessibleDescription(/Zu erstatten sind höchstens/);
	await amount.fill("5,00");
	await dialog.getByRole("textbox", { name: "Grund" }).fill("Ein Umschlag war geknickt");
	expect(await violations(office)).toEqual([]);
	await dialog.getByRole("button", { name: "5,00 € erstatten" }).click();
	await expect(dialog).toBeHidden();
	await expect(office.getByText("Ein Umschlag war geknickt")).toBeVisible();
	await expect.poll(() => providers.stripe.refunds.map((refund) => refund.amount)).toEqual([500]);
	await page.reload();
	await expect(page.getByText("Davon zurückgezahlt: 5,00 €")).toBeVisible();
});

test("[16] paid with PayPal, and the way back: the order page, an empty cart, and no way to pay twice", async ({
	page,
}) => {
	await toReview(page, "PayPal");
	await order(page);
	await heading(page, "PayPal");
	await page.goBack();
	await heading(page, "Ein letzter Blick");
	await order(page);
	await heading(page, "PayPal");
	await page.getByRole("button", { name: "Bezahlen" }).click();
	await heading(page, "Danke, Ihre Bestellung ist da.");
	await expect(page.getByText("PayPal, bezahlt")).toBeVisible();
	await page.goto(`${server.origin}/kasse/zurueck/`);
	await heading(page, "Hier ist nichts mehr zu bezahlen");
	expect(await violations(page)).toEqual([]);
	await page.getByText("Zum Warenkorb").click();
	await expect(page.getByRole("main")).toContainText("Ihr Warenkorb ist leer");
});
