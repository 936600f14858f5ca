import { invariant } from "@offizin/base";
import { allocate, type Currency, money } from "@offizin/money";
import type { VatLine } from "@offizin/pricing";
import type { InvoicedOrder } from "./invoiced-order.ts";

/** VAT in per mille; null where something contains none (invoices.I5). */
export type Rate = number | null;

/** One line of a document, of one rate. Amounts in minor units; a reduction is negative. */
export interface Position {
	/** The id of an order line, or a charge with its rate: "shipping.standard/190". */
	readonly key: string;
	/** What it was called when it was ordered; absent for a charge, which has its code. */
	readonly name?: string;
	readonly code?: string;
	/** What was chosen, a word for each. */
	readonly details: readonly string[];
	readonly quantity: number;
	/** What one costs, gross and rounded. */
	readonly unit: number;
	readonly rate: Rate;
	readonly gross: number;
	readonly net: number;
}

/** All positions of one rate together. */
export interface RateSum {
	readonly rate: Rate;
	readonly net: number;
	readonly vat: number;
	readonly gross: number;
}

export type Draft = Omit<Position, "net">;

/** The sums of an order by rate, as it was priced (invoices.I2, invoices.I5). */
export function sumsOf({ vat, total }: Pick<InvoicedOrder, "vat" | "total">): readonly RateSum[] {
	const taxed = vat.map(({ rate, net, amount }: VatLine) => ({
		rate,
		net,
		vat: amount,
		gross: net + amount,
	}));
	const rest = taxed.reduce((left, { gross }) => left - gross, total.amount);
	return rest === 0 ? taxed : [...taxed, { rate: null, net: rest, vat: 0, gross: rest }];
}

/** Goods and charges of an order as positions, net shared among them (invoices.I3, invoices.I4). */
export function positionsOf(order: InvoicedOrder): readonly Position[] {
	const sums = sumsOf(order);
	const goods = order.lines.map(goodsOf);
	return withNet([...goods, ...chargesOf(order, goods, sums)], sums);
}

function goodsOf({ id, name, details, quantity, quote }: InvoicedOrder["lines"][number]): Draft {
	invariant(quote.vat.length <= 1, `line ${id} has one rate of VAT`);
	const [vat] = quote.vat;
	return {
		...{ key: id, name, details, quantity },
		...{ unit: quote.unit, rate: vat?.rate ?? null, gross: quote.total },
	};
}

/**
 * Each charge in its shares. What a rate has beside its goods is given; the largest charge takes what rounding leaves,
 * since it shows there least.
 */
function chargesOf(
	{ charges, total: { currency } }: InvoicedOrder,
	goods: readonly Draft[],
	sums: readonly RateSum[],
): readonly Draft[] {
	const taxed = sums.filter(({ rate }) => rate !== null);
	const groups = taxed.length > 0 ? taxed : sums;
	if (groups.length === 0) return [];
	const ofGoods = (rate: Rate) =>
		goods.filter((one) => one.rate === rate).reduce((sum, { gross }) => sum + gross, 0);
	const left = groups.map(({ rate, gross }) => gross - ofGoods(rate));
	const weights = groups.map(({ rate }) => ofGoods(rate));
	const shares = charges.map(({ amount }) => shared(amount, weights, currency));
	const largest = charges.reduce(
		(best, { amount }, index) => (Math.abs(amount) > Math.abs(charges[best]?.amount ?? 0) ? index : best),
		0,
	);
	for (const [group, given] of left.entries()) {
		const sum = shares.reduce((all, share) => all + (share[group] ?? 0), 0);
		const share = shares[largest];
		if (share) share[group] = (share[group] ?? 0) + given - sum;
	}
	return charges.flatMap(({ code, quantity }, index) =>
		groups.flatMap(({ rate }, group) => {
			const gross = shares[index]?.[group] ?? 0;
			const key = `${code}/${rate ?? 0}`;
			return gross === 0 ? [] : [{ key, code, details: [], quantity, unit: gross, rate, gross }];
		}),
	);
}

/** An amount over weights; over all alike where none weighs anything, as `basketVat` has it. */
function shared(amount: number, weights: readonly number[], currency: Currency): number[] {
	const some = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
	return allocate(money(amount, currency), some).map((share) => share.amount);
}

/** Nets that add up to the net of their rate: rounded down, and the cents missing go to the largest remainders. */
export function withNet(drafts: readonly Draft[], sums: readonly RateSum[]): readonly Position[] {
	const nets = new Map<Draft, number>();
	for (const { rate, net, gross } of sums) {
		const own = drafts.filter((draft) => draft.rate === rate);
		const parts = own.map((draft) => {
			const product = gross === 0 ? 0 : draft.gross * net;
			const share = gross === 0 ? 0 : Math.floor(product / gross);
			return { draft, share, remainder: product - share * gross };
		});
		const missing = parts.reduce((left, { share }) => left - share, net);
		const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder);
		for (const [index, { draft, share }] of byRemainder.entries()) {
			nets.set(draft, share + (index < missing ? 1 : 0));
		}
	}
	return drafts.map((draft) => ({ ...draft, net: nets.get(draft) ?? draft.gross }));
}
