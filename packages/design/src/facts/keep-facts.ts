import type { Filling } from "./fill-placeholders.ts";

/** `start` to `end` of the text as it is shown. */
export interface ShownRange {
	readonly start: number;
	readonly end: number;
}

/** Each filling with the place it has in the text as it is shown. */
function shownPlaces(fillings: readonly Filling[]) {
	let shift = 0;
	return fillings.map((filling) => {
		const start = filling.start + shift;
		shift += filling.value.length - (filling.end - filling.start);
		return { filling, shown: { start, end: start + filling.value.length } };
	});
}

/**
 * The written text for one that was changed as it is shown: what was put in words around facts leaves them bound, a fact
 * that was itself written over becomes plain words. `part` is what changed: where it starts, where it ended, and what
 * stands there now. A letter put right beside a fact is meant as part of it.
 */
export function writtenAfter(
	written: string,
	fillings: readonly Filling[],
	part: ShownRange & { readonly inserted: string },
): string {
	const places = shownPlaces(fillings);
	const isTouched = ({ shown }: (typeof places)[number]) =>
		(part.start < shown.end && part.end > shown.start) ||
		(part.start === part.end && part.start > shown.start && part.start < shown.end) ||
		(part.start === shown.end && /^[\p{L}\p{M}\p{N}'’-]/u.test(part.inserted) && shown.end > shown.start) ||
		(part.end === shown.start && /[\p{L}\p{N}'’-]$/u.test(part.inserted) && shown.end > shown.start);
	const freed = places.filter(isTouched);
	const kept = places.filter((place) => !isTouched(place)).map(({ filling }) => filling);
	const text = freed.reduceRight(
		(result, { filling }) => result.slice(0, filling.start) + filling.value + result.slice(filling.end),
		written,
	);
	const moved = kept.map((filling) => {
		const shift = freed
			.filter((one) => one.filling.start < filling.start)
			.reduce((sum, { filling: one }) => sum + one.value.length - (one.end - one.start), 0);
		return { ...filling, start: filling.start + shift, end: filling.end + shift };
	});
	const range = writtenRange(moved, part);
	return text.slice(0, range.start) + part.inserted + text.slice(range.end);
}

/** The place of a shown range in the written text; a fact it reaches into belongs to it whole. */
export function writtenRange(fillings: readonly Filling[], { start, end }: ShownRange): ShownRange {
	const places = shownPlaces(fillings);
	const at = (index: number, side: "start" | "end"): number => {
		const inside = places.find(({ shown }) => index > shown.start && index < shown.end);
		if (inside) return inside.filling[side];
		// A caret at the edge of a fact stands outside it.
		const before = places.filter(({ shown }) => shown.end <= index);
		const shift = before.reduce(
			(sum, { filling }) => sum + (filling.end - filling.start) - filling.value.length,
			0,
		);
		return index + shift;
	};
	const from = at(start, "start");
	return { start: from, end: Math.max(from, at(end, "end")) };
}
