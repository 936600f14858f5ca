import { money } from "@offizin/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, makeDesign, placeOrder } from "../../testing/shopper.ts";
import { addGiftVoucher, addVoucher } from "../vouchers/voucher-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	const { db } = server.platform.database;
	const any = { discount: { kind: "amount", amount: money(500, "eur") }, firstOrderOnly: false } as const;
	await addVoucher(db, { ...any, code: "SOMMER26", validUntil: "2026-08-31" });
	await addVoucher(db, { ...any, code: "ADVENT", validFrom: "2026-12-01" });
	await addVoucher(db, { ...any, code: "SERVUS", markets: ["at"] });
	await addVoucher(db, { ...any, code: "BILDER", channels: ["bildwand"] });
	await addVoucher(db, { ...any, code: "GRUEZI", discount: { kind: "amount", amount: money(500, "chf") } });
	await addVoucher(db, { ...any, code: "HUNDERT", minimum: money(100_000, "eur") });
	await addGiftVoucher(db, { code: "ABCDEFGHJKLM", balance: money(4000, "eur"), boughtOn: "2026-01-05" });
	await addGiftVoucher(db, { code: "LEERLEERLEER", balance: money(0, "eur"), boughtOn: "2026-01-05" });
	await addGiftVoucher(db, { code: "ALTALTALTALT", balance: money(4000, "eur"), boughtOn: "2022-01-05" });
});
afterAll(() => server.close());

const visitor = () => browserOn(server.app);
const tryCode = (browser: Browser, code: string) =>
	browser.get(`/web-api/voucher?code=${encodeURIComponent(code)}`);

async function withCart(): Promise<{ browser: Browser; subtotal: number }> {
	const browser = visitor();
	const { id } = await makeDesign(browser);
	const cart = await addToCart(browser, id, 50);
	return { browser, subtotal: cart.body.subtotal.amount };
}

describe("a voucher", () => {
	test("takes its amount off the cart, shared by line", async () => {
		const { browser } = await withCart();
		const { status, body, headers } = await tryCode(browser, "willkommen 5");
		expect(status).toBe(200);
		expect(body).toMatchObject({
			code: "WILLKOMMEN5",
			kind: "amount",
			worth: { amount: 500, currency: "eur" },
			discount: { amount: 500, currency: "eur" },
			conditions: ["Gilt für die erste Bestellung.", "Einmal je Kundin oder Kunde."],
		});
		expect(body.shares.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(500);
		expect(headers.get("cache-control")).toBe("private, no-store");
	});

	test("of a share takes that share", async () => {
		const { browser, subtotal } = await withCart();
		const { body } = await tryCode(browser, "HERBST10");
		expect(body).toMatchObject({ kind: "percent", worth: { perMille: 100 } });
		expect(Math.abs(body.discount.amount - subtotal / 10)).toBeLessThanOrEqual(0.5);
	});

	test("can be looked at before anything is in the cart", async () => {
		expect((await tryCode(visitor(), "WILLKOMMEN5")).body).toMatchObject({
			discount: { amount: 0 },
			shares: [],
		});
	});

	test("for a first order is refused after one", async () => {
		const browser = visitor();
		await placeOrder(browser);
		expect(await tryCode(browser, "WILLKOMMEN5")).toMatchObject({
			status: 422,
			body: { code: "voucher_first_order_only" },
		});
	});

	test.each([
		["SOMMER26", "voucher_expired", "31. August 2026"],
		["ADVENT", "voucher_not_yet_valid", "1. Dezember 2026"],
		["SERVUS", "voucher_other_market", "AT"],
		["BILDER", "voucher_other_channel", "anderen Shop"],
		["GRUEZI", "voucher_other_currency", "CHF"],
		["HUNDERT", "voucher_minimum", "1.000,00"],
		["LEERLEERLEER", "voucher_empty", "aufgebraucht"],
		["ALTALTALTALT", "voucher_expired", "31. Dezember 2025"],
		["GIBTESNICHT", "voucher_unknown", ""],
		["§$%", "voucher_unknown", ""],
	])("%s is refused as %s", async (code, refusal, words) => {
		const { status, body } = await tryCode(visitor(), code);
		expect([status, body.code]).toEqual([422, refusal]);
		expect(body.message.replaceAll("\u00a0", " ")).toContain(words);
		expect(body.fields.code).toMatch(/\.$/);
	});
});

test("a gift voucher is money: it pays, no line costs less, and only its hash is stored", async () => {
	const { browser } = await withCart();
	const { body } = await tryCode(browser, "abcd-efgh-jklm");
	expect(body).toMatchObject({
		kind: "balance",
		worth: { amount: 4000, currency: "eur" },
		discount: { amount: 4000 },
		shares: [],
		conditions: [expect.stringMatching(/^Einlösbar bis Mo.,.31..Dezember.2029.$/)],
	});
	const stored = await server.platform.database.db.selectFrom("gift_voucher").selectAll().execute();
	expect(JSON.stringify(stored)).not.toContain("ABCDEFGHJKLM");
});

test("codes cannot be guessed by trying", async () => {
	const guarded = await startAppUnderTest();
	const guesser = browserOn(guarded.app);
	const answers = [];
	for (let guess = 0; guess < 31; guess++) answers.push((await tryCode(guesser, `RATEN${guess}`)).status);
	expect(answers.at(-1)).toBe(429);
	expect(new Set(answers.slice(0, 30))).toEqual(new Set([422]));
	await guarded.close();
});

test("production starts without vouchers of the demo", async () => {
	const { seedVouchers } = await import("../vouchers/seed-vouchers.ts");
	const { db } = server.platform.database;
	await db.deleteFrom("voucher").where("code", "=", "HERBST10").execute();
	await seedVouchers(db, { ...server.platform.config, mode: "production" });
	expect((await tryCode(visitor(), "HERBST10")).body.code).toBe("voucher_unknown");
});

test("a code that is none is refused in the language of who asks, the field too", async () => {
	const asked = await visitor().get("/web-api/voucher?code=GIBTESNICHT", { "X-Locale": "en-DE" });
	expect(asked).toMatchObject({
		status: 422,
		body: {
			code: "voucher_unknown",
			message: "There is no such voucher. Please check the code.",
			fields: { code: "There is no such voucher. Please check the code." },
		},
	});
});
