import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { ownerOf } from "../../testing/check-out-with.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { sendOrder } from "../../testing/sent-order.ts";
import { address, addToCart, makeDesign, placeOrder, templateWith } from "../../testing/shopper.ts";
import { checkOut as runCheckOut } from "../checkout/check-out.ts";
import type { PaymentStep } from "../checkout/payment-step.ts";
import { sweepDrafts } from "../checkout/sweep-drafts.ts";
import { sweepRetention } from "../retention/sweep-retention.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const plainCard = { template: templateWith({ photo: false }).id };

function setClock(instant: string): void {
	server.clock.advance(new Date(instant).getTime() - server.clock.now().getTime());
}

/** Everything the database says, as one text. */
async function everything(): Promise<string> {
	const { db } = server.platform.database;
	const tables = ["order", "order_line", "order_event", "cart", "checkout_request", "mail", "kept_mail"];
	const texts = await Promise.all(
		tables.map(async (table) => {
			const { rows } = await sql<{ text: string | null }>`
				select string_agg(row_to_json(t)::text, ' ') as text from ${sql.table(table)} as t`.execute(db);
			return rows[0]?.text ?? "";
		}),
	);
	return texts.join(" ");
}

test("[security.M4] what was begun and given up goes the day after, names and addresses with it; the cart stays", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, plainCard);
	const cart = await addToCart(browser, design.id);
	const open: PaymentStep = { ask: async () => "open", withdraw: async () => "withdrawn" };
	const checkedOut = await runCheckOut(
		server.platform,
		{
			site: { channel: "papiervogel", market: "de", locale: "de-DE" },
			key: { owner: ownerOf(browser), key: "the only key" },
			hash: "hash",
			body: {
				contact: { email: "Aenne@example.org" },
				billing: address,
				shippingType: "standard",
				payment: "prepayment",
				expectedTotal: cart.body.total,
			},
		},
		open,
	);
	expect(checkedOut).toMatchObject({ ok: false, error: { code: "checkout_running" } });
	server.clock.advance(2 * 3_600_000);
	await sweepDrafts(server.platform, open);
	await sweepRetention(server.platform);
	expect(await everything()).toContain("aenne@example.org");

	server.clock.advance(22 * 3_600_000);
	await sweepRetention(server.platform);
	const left = await everything();
	expect(left).not.toMatch(/aenne|Weiß/i);
	expect((await browser.get("/web-api/cart")).body.items).toHaveLength(1);
});

test("[security.M4] letters go at the end of their sixth year, invoices of their eighth", async () => {
	const shipping = {
		...address,
		firstName: "Jonas",
		lastName: "Empfänger",
		city: "Leipzig",
		postalCode: "04109",
		country: "DE",
	};
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app), { shipping }, plainCard);
	await sendOrder(server.platform, orderNumber);
	const { db } = server.platform.database;
	const id = await orderIdOf(server.platform, orderNumber);

	setClock("2032-12-31T22:59:59Z");
	await sweepRetention(server.platform);
	expect(await everything()).toContain("aenne@example.org");

	setClock("2032-12-31T23:00:00Z");
	await sweepRetention(server.platform);
	const reduced = await everything();
	expect(reduced).not.toMatch(/aenne@example|030 123456|Jonas|Empfänger|Leipzig/i);
	const clerk = await clerkOn(server.app);
	expect((await clerk.get(`/office-api/orders/${orderNumber}`)).body).toMatchObject({
		contactRemovedAt: "2032-12-31T23:00:00.000Z",
		contact: { email: "" },
		billing: { lastName: "D’Angelo-Weiß", street: "Straße des 17. Juni 135" },
		shipping: { city: "", country: "DE" },
		total: { currency: "eur" },
	});
	const corrected = await clerk.post(`/office-api/orders/${orderNumber}/email`, { email: "neu@example.org" });
	expect(corrected).toMatchObject({ status: 409, body: { code: "contact_removed" } });
	const page = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(page.body.code).toBe("order_unknown");
	// Nobody is left to write to, so nothing waits to be written.
	expect(await db.selectFrom("mail").select("id").where("order", "=", id).execute()).toEqual([]);

	setClock("2034-12-31T22:59:59Z");
	await sweepRetention(server.platform);
	expect(await everything()).toContain("Weiß");

	setClock("2034-12-31T23:00:00Z");
	await sweepRetention(server.platform);
	expect(await everything()).not.toContain(id);
	expect(await everything()).not.toContain("Weiß");
});
