import type { Extent } from "@offizin/solver";
import { around, type Box } from "./svg.ts";

/** In the middle, so many times as large but within a limit. */
export function fitted({ width, height }: Extent, most: number, limit: Extent): Box {
	const times = Math.min(most, limit.width / width, limit.height / height);
	return around(500, 490, width * times, height * times);
}

const APART = 44;
const MOST = 880;

/** A spread and the shut book without an overlap: beside each other where the book stands, else one above the other. */
export function bothOf({ width, height }: Extent): { readonly spread: Box; readonly book: Box } {
	const isStanding = height > width;
	const share = 0.85;
	const times = isStanding
		? (MOST - APART) / (width + 2 * share * width)
		: Math.min((MOST - APART) / (height * (1 + share)), MOST / (2 * share * width));
	const scale = Math.min(1.45, times);
	const [wide, high] = [width * scale, height * scale];
	const open = { width: 2 * share * wide, height: share * high };
	if (isStanding) {
		const left = 500 - (wide + APART + open.width) / 2;
		return {
			book: { x: left, y: 490 - high / 2, width: wide, height: high },
			spread: { x: left + wide + APART, y: 490 + high / 2 - open.height, ...open },
		};
	}
	const [left, top] = [500 - open.width / 2, 485 - (open.height + APART + high) / 2];
	return {
		spread: { x: left, y: top, ...open },
		book: { x: left, y: top + open.height + APART, width: wide, height: high },
	};
}
