import type { CardFormat, Page } from "@offizin/formats";
import { panelNames } from "@offizin/words";
import { ink, n, path, type Rect, text } from "./ink.ts";

/** Breadth of a letter of the small type, about. */
const LETTER = 5.2;
const LEADING = 12;

/** How a page is drawn: pixels to the micrometre, and whether it lies turned. */
export interface Lie {
	readonly scale: number;
	readonly turned: boolean;
}

/** The panels of a page between its folds, in micrometres. */
function panelsOf({ size, folds }: Page): readonly Rect[] {
	const axis = folds[0]?.axis ?? "x";
	const length = axis === "x" ? size.width : size.height;
	const stops = [0, ...folds.map(({ at }) => at as number), length];
	return stops.slice(1).map((end, index) => {
		const start = stops[index] ?? 0;
		return axis === "x"
			? { x: start, y: 0, width: end - start, height: size.height }
			: { x: 0, y: start, width: size.width, height: end - start };
	});
}

function wrap(words: string, width: number): readonly string[] {
	const lines: string[] = [];
	for (const word of words.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && (last.length + 1 + word.length) * LETTER <= width) {
			lines[lines.length - 1] = `${last} ${word}`;
		} else lines.push(word);
	}
	return lines;
}

/** What a label must not stand on, in micrometres. */
function obstaclesOf({ holes, reserved, address }: Page): readonly Rect[] {
	return [
		...holes.map(({ x, y, diameter }) => ({
			x: x - diameter / 2,
			y: y - diameter / 2,
			width: diameter,
			height: diameter,
		})),
		...reserved.map(({ box }) => box),
		...(address ? [address] : []),
	];
}

const meets = (a: Rect, b: Rect) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const spots = [
	[0.5, 0.5],
	[0.5, 0.24],
	[0.5, 0.72],
	[0.07, 0.5],
	[0.28, 0.22],
	[0.22, 0.16],
	[0.5, 0.8],
	[0.28, 0.84],
] as const;

/** Micrometres. */
const WIDEST_SPINE = 5000;

interface Label {
	readonly panel: Rect;
	readonly number: number | undefined;
	/** The number would be read as another one, since it stands on its head. */
	readonly isAmbiguous: boolean;
	readonly name: string;
	readonly obstacles: readonly Rect[];
}

/** The first spot of the panel with room for a label of this size, by its middle. */
function findSpot({ panel, obstacles }: Label, width: number, height: number) {
	const at = ([x, y]: readonly [number, number]) => ({
		x: panel.x + panel.width * x,
		y: panel.y + panel.height * y,
	});
	const isFree = ({ x, y }: { readonly x: number; readonly y: number }) => {
		const area = { x: x - width / 2, y: y - height / 2, width, height: height + 4 };
		return area.x >= panel.x && !obstacles.some((other) => meets(area, other));
	};
	return spots.map(at).find(isFree) ?? at([0.5, 0.5]);
}

function drawLabel(label: Label): string {
	const { panel, number, isAmbiguous, name } = label;
	const lines = wrap(name, panel.width - 10);
	const size = panel.height < 90 || panel.width < 90 ? 19 : 28;
	const figureHeight = number === undefined ? 0 : size;
	const height = figureHeight + lines.length * LEADING;
	const width = Math.max(size, ...lines.map((words) => words.length * LETTER));
	if (width > panel.width + 8 || height > panel.height) return "";
	const { x, y } = findSpot(label, width, height);
	const top = y - height / 2;
	const figure = text(x, top + size * 0.76, String(number), {
		"font-size": size,
		fill: ink.line,
		"text-decoration": isAmbiguous ? "underline" : undefined,
	});
	const words = lines.map((words, index) =>
		text(x, top + figureHeight + 9 + index * LEADING, words, {
			"font-size": 10,
			fill: ink.quiet,
			"letter-spacing": 0.2,
		}),
	);
	return (number === undefined ? "" : figure) + words.join("");
}

/** A small mark at the head of a page. */
function headMark(page: Page, scale: number): string {
	const x = (page.size.width * scale) / 2;
	return path(`M${n(x - 3.5)} 4.5L${n(x)} 0.8L${n(x + 3.5)} 4.5Z`, { fill: ink.faint });
}

/** Numbers and names of a page's panels, upright on the page, which may lie turned on its sheet. */
export function drawLabels(format: CardFormat, page: Page, { scale, turned }: Lie): string {
	const names = panelNames(format, page.key, "de-DE");
	const zoom = ({ x, y, width, height }: Rect): Rect => ({
		x: x * scale,
		y: y * scale,
		width: width * scale,
		height: height * scale,
	});
	const obstacles = obstaclesOf(page).map(zoom);
	const panels = panelsOf(page);
	// Spines have no number.
	const faces = panels.filter(({ width, height }) => Math.min(width, height) > WIDEST_SPINE);
	const isNumbered = page.numbers.length === faces.length;
	const labels = panels.map((panel, index) => {
		const number = isNumbered ? page.numbers[faces.indexOf(panel)] : undefined;
		const isAmbiguous = turned && (number === 6 || number === 9);
		return drawLabel({ panel: zoom(panel), number, isAmbiguous, name: names[index] ?? "", obstacles });
	});
	return `<g text-anchor="middle">${labels.join("")}</g>${headMark(page, scale)}`;
}
