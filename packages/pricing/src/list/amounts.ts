import type { Amounts } from "./price-table.ts";

/** One price in the four price lists, in cents, Rappen, pence and cents. Each is set by hand; none is a day's rate. */
export function amounts(eur: number, chf: number, gbp: number, usd: number): Amounts {
	return { eur, chf, gbp, usd };
}

type Named<Value> = Readonly<Record<string, Value>>;

/** Cells of a table with one column: what each row has there. */
export function column<Value>(key: string, values: Named<Value>): Named<Named<Value>> {
	return Object.fromEntries(Object.entries(values).map(([row, value]) => [row, { [key]: value }]));
}
