const steps = [
	{ from: 1, to: 5, step: 4 },
	{ from: 5, to: 100, step: 5 },
	{ from: 100, to: 200, step: 10 },
	{ from: 200, to: 1000, step: 100 },
	{ from: 1000, to: 5000, step: 250 },
];

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 5000;

/** 1 to 5000 in steps of 4, 5, 10, 100, 250 (spec 9.1-7; switch points of domain.md §0.2). */
export const quantityLadder: readonly number[] = [
	1,
	...steps.flatMap(({ from, to, step }) =>
		Array.from({ length: (to - from) / step }, (_, index) => from + (index + 1) * step),
	),
];

/** The 11th entry of the ladder (spec 9.1-7). */
export const DEFAULT_QUANTITY = quantityLadder[10] ?? 50;

/** Any whole number between the limits can be made; the ladder is what the shop offers first. */
export function isQuantity(value: number): boolean {
	return Number.isInteger(value) && value >= MIN_QUANTITY && value <= MAX_QUANTITY;
}
