import type { Matrix } from "@offizin/geometry";

/** Six numbers as a matrix; undefined for fewer. */
export function toMatrix(numbers: readonly number[] | undefined): Matrix | undefined {
	const [a, b, c, d, e, f] = numbers ?? [];
	if (a === undefined || b === undefined || c === undefined) return undefined;
	return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f];
}
