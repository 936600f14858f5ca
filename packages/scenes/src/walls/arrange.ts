/** How pictures of one wall hang with each other. */
export const hangingRules = ["row", "grid", "salon", "stairs"] as const;
export type HangingRule = (typeof hangingRules)[number];

/** What a picture takes of the wall, with its frame; centimetres. */
export interface Outer {
	readonly width: number;
	readonly height: number;
}

/** Where a picture hangs, from the upper left of all of them. */
export interface Hung extends Outer {
	readonly left: number;
	readonly top: number;
}

/** Pictures as they hang together. */
export interface Arrangement extends Outer {
	readonly pictures: readonly Hung[];
	/** How far below its top the line runs that hangs at eye level. */
	readonly line: number;
}

export interface Arranging {
	readonly rule: HangingRule;
	/** Between neighbours, in centimetres. */
	readonly gap: number;
	/** Side by side in a grid. */
	readonly columns: number;
}

/** A step of a house is 18 cm high and 28 cm deep: the middles of the pictures rise as the stairs do. */
const STEP = 18 / 28;

/** Hangs pictures in their order by a rule; what no rule asks of them is left as it is. */
export function arrange(pictures: readonly Outer[], { rule, gap, columns }: Arranging): Arrangement {
	switch (rule) {
		case "row":
			return framed(row(pictures, gap, 0), 0);
		case "grid":
			return grid(pictures, gap, Math.max(1, columns));
		case "salon":
			return salon(pictures, gap);
		case "stairs":
			return stairs(pictures, gap);
	}
}

/** Side by side, their middles at one height. */
function row(pictures: readonly Outer[], gap: number, middle: number): readonly Hung[] {
	return alongside(pictures, gap).map((picture) => ({ ...picture, top: middle - picture.height / 2 }));
}

/** In cells as large as the largest picture, each in the middle of its own. */
function grid(pictures: readonly Outer[], gap: number, columns: number): Arrangement {
	const width = Math.max(...pictures.map((picture) => picture.width));
	const height = Math.max(...pictures.map((picture) => picture.height));
	const hung = pictures.map((picture, index) => ({
		...picture,
		left: (index % columns) * (width + gap) + (width - picture.width) / 2,
		top: Math.floor(index / columns) * (height + gap) + (height - picture.height) / 2,
	}));
	const rows = Math.ceil(pictures.length / columns);
	return framed(hung, (rows * (height + gap) - gap) / 2);
}

/** Two rows that meet at a line: the upper pictures stand on it, the lower ones hang from it, as in a salon. */
function salon(pictures: readonly Outer[], gap: number): Arrangement {
	const count = upperOf(pictures, gap);
	const centred = (ones: readonly Outer[]) => {
		const placed = alongside(ones, gap);
		const by = widthOf(ones, gap) / 2;
		return placed.map((picture) => ({ ...picture, left: picture.left - by }));
	};
	const upper = centred(pictures.slice(0, count)).map((one) => ({ ...one, top: -gap / 2 - one.height }));
	const lower = centred(pictures.slice(count)).map((one) => ({ ...one, top: gap / 2 }));
	return framed([...upper, ...lower], 0);
}

/** How many pictures stand on the line, so that both rows are as nearly as wide as their order lets them. */
function upperOf(pictures: readonly Outer[], gap: number): number {
	const counts = pictures.map((_, index) => index + 1).slice(0, Math.max(1, pictures.length - 1));
	const difference = (count: number) =>
		Math.abs(widthOf(pictures.slice(0, count), gap) - widthOf(pictures.slice(count), gap));
	return counts.reduce((best, count) => (difference(count) < difference(best) ? count : best), 1);
}

/** Side by side, each middle as much higher as the stairs have risen since the one before. */
function stairs(pictures: readonly Outer[], gap: number): Arrangement {
	const placed = alongside(pictures, gap);
	const middleOf = ({ left, width }: { readonly left: number; readonly width: number }) => left + width / 2;
	const [first] = placed;
	const from = first ? middleOf(first) : 0;
	const rise = (picture: (typeof placed)[number]) => (middleOf(picture) - from) * STEP;
	const hung = placed.map((picture) => ({ ...picture, top: -rise(picture) - picture.height / 2 }));
	const last = placed.at(-1);
	return framed(hung, last ? -rise(last) / 2 : 0);
}

function alongside(pictures: readonly Outer[], gap: number): readonly (Outer & { readonly left: number })[] {
	return pictures.map((picture, index) => ({
		...picture,
		left: pictures.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0),
	}));
}

function widthOf(pictures: readonly Outer[], gap: number): number {
	return pictures.reduce((sum, { width }) => sum + width + gap, -gap);
}

/** Everything from the upper left of what hangs. */
function framed(hung: readonly Hung[], line: number): Arrangement {
	const left = Math.min(...hung.map((picture) => picture.left));
	const top = Math.min(...hung.map((picture) => picture.top));
	return {
		pictures: hung.map((picture) => ({ ...picture, left: picture.left - left, top: picture.top - top })),
		width: Math.max(...hung.map((picture) => picture.left + picture.width)) - left,
		height: Math.max(...hung.map((picture) => picture.top + picture.height)) - top,
		line: line - top,
	};
}
