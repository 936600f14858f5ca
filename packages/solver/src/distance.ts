import { offeredValues } from "./domain.ts";
import { sizeOf, wholeOf } from "./matching.ts";
import type { Option } from "./option.ts";

function sharedParts(one: string, other: string): number {
	const parts = other.split("-");
	const end = one.split("-").findIndex((part, index) => part !== parts[index]);
	return end === -1 ? parts.length : end;
}

/** More than any list is long. */
const PART = 10_000;
const MOST_PARTS = 10;

/**
 * How far a value is from another of the same option: whole numbers by their difference, sizes by the centimetres that
 * their edges change. Listed values are nearer the more parts their keys begin with alike ("a4-hoch" and "a4-quer"; an
 * envelope of the same flap and colour in another size), then by places in the list.
 */
export function distanceFrom(option: Option, from: string): (to: string) => number {
	switch (option.domain.kind) {
		case "whole": {
			const start = wholeOf(from) ?? option.domain.min;
			return (to) => Math.abs((wholeOf(to) ?? start) - start);
		}
		case "size": {
			const start = sizeOf(from);
			return (to) => {
				const end = sizeOf(to);
				if (!start || !end) return 0;
				return Math.abs(end.width - start.width) + Math.abs(end.height - start.height);
			};
		}
		case "list": {
			const place = new Map(offeredValues(option).map((value, index) => [value, index]));
			const start = place.get(from) ?? 0;
			return (to) =>
				PART * Math.max(0, MOST_PARTS - sharedParts(from, to)) + Math.abs((place.get(to) ?? 0) - start);
		}
	}
}
