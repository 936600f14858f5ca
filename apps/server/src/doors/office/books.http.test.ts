import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "../../adapters/database/transact.ts";
import { issueCreditNote } from "../../nouns/documents/issue-credit-note.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { sendOrder } from "../../testing/sent-order.ts";
import { address, placeOrder, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
	const design = { template: templateWith({ photo: false }).id };
	const company = { ...address, company: "=HYPERLINK(1) „Weiß“ €" };
	const { orderNumber } = await placeOrder(browserOn(server.app), { billing: company }, design);
	await sendOrder(server.platform, orderNumber);
	const order = await orderIdOf(server.platform, orderNumber);
	const taken = await transact(server.platform.database.db, (trx) =>
		issueCreditNote(server.platform, trx, { order, wish: { kind: "amount", amount: 1190 }, reason: "Knick" }),
	);
	expect(taken.ok).toBe(true);
});
afterAll(() => server.close());

const file = (name: string, month: string) => clerk.send(`/office-api/books/${name}?month=${month}`, {});

test("documents of a month: a row for each rate, credit notes below zero, nothing that runs", async () => {
	const answer = await file("documents.csv", "2026-11");
	expect(answer.status).toBe(200);
	const rows = (await answer.text()).trimEnd().split("\r\n");
	expect(rows[0]).toContain("Beleg;Art;Datum;Bestellung;Name;Land;Währung");
	expect(rows).toHaveLength(3);
	const all = rows.join("\n");
	expect(all).toMatch(/PV-RE-DE-26-00001;Rechnung;2026-11-20;/);
	expect(all).toMatch(/PV-RK-DE-26-00001;Rechnungskorrektur;.*;EUR;19;-10,00;-1,90;-11,90/);
	expect(all).toContain("'=HYPERLINK");
	expect(all).not.toMatch(/[;\n]=/);
});

test("another month has none of them", async () => {
	expect((await (await file("documents.csv", "2026-10")).text()).trimEnd().split("\r\n")).toHaveLength(1);
	expect((await (await file("oss.csv", "2026-10")).text()).trimEnd().split("\r\n")).toHaveLength(1);
});

test("bookings for DATEV in Windows-1252", async () => {
	const answer = await file("datev.csv", "2026-11");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="EXTF_2026-11.csv"');
	const bytes = Buffer.from(await answer.arrayBuffer());
	const text = new TextDecoder("windows-1252").decode(bytes);
	expect(text).toContain('"EXTF";700;21;"Buchungsstapel"');
	expect(text).toContain("„Weiß“ €");
	expect(text.trimEnd().split("\r\n")).toHaveLength(4);
	expect(bytes.includes(Buffer.from("ß", "utf8"))).toBe(false);
});

test.each([
	["documents.csv", "2026-13"],
	["documents.csv", ""],
	["oss.csv", "2026-11"],
	["secrets.csv", "2026-11"],
])("%s of %s is none", async (name, month) => {
	expect((await file(name, month)).status).toBe(404);
});
