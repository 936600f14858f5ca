import { createHash } from "node:crypto";
import { invariant } from "@offizin/base";
import { addDays } from "@offizin/calendar-days";
import { lastArrival } from "@offizin/cart";
import { INVOICE_DAYS } from "@offizin/invoices";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transact } from "../../adapters/database/transact.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { anna, printOrder, sendOrder } from "../../testing/sent-order.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { moveOrder } from "../office-orders/move-order.ts";
import { forgetOrders } from "../orders/forget-orders.ts";
import { findDeliveries } from "../orders/order-deliveries.ts";
import { documentFile, makeDocumentFile } from "./document-file.ts";
import { documentsOf, type Issued } from "./document-store.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const plainCard = { template: templateWith({ photo: false }).id };

async function ordered(overrides: object = {}): Promise<{ number: string; id: string }> {
	const { orderNumber: number } = await placeOrder(browserOn(server.app), overrides, plainCard);
	return { number, id: await orderIdOf(server.platform, number) };
}

const issued = ({ id }: { id: string }) => documentsOf(server.platform.database.db, id);
const issueFor = ({ id }: { id: string }) =>
	server.platform.database.db.transaction().execute((trx) => issueInvoice(server.platform, trx, id));

async function paidOrder() {
	const order = await ordered({ payment: "prepayment" });
	const moved = await moveOrder(server.platform, { number: order.number, move: "pay", by: anna });
	invariant(moved.ok, "the money can be noted");
	return order;
}

describe("when there is an invoice", () => {
	test("prepayment: from the moment the money is noted, with what was promised", async () => {
		const order = await ordered({ payment: "prepayment" });
		expect(await issued(order)).toEqual([]);
		await moveOrder(server.platform, { number: order.number, move: "pay", by: anna });
		const row = await server.platform.database.db
			.selectFrom("order")
			.select(["total", "vat"])
			.where("id", "=", order.id)
			.executeTakeFirstOrThrow();
		expect(await issued(order)).toMatchObject([
			{
				number: expect.stringMatching(/^PV-RE-DE-26-\d{5}$/),
				issued_on: "2026-11-20",
				total: row.total,
				currency: "eur",
				data: {
					order: order.number,
					paidOn: "2026-11-20",
					supply: { from: "2026-11-20", isPromised: true },
					buyer: { lastName: "D’Angelo-Weiß" },
					vat: row.vat.map(({ rate, net, amount }) => ({ rate, net, vat: amount, gross: row.total })),
				},
			},
		]);
	});

	test("on invoice: when it is sent, once, however it is paid later", async () => {
		const order = await ordered();
		await printOrder(server.platform, order.number);
		expect(await issued(order)).toEqual([]);
		await moveOrder(server.platform, { number: order.number, move: "ship", by: anna });
		const sent = await issued(order);
		const arrival = lastArrival(await findDeliveries(server.platform.database.db, order.id)) ?? "";
		expect(sent).toMatchObject([
			{
				data: { dueOn: addDays(arrival, INVOICE_DAYS), supply: { from: "2026-11-20", until: "2026-11-20" } },
			},
		]);
		await moveOrder(server.platform, { number: order.number, move: "pay", by: anna });
		expect(await issued(order)).toEqual(sent);
	});

	test("[invoices.I6] none for what costs nothing", async () => {
		const order = await ordered();
		await server.platform.database.db
			.updateTable("order")
			.set({ total: 0, charged: sql`-subtotal`, charges: sql`'[]'::jsonb`, vat: sql`'[]'::jsonb` })
			.where("id", "=", order.id)
			.execute();
		expect(await issueFor(order)).toBeUndefined();
		expect(await issued(order)).toEqual([]);
	});
});

/** Copies of an order, each with a cart of its own. */
async function copiesOf(order: string, count: number): Promise<string[]> {
	const { db } = server.platform.database;
	const ids = Array.from({ length: count }, (_, index) => `${order}-${index}`);
	for (const id of ids) {
		await sql`insert into cart select (jsonb_populate_record(cart, ${JSON.stringify({ id })}::jsonb)).* from cart
			where id = (select cart from "order" where id = ${order})`.execute(db);
		const facts = JSON.stringify({ id, cart: id, number: id, token_hash: id });
		await sql`insert into "order" select (jsonb_populate_record("order", ${facts}::jsonb)).* from "order"
			where id = ${order}`.execute(db);
		const line = JSON.stringify({ id, order: id });
		await sql`insert into order_line select (jsonb_populate_record(order_line, ${line}::jsonb)).* from order_line
			where "order" = ${order}`.execute(db);
	}
	return ids;
}

const countOf = ({ number }: Issued) => Number(number.slice(-5));

test("[invoices.I12] twenty at once, every third of them broken off: no gap, no number twice", async () => {
	const first = await issueFor(await ordered());
	invariant(first, "there is an invoice");
	const copies = await copiesOf(first.order, 20);
	const made = await Promise.all(
		copies.map((id, index) =>
			transact(server.platform.database.db, async (trx) => {
				const invoice = await issueInvoice(server.platform, trx, id);
				invariant(invoice, "there is an invoice");
				return index % 3 === 0 ? { ok: false as const, error: "broken off" } : { ok: true, value: invoice };
			}),
		),
	);
	const counts = made.flatMap((one) => (one.ok ? [countOf(one.value)] : [])).sort((a, b) => a - b);
	expect(counts).toEqual(counts.map((_, index) => countOf(first) + 1 + index));
	expect(counts).toHaveLength(13);
	const [again] = copies;
	expect(countOf((await issueFor({ id: again ?? "" })) as Issued)).toBe(countOf(first) + 14);
});

test("the same invoice asked for twenty times at once is one", async () => {
	const order = await ordered();
	const made = await Promise.all(Array.from({ length: 20 }, () => issueFor(order)));
	expect(new Set(made.map((one) => one?.number)).size).toBe(1);
	expect(await issued(order)).toHaveLength(1);
});

describe("a credit note", () => {
	const take = (order: string, wish: Parameters<typeof issueCreditNote>[2]["wish"]) =>
		transact(server.platform.database.db, (trx) =>
			issueCreditNote(server.platform, trx, { order, wish, reason: "Ein Bogen war geknickt" }),
		);

	test("needs an invoice", async () => {
		const { id } = await ordered();
		expect(await take(id, { kind: "rest" })).toEqual({ ok: false, error: { code: "invoice_missing" } });
	});

	test("[invoices.I10] takes back what is left and no more, side by side too", async () => {
		const order = await paidOrder();
		const [invoice] = await issued(order);
		const part = Math.floor((invoice?.total ?? 0) / 2.5);
		const left = (invoice?.total ?? 0) - 2 * part;
		const asked = await Promise.all(
			Array.from({ length: 5 }, () => take(order.id, { kind: "amount", amount: part })),
		);
		const granted = asked.flatMap((one) => (one.ok ? [one.value] : []));
		expect(granted).toHaveLength(2);
		expect(asked.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual(
			Array.from({ length: 3 }, () => ({ code: "credit_above_invoice", open: left })),
		);
		expect(granted[0]).toMatchObject({
			number: expect.stringMatching(/^PV-RK-DE-26-\d{5}$/),
			total: part,
			data: {
				kind: "credit",
				invoice: { number: invoice?.number, issuedOn: "2026-11-20" },
				reason: "Ein Bogen war geknickt",
				order: order.number,
			},
		});
		expect(granted[0]?.data).not.toHaveProperty("dueOn");
		const rest = await take(order.id, { kind: "rest" });
		expect(rest).toMatchObject({ ok: true, value: { total: left } });
	});
});

describe("the file of a document", () => {
	test("is made once, whoever asks first, and stays those bytes", async () => {
		const order = await paidOrder();
		const [invoice] = await issued(order);
		invariant(invoice, "there is an invoice");
		const made = await Promise.all([
			documentFile(server.platform, invoice),
			documentFile(server.platform, invoice),
			makeDocumentFile(server.platform, invoice.id),
		]);
		const [first, second] = made;
		invariant(first?.ok && second?.ok, "it can be made");
		expect(Buffer.from(first.value).equals(Buffer.from(second.value))).toBe(true);
		const [noted] = await issued(order);
		expect(noted?.sha256).toBe(createHash("sha256").update(first.value).digest("hex"));
		expect(noted?.bytes).toBe(first.value.length);
	});
});

describe("what is issued", () => {
	test("is changed and removed by nobody", async () => {
		const order = await paidOrder();
		const { db } = server.platform.database;
		const change = db.updateTable("document").set({ total: 1 }).where("order", "=", order.id);
		await expect(change.execute()).rejects.toThrow("is issued and final");
		await expect(db.deleteFrom("document").where("order", "=", order.id).execute()).rejects.toThrow(
			"is issued and final",
		);
		const file = db.updateTable("document").set({ sha256: "a", bytes: 1 }).where("order", "=", order.id);
		await file.execute();
		await expect(file.execute()).rejects.toThrow("is issued and final");
	});

	test("goes with its order when its own years are over, not when those of the order are", async () => {
		const { number, id } = await ordered();
		await sendOrder(server.platform, number);
		const { db } = server.platform.database;
		await db
			.updateTable("order")
			.set({ placed_at: new Date("2025-12-30T10:00:00Z") })
			.where("id", "=", id)
			.execute();
		await forgetOrders(server.platform, new Date("2026-01-01T00:00:00Z"));
		expect(await issued({ id })).toHaveLength(1);
		await forgetOrders(server.platform, new Date("2027-01-01T00:00:00Z"));
		expect(await issued({ id })).toEqual([]);
		expect(await db.selectFrom("order").select("id").where("id", "=", id).execute()).toEqual([]);
	});
});
