import { photoprintProduct } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { choicesOf, type Extent } from "@offizin/solver";
import { type Box, EDGE, oneOf, photo, type SceneChoice } from "./svg.ts";

/** Scene units of a millimetre: the same for each format, so that lists show how much larger a 20 × 30 is. */
const SCALE = 2.35;
/** In its room a wall is seen from a step further away. */
const ROOM_SCALE = 1.72;
const GAP = 34;
/** Walls go on beside the square they are drawn in; tiles end there. */
const ROOM: Box = { x: -330, y: -20, width: 2180, height: 1100 };
const TILE: Box = { x: 0, y: 0, width: 1000, height: 1000 };
/** Where the middle of the row hangs at which all columns are hung. */
const LINE = 490;

/** Neighbours differ in colour. */
const photographs: readonly [PhotoName, ...PhotoName[]] = [
	"lake",
	"forest",
	"dandelions",
	"fig",
	"peaks",
	"leaves",
	"kite",
	"dogs",
	"rowboats",
	"brushes",
	"jetty",
	"milky-way",
	"drum",
	"meadow",
	"sunset",
	"stream",
	"ropes",
	"nuthatch",
];

interface Pinned {
	readonly box: Box;
	/** Whether it is one of the format that is looked at. */
	readonly isChosen: boolean;
}

/** What a print shows on its paper. */
type Draw = (box: Box, name: PhotoName) => string;

/** Prints pinned side by side at true scale: in lists one format, in the room some of the others around it. */
export function printWall(
	{ supplies, sizeOf, isNear, turn = 0 }: SceneChoice,
	{ draw, isGlossy }: { readonly draw: Draw; readonly isGlossy: boolean },
): string {
	const chosen = sizeOf("format") ?? { width: 100, height: 150 };
	const wall = isNear ? TILE : ROOM;
	const scale = isNear ? SCALE : ROOM_SCALE;
	const columns = isNear ? evenColumns(chosen, scale) : mixedColumns(chosen, scale, wall);
	const prints = columns
		.flatMap((column) => hungColumn(column, wall))
		.filter(({ box }) => box.x < wall.x + wall.width && box.x + box.width > wall.x)
		.sort((a, b) => fromMiddle(a.box) - fromMiddle(b.box));
	const boxes = prints.map(({ box }) => box);
	const drawn = prints
		.map((print, index) => ({ ...print, name: oneOf(photographs, turn * 7 + index) }))
		.toSorted((a, b) => seen(b.box) - seen(a.box))
		.map(({ box, isChosen, name }) => (isChosen ? draw(box, name) : photo(supplies, name, box, "", true)));
	const glossy = isGlossy ? prints.filter(({ isChosen }) => isChosen).map(({ box }) => streak(box)) : [];
	return [
		`<path d="${boxes.map(curledShadow).join("")}" fill="#3a2e20" opacity=".42" filter="url(#scene-near)"/>`,
		...drawn,
		`<g fill="#fff" opacity=".2" filter="url(#scene-near)"><path d="${boxes.map(curl).join("")}"/><path d="${glossy.join("")}"/></g>`,
		pins(boxes),
	].join("");
}

/** How much of a print is in the square: the largest comes first, for browsers are told to load that one early. */
function seen({ x, y, width, height }: Box): number {
	const wide = Math.min(x + width, EDGE) - Math.max(x, 0);
	const high = Math.min(y + height, EDGE) - Math.max(y, 0);
	return Math.max(0, wide) * Math.max(0, high);
}

interface Column {
	readonly middle: number;
	readonly width: number;
	/** From the line upwards and downwards, in turns. */
	readonly heights: readonly [number, ...number[]];
	readonly isChosen: boolean;
}

function evenColumns({ width, height }: Extent, scale: number): readonly Column[] {
	const step = width * scale + GAP;
	const beside = Math.ceil(500 / step);
	return Array.from({ length: 2 * beside + 1 }, (_, index) => ({
		middle: 500 + (index - beside) * step,
		width: width * scale,
		heights: [height * scale],
		isChosen: true,
	}));
}

/** Two columns of what is chosen, and to both sides columns of other widths, as far as the wall goes. */
function mixedColumns(chosen: Extent, scale: number, wall: Box): readonly Column[] {
	const sizes = choicesOf(photoprintProduct, "format").flatMap(({ size }) => size ?? []);
	const widths = [...new Set(sizes.map(({ width }) => width))];
	const others = [150, 200, 130, 100, 90, 110].filter(
		(width) => width !== chosen.width && widths.includes(width),
	);
	const columnOf = (width: number, middle: number): Column => {
		const [first = chosen.height, ...rest] = sizes
			.filter((size) => size.width === width)
			.map(({ height }) => height * scale)
			.sort((a, b) => b - a);
		return { middle, width: width * scale, heights: [first, ...rest], isChosen: false };
	};
	const own = chosen.width * scale;
	const pair = [-1, 1].map((side) => ({
		middle: 500 + (side * (own + GAP)) / 2,
		width: own,
		heights: [chosen.height * scale] as const,
		isChosen: true,
	}));
	const beside = [-1, 1].flatMap((side) => {
		const reach = side < 0 ? 500 - wall.x : wall.x + wall.width - 500;
		const besides = others.filter((_, index) => index % 2 === (side < 0 ? 0 : 1));
		const columns: Column[] = [];
		let edge = own + GAP / 2;
		for (let turn = 0; edge < reach; turn += 1) {
			const width = besides[turn % besides.length];
			if (width === undefined) break;
			const middle = 500 + side * (edge + GAP + (width * scale) / 2);
			edge += GAP + width * scale;
			columns.push(columnOf(width, middle));
		}
		return columns;
	});
	return [...pair, ...beside];
}

/** The prints of a column, one on the line and others above and below as far as the wall is seen. */
function hungColumn({ middle, width, heights, isChosen }: Column, wall: Box): readonly Pinned[] {
	const pinned = (y: number, height: number): Pinned => ({
		box: { x: middle - width / 2, y, width, height },
		isChosen,
	});
	const [first] = heights;
	const found = [pinned(LINE - first / 2, first)];
	let top = LINE - first / 2;
	let foot = LINE + first / 2;
	for (let turn = 1; top - GAP > wall.y || foot + GAP < wall.y + wall.height; turn += 1) {
		const height = oneOf(heights, turn);
		if (foot + GAP < wall.y + wall.height) found.push(pinned(foot + GAP, height));
		if (top - GAP > wall.y) found.push(pinned(top - GAP - height, height));
		foot += GAP + height;
		top -= GAP + height;
	}
	return found;
}

function fromMiddle({ x, y, width, height }: Box): number {
	return Math.hypot(x + width / 2 - 500, y + height / 2 - LINE);
}

const whole = (...lengths: readonly number[]) => lengths.map(Math.round).join(" ");

/** Only the pin holds them: their lower corners stand off the wall. */
function curledShadow({ x, y, width, height }: Box): string {
	const foot = y + height;
	return `M${whole(x + 4, y + 6)}h${whole(width)}L${whole(x + width + 12, foot + 17)}Q${whole(x + width / 2, foot - 2, x + 5, foot + 14)}z`;
}

/** Where the paper bends forward it takes more light. */
function curl({ x, y, width, height }: Box): string {
	const [wide, foot] = [width - 12, y + height - 6];
	return `M${whole(x + 6, foot)}v-16q${whole(wide / 2, 10, wide, -6)}v22z`;
}

/** A window in the gloss, as wide on each. */
function streak({ x, y, width, height }: Box): string {
	return `M${whole(x + width * 0.62, y)}h${whole(width * 0.24)}L${whole(x + width * 0.32, y + height)}h${whole(-width * 0.24)}z`;
}

function pins(boxes: readonly Box[]): string {
	const at = boxes.map(({ x, y, width }) => `M${whole(x + width / 2, y + 12)}h0`).join("");
	return `<g fill="none" stroke-linecap="round"><path d="${at}" stroke="#5d6166" stroke-width="11"/><path d="${at}" stroke="#e9ecee" stroke-width="4" transform="translate(-2 -2)"/></g>`;
}
