import { money } from "@offizin/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkVoucher } from "./check-voucher.ts";
import { giftVoucherEnds, redeemGiftVoucher } from "./gift-voucher.ts";
import { shareDiscount } from "./share-discount.ts";
import type { Voucher, VoucherUse } from "./voucher.ts";
import { normaliseVoucherCode } from "./voucher-code.ts";

const fiveEuro: Voucher = {
	code: "WILLKOMMEN5",
	discount: { kind: "amount", amount: money(500, "eur") },
	firstOrderOnly: true,
	perCustomer: 1,
};
const tenPercent: Voucher = {
	code: "HERBST10",
	discount: { kind: "percent", perMille: 100 },
	firstOrderOnly: false,
	validFrom: "2026-11-01",
	validUntil: "2026-11-30",
	markets: ["de", "at"],
	channels: ["papiervogel"],
	minimum: money(3000, "eur"),
	inAll: 100,
};
const use: VoucherUse = {
	day: "2026-11-20",
	market: "de",
	channel: "papiervogel",
	goods: money(8450, "eur"),
	usedByCustomer: 0,
	usedInAll: 0,
};

describe("vouchers", () => {
	test("[9.1-6] 5 EUR off the first order", () => {
		expect(checkVoucher(fiveEuro, use)).toEqual({ ok: true, value: money(500, "eur") });
		expect(checkVoucher(fiveEuro, { ...use, ordersBefore: 0 }).ok).toBe(true);
	});

	test("[pricing.R2] 10 % are rounded to the cent", () => {
		expect(checkVoucher(tenPercent, { ...use, goods: money(8455, "eur") })).toEqual({
			ok: true,
			value: money(846, "eur"),
		});
	});

	test("[pricing.R2] in francs to 5 Rappen: 10 % of 104.35 are 10.435, so 10.45", () => {
		const swiss = { ...tenPercent, markets: ["ch"], minimum: money(3000, "chf") };
		expect(checkVoucher(swiss, { ...use, market: "ch", goods: money(10_435, "chf") })).toEqual({
			ok: true,
			value: money(1045, "chf"),
		});
	});

	test("[pricing.R2] 100 % leave nothing to pay", () => {
		const all: Voucher = { ...tenPercent, discount: { kind: "percent", perMille: 1000 } };
		expect(checkVoucher(all, { ...use, goods: money(8455, "eur") })).toEqual({
			ok: true,
			value: money(8455, "eur"),
		});
	});

	test("[pricing.R1] goods of exactly the minimum are enough", () => {
		expect(checkVoucher(tenPercent, { ...use, goods: money(3000, "eur") })).toEqual({
			ok: true,
			value: money(300, "eur"),
		});
	});

	test("[pricing.R2] never more than the goods cost", () => {
		expect(checkVoucher(fiveEuro, { ...use, goods: money(390, "eur") })).toEqual({
			ok: true,
			value: money(390, "eur"),
		});
	});

	test.each([
		["before its first day", tenPercent, { day: "2026-10-31" }, "voucher_not_yet_valid"],
		["after its last day", tenPercent, { day: "2026-12-01" }, "voucher_expired"],
		["in another market", tenPercent, { market: "fr" }, "voucher_other_market"],
		["in the other brand's shop", tenPercent, { channel: "bildwand" }, "voucher_other_channel"],
		["in another currency", fiveEuro, { goods: money(9000, "chf") }, "voucher_other_currency"],
		["below its minimum", tenPercent, { goods: money(2999, "eur") }, "voucher_minimum"],
		["on the second order", fiveEuro, { ordersBefore: 1 }, "voucher_first_order_only"],
		["a second time", fiveEuro, { usedByCustomer: 1 }, "voucher_used"],
		["when all are gone", tenPercent, { usedInAll: 100 }, "voucher_used_up"],
	] as const)("[pricing.R1] refused %s", (_, voucher, change, code) => {
		expect(checkVoucher(voucher, { ...use, ...change })).toMatchObject({ ok: false, error: { code } });
	});

	test("[pricing.R1] first and last day count", () => {
		expect(checkVoucher(tenPercent, { ...use, day: "2026-11-01" }).ok).toBe(true);
		expect(checkVoucher(tenPercent, { ...use, day: "2026-11-30" }).ok).toBe(true);
	});
});

describe("shares of a discount", () => {
	test("[pricing.R3] 5 EUR on 3 lines: 10, 20 and 70 % of the goods", () => {
		const lines = [1000, 2000, 7000].map((amount) => money(amount, "eur"));
		expect(shareDiscount(money(500, "eur"), lines).map(({ amount }) => amount)).toEqual([50, 100, 350]);
	});

	test("[pricing.R3] no cent is lost and no line falls below zero", () => {
		const arbitraryLines = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 });
		fc.assert(
			fc.property(arbitraryLines, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
				const goods = amounts.reduce((a, b) => a + b, 0);
				const discount = Math.floor(goods * part);
				const lines = amounts.map((amount) => money(amount, "eur"));
				const shares = shareDiscount(money(discount, "eur"), lines);
				expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount);
				shares.forEach((share, index) => {
					expect(share.amount).toBeGreaterThanOrEqual(0);
					expect(share.amount).toBeLessThanOrEqual(amounts[index] ?? -1);
				});
			}),
		);
	});

	test("more than the goods is a mistake of ours", () => {
		expect(() => shareDiscount(money(501, "eur"), [money(500, "eur")])).toThrow("501");
	});
});

describe("gift vouchers", () => {
	const gift = { code: "ABCDEFGHJKLM", balance: money(5000, "eur"), boughtOn: "2026-11-20" };

	test("pay what they hold and keep the rest", () => {
		expect(redeemGiftVoucher(gift, money(3490, "eur"), "2027-01-01")).toEqual({
			ok: true,
			value: { paid: money(3490, "eur"), left: money(1510, "eur") },
		});
		expect(redeemGiftVoucher(gift, money(12_000, "eur"), "2027-01-01")).toMatchObject({
			value: { paid: money(5000, "eur"), left: money(0, "eur") },
		});
	});

	test("[pricing.R4] what is paid and what is left are the balance", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 100_000 }), (held, due) => {
				const redeemed = redeemGiftVoucher(
					{ ...gift, balance: money(held, "eur") },
					money(due, "eur"),
					"2026-12-01",
				);
				expect(redeemed.ok && redeemed.value.paid.amount + redeemed.value.left.amount).toBe(held);
			}),
		);
	});

	test("[pricing.R4] last three years from the end of the year", () => {
		expect(giftVoucherEnds("2026-01-01")).toBe("2029-12-31");
		expect(redeemGiftVoucher(gift, money(100, "eur"), "2029-12-31").ok).toBe(true);
		expect(redeemGiftVoucher(gift, money(100, "eur"), "2030-01-01")).toMatchObject({
			error: { code: "voucher_expired", until: "2029-12-31" },
		});
	});

	test("only in their currency, and not when empty", () => {
		expect(redeemGiftVoucher(gift, money(100, "chf"), "2026-12-01")).toMatchObject({
			error: { code: "voucher_other_currency", currency: "eur" },
		});
		expect(
			redeemGiftVoucher({ ...gift, balance: money(0, "eur") }, money(100, "eur"), "2026-12-01"),
		).toMatchObject({ error: { code: "voucher_empty" } });
	});
});

describe("codes as people type them", () => {
	test.each([
		["willkommen5", "WILLKOMMEN5"],
		[" abcd-efgh jklm ", "ABCDEFGHJKLM"],
		["ＡＢＣＤ", "ABCD"],
		// Hyphens as word processors and mails set them.
		["ABCD\u2011EFGH\u2010JKLM", "ABCDEFGHJKLM"],
		["ABCD\u2014EFGH", "ABCDEFGH"],
	])("%j is %s", (typed, code) => {
		expect(normaliseVoucherCode(typed)).toBe(code);
	});

	test.each(["", "abc", "a".repeat(33), "SELECT * FROM", "ähnlich"])("%j is no code", (typed) => {
		expect(normaliseVoucherCode(typed)).toBeUndefined();
	});
});
