import { err, ok, type Result } from "@offizin/base";
import { allocate, money, roundMinor } from "@offizin/money";
import type { CreditNote, Invoice } from "./invoice.ts";
import { type Position, type RateSum, withNet } from "./position.ts";

/** What is to be taken back of an invoice, gross minor units (invoices.I7). */
export type CreditWish =
	| { readonly kind: "rest" }
	| { readonly kind: "amount"; readonly amount: number }
	/** Keys of positions, each in part, or without an amount all that is left of it. */
	| {
			readonly kind: "positions";
			readonly positions: readonly { readonly key: string; readonly amount?: number }[];
	  };

export type CreditRefusal =
	/** More than is left; `open` is what is. */
	| { readonly code: "credit_above_invoice"; readonly open: number }
	| { readonly code: "credit_position_unknown"; readonly key: string }
	/** Nothing, or less than that. */
	| { readonly code: "credit_empty" };

/** A credit note without what its number makes of it. */
export type CreditDraft = Pick<CreditNote, "positions" | "vat" | "total">;

interface Open {
	readonly position: Position;
	/** What is left of what it was paid with. */
	readonly worth: number;
}

/** What a credit note says, given all earlier ones of the invoice (invoices.I7 to invoices.I11). */
export function creditNoteOf(
	invoice: Invoice,
	earlier: readonly CreditDraft[],
	wish: CreditWish,
): Result<CreditDraft, CreditRefusal> {
	const open = openPositions(invoice, earlier);
	const amounts = amountsOf(open, wish, invoice);
	if (!amounts.ok) return amounts;
	const drafts = open.flatMap(({ position }, index) => {
		const gross = amounts.value[index] ?? 0;
		const { net: _net, ...rest } = position;
		// A part of a line is one piece of money, not so many pieces of paper.
		const isWhole = gross === position.gross;
		return gross === 0 ? [] : [{ ...rest, gross, ...(isWhole ? {} : { quantity: 1, unit: gross }) }];
	});
	if (drafts.length === 0) return err({ code: "credit_empty" });
	const vat = invoice.vat.flatMap((sum) => creditSum(sum, earlier, drafts));
	const total = drafts.reduce((all, { gross }) => all + gross, 0);
	return ok({ positions: withNet(drafts, vat), vat, total: money(total, invoice.total.currency) });
}

/** What is left of an invoice, gross. */
export function openAmount(invoice: Invoice, earlier: readonly CreditDraft[]): number {
	return earlier.reduce((left, { total }) => left - total.amount, invoice.total.amount);
}

/** Positions that were paid for, with what is left of each (invoices.I9). */
export function openPositions(invoice: Invoice, earlier: readonly CreditDraft[]): readonly Open[] {
	const taken = new Map<string, number>();
	for (const { key, gross } of earlier.flatMap(({ positions }) => positions)) {
		taken.set(key, (taken.get(key) ?? 0) + gross);
	}
	const worth = new Map(invoice.vat.flatMap(({ rate }) => [...worthOf(invoice, rate)]));
	return invoice.positions
		.filter(({ gross }) => gross > 0)
		.map((position) => ({
			position,
			worth: (worth.get(position.key) ?? 0) - (taken.get(position.key) ?? 0),
		}));
}

/** What the positions of a rate were paid with: reductions are shared over goods, then over charges. */
function worthOf({ positions, total: { currency } }: Invoice, rate: RateSum["rate"]): Map<string, number> {
	const own = positions.filter((position) => position.rate === rate);
	const worth = new Map(own.filter(({ gross }) => gross > 0).map(({ key, gross }) => [key, gross]));
	let reduction = own.reduce((sum, { gross }) => sum - Math.min(gross, 0), 0);
	const groups = [
		own.filter(({ gross, name }) => gross > 0 && name !== undefined),
		own.filter(({ gross, name }) => gross > 0 && name === undefined),
	];
	for (const group of groups) {
		const gross = group.reduce((sum, one) => sum + one.gross, 0);
		const taken = Math.min(reduction, gross);
		if (taken === 0) continue;
		const shares = allocate(
			money(taken, currency),
			group.map((one) => one.gross),
		);
		for (const [index, one] of group.entries()) worth.set(one.key, one.gross - (shares[index]?.amount ?? 0));
		reduction -= taken;
	}
	return worth;
}

/** How much of each open position is taken back. */
function amountsOf(
	open: readonly Open[],
	wish: CreditWish,
	{ total: { currency } }: Invoice,
): Result<readonly number[], CreditRefusal> {
	const left = open.map(({ worth }) => worth);
	const all = left.reduce((sum, worth) => sum + worth, 0);
	switch (wish.kind) {
		case "rest":
			return ok(left);
		case "amount":
			if (wish.amount <= 0) return err({ code: "credit_empty" });
			if (wish.amount > all) return err({ code: "credit_above_invoice", open: all });
			return ok(allocate(money(wish.amount, currency), left).map(({ amount }) => amount));
		case "positions":
			return chosenAmounts(open, wish.positions);
	}
}

function chosenAmounts(
	open: readonly Open[],
	chosen: readonly { readonly key: string; readonly amount?: number }[],
): Result<readonly number[], CreditRefusal> {
	const amounts = open.map(() => 0);
	for (const { key, amount } of chosen) {
		const index = open.findIndex(({ position }) => position.key === key);
		const one = open[index];
		if (!one) return err({ code: "credit_position_unknown", key });
		const before = amounts[index] ?? 0;
		const asked = amount ?? one.worth - before;
		if (asked < 0) return err({ code: "credit_empty" });
		if (before + asked > one.worth) return err({ code: "credit_above_invoice", open: one.worth });
		amounts[index] = before + asked;
	}
	return ok(amounts);
}

/** Net and VAT of a rate from what all credit notes come to, so that no cent is left over (invoices.I11). */
function creditSum(
	sum: RateSum,
	earlier: readonly CreditDraft[],
	drafts: readonly Pick<Position, "rate" | "gross">[],
): readonly RateSum[] {
	const gross = drafts.filter(({ rate }) => rate === sum.rate).reduce((all, one) => all + one.gross, 0);
	if (gross === 0) return [];
	const before = earlier.flatMap(({ vat }) => vat.filter(({ rate }) => rate === sum.rate));
	const grossBefore = before.reduce((all, one) => all + one.gross, 0);
	const netBefore = before.reduce((all, one) => all + one.net, 0);
	const net = roundMinor((sum.net * (grossBefore + gross)) / sum.gross) - netBefore;
	return [{ rate: sum.rate, net, vat: gross - net, gross }];
}
