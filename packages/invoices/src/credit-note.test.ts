import { invariant } from "@offizin/base";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CreditDraft, type CreditWish, creditNoteOf, openAmount, openPositions } from "./credit-note.ts";
import type { Invoice } from "./invoice.ts";
import { anyOrder, invoiced, orderOf } from "./invoices.fixtures.ts";

function invoiceFor(...wanted: Parameters<typeof orderOf>): Invoice {
	const invoice = invoiced(orderOf(...wanted));
	invariant(invoice, "there is something to pay");
	return invoice;
}

function granted(invoice: Invoice, earlier: readonly CreditDraft[], wish: CreditWish): CreditDraft {
	const credit = creditNoteOf(invoice, earlier, wish);
	invariant(credit.ok, "what is asked for is left");
	return credit.value;
}

const twoRates = [
	{ gross: 10_000, rate: 190, quantity: 50 },
	{ gross: 5000, rate: 70, quantity: 10 },
];

describe("what is taken back", () => {
	test("[invoices.I8] an amount is shared over lines and rates", () => {
		const credit = granted(invoiceFor(twoRates, 600), [], { kind: "amount", amount: 1560 });
		expect(credit).toMatchObject({
			positions: [
				{ key: "line-1", gross: 1000, quantity: 1, unit: 1000 },
				{ key: "line-2", gross: 500 },
				{ key: "shipping.standard/190", gross: 40 },
				{ key: "shipping.standard/70", gross: 20 },
			],
			vat: [
				{ rate: 190, net: 874, vat: 166, gross: 1040 },
				{ rate: 70, net: 486, vat: 34, gross: 520 },
			],
			total: { amount: 1560, currency: "eur" },
		});
	});

	test("[invoices.I9] a line is worth what it was paid with", () => {
		const invoice = invoiceFor(twoRates, 499, 1500);
		const credit = granted(invoice, [], { kind: "positions", positions: [{ key: "line-1" }] });
		expect(credit.total.amount).toBe(9000);
		expect(credit.positions).toMatchObject([{ key: "line-1", quantity: 1, unit: 9000 }]);
	});

	test("a whole line keeps its quantity", () => {
		const credit = granted(invoiceFor(twoRates, 499), [], {
			kind: "positions",
			positions: [{ key: "line-2" }],
		});
		expect(credit.positions).toMatchObject([{ key: "line-2", quantity: 10, unit: 500, gross: 5000 }]);
	});

	test("[invoices.I7] what is left, after a part of it", () => {
		const invoice = invoiceFor(twoRates, 499);
		const first = granted(invoice, [], { kind: "positions", positions: [{ key: "line-1", amount: 2500 }] });
		const rest = granted(invoice, [first], { kind: "rest" });
		expect(rest.positions.find(({ key }) => key === "line-1")?.gross).toBe(7500);
		expect(openAmount(invoice, [first, rest])).toBe(0);
		expect(creditNoteOf(invoice, [first, rest], { kind: "rest" })).toEqual({
			ok: false,
			error: { code: "credit_empty" },
		});
	});
});

describe("[invoices.I10] what is refused", () => {
	const invoice = invoiceFor(twoRates, 499);
	const first = granted(invoice, [], { kind: "amount", amount: 15_000 });
	test.each<[CreditWish, object]>([
		[
			{ kind: "amount", amount: 500 },
			{ code: "credit_above_invoice", open: 499 },
		],
		[{ kind: "amount", amount: 0 }, { code: "credit_empty" }],
		[{ kind: "amount", amount: -5 }, { code: "credit_empty" }],
		[
			{ kind: "positions", positions: [{ key: "line-9" }] },
			{ code: "credit_position_unknown", key: "line-9" },
		],
		[
			{ kind: "positions", positions: [{ key: "line-1", amount: 9000 }] },
			{ code: "credit_above_invoice", open: openPositions(invoice, [first])[0]?.worth },
		],
		[{ kind: "positions", positions: [{ key: "line-1", amount: -1 }] }, { code: "credit_empty" }],
		[{ kind: "positions", positions: [] }, { code: "credit_empty" }],
	])("%j", (wish, error) => {
		expect(creditNoteOf(invoice, [first], wish)).toEqual({ ok: false, error });
	});

	test("the same line twice in one wish", () => {
		const wish = { kind: "positions", positions: [{ key: "line-2" }, { key: "line-2", amount: 1 }] } as const;
		expect(creditNoteOf(invoice, [], wish)).toMatchObject({ error: { code: "credit_above_invoice" } });
	});
});

const anyWish: fc.Arbitrary<CreditWish> = fc.oneof(
	fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
	fc.record({
		kind: fc.constant("positions" as const),
		positions: fc.array(
			fc
				.record({
					key: fc.constantFrom("line-1", "line-2", "shipping.standard/190", "voucher/190"),
					amount: fc.integer({ min: 0, max: 20_000 }),
				})
				.map(({ key, amount }) => (amount % 3 === 0 ? { key } : { key, amount })),
			{ maxLength: 3 },
		),
	}),
);

test("[invoices.I10, invoices.I11] never more than the invoice, by position, rate and net; the rest makes it even", () => {
	fc.assert(
		fc.property(anyOrder, fc.array(anyWish, { maxLength: 6 }), (order, wishes) => {
			const invoice = invoiced(order);
			if (!invoice) return;
			const notes: CreditDraft[] = [];
			for (const wish of [...wishes, { kind: "rest" } as const]) {
				const credit = creditNoteOf(invoice, notes, wish);
				if (!credit.ok) continue;
				const { positions, vat, total } = credit.value;
				expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total.amount);
				for (const sum of vat) {
					expect(sum.net + sum.vat).toBe(sum.gross);
					expect(Math.min(sum.net, sum.vat)).toBeGreaterThanOrEqual(0);
					const own = positions.filter(({ rate }) => rate === sum.rate);
					expect(own.reduce((all, { gross }) => all + gross, 0)).toBe(sum.gross);
					expect(own.reduce((all, { net }) => all + net, 0)).toBe(sum.net);
				}
				notes.push(credit.value);
				for (const { worth } of openPositions(invoice, notes)) expect(worth).toBeGreaterThanOrEqual(0);
				expect(openAmount(invoice, notes)).toBeGreaterThanOrEqual(0);
			}
			expect(openAmount(invoice, notes)).toBe(0);
			for (const { rate, net, vat } of invoice.vat) {
				const taken = notes.flatMap((note) => note.vat.filter((one) => one.rate === rate));
				expect(taken.reduce((sum, one) => sum + one.net, 0)).toBe(net);
				expect(taken.reduce((sum, one) => sum + one.vat, 0)).toBe(vat);
			}
		}),
	);
});
