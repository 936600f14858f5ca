/** One measurement: milliseconds of a request, or bytes of the process tree. */
export interface Sample {
	readonly kind: "health" | "page" | "price" | "cart" | "design" | "change" | "preview" | "memory";
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly value: number;
	/** HTTP status; 0 without an answer. */
	readonly status: number;
}

export interface Spread {
	readonly n: number;
	readonly p50: number;
	readonly p95: number;
	readonly p99: number;
	readonly max: number;
}

/** Nearest rank; zeros for no values at all. */
export function spreadOf(values: readonly number[]): Spread {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
	return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
