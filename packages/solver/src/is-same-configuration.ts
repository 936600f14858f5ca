import type { Configuration } from "./option.ts";

/** Whether two complete configurations of one product choose the same, in whatever order they say it. */
export function isSameConfiguration(a: Configuration, b: Configuration): boolean {
	const options = Object.keys(a);
	return options.length === Object.keys(b).length && options.every((option) => a[option] === b[option]);
}
