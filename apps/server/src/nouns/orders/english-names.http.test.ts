import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { checkoutBody } from "../../testing/shopper.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { findOrder } from "./order-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = "soiree-din-lang-quer-nachtblau";
const inEnglish = { "X-Locale": "en-DE" };

test("[8.3-1] a card that is ordered in English is named in English from the draft to the mail", async () => {
	const browser = browserOn(server.app);
	const { body: design } = await browser.post("/web-api/designs", { template }, inEnglish);
	const { body: own } = await browser.get(`/web-api/designs/${design.id}`, inEnglish);
	expect(own.findings.map(({ label }: { label: string }) => label)).toContain("Names");
	const { body: customer } = await browser.get("/web-api/customer-data", inEnglish);
	expect(customer.drafts).toMatchObject([{ name: "Soirée – DL evening invitation" }]);

	const item = { designId: design.id, quantity: 50, configuration: {} };
	const refused = await browser.post("/web-api/cart/items", item, inEnglish);
	expect(refused.body).toMatchObject({ code: "confirmation_needed" });
	const labels = refused.body.findings.map(({ label }: { label: string }) => label);
	expect(labels).toEqual(expect.arrayContaining(["Names", "Date"]));
	expect(refused.body.findings[0].message).toContain(`“${labels[0]}”: `);

	const confirmed = refused.body.findings.map(({ key }: { key: string }) => key);
	const { body: cart } = await browser.post("/web-api/cart/items", { ...item, confirmed }, inEnglish);
	expect(cart.items).toMatchObject([{ name: "Soirée – DL evening invitation" }]);
	const { body: placed } = await browser.post(
		"/web-api/checkout",
		checkoutBody(cart, { payment: "prepayment" }),
		{ ...inEnglish, "Idempotency-Key": "0d5f3a52-6d54-4b8c-9a3e-6a5f2c1b7e90" },
	);
	const order = await findOrder(server.platform.database.db, placed.orderNumber);
	if (!order) throw new Error("the order is there");
	const mail = await composeMail(server.platform, order, { id: "m", kind: "confirmation" });
	expect(mail.text).toContain("Soirée – DL evening invitation");
	expect(mail.text).not.toContain("Abendeinladung");
});
