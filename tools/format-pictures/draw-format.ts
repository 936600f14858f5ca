import { type CardFormat, openSides, type SheetSide } from "@offizin/formats";
import { pageName } from "@offizin/words";
import { drawSide } from "./draw-side.ts";
import { FONT, ink, n, rect, text } from "./ink.ts";

const WIDTH = 1000;
const MARGIN = 28;
const GAP = 44;
const CAPTION = 34;
const TALLEST = 290;
/** Pixels to the millimetre of the smallest things. */
const LARGEST_SCALE = 5.5;
/** Room beside a sheet for its bleed and dimensions. */
const BESIDE = 64;

interface Shown {
	readonly side: SheetSide;
	/** Sides that look just like it. */
	readonly alike: readonly SheetSide[];
}

/** Sides of which there are three or more that look the same are drawn once. */
function shownSides(format: CardFormat): readonly Shown[] {
	const looks = Map.groupBy(openSides(format), ({ key: _, panels, ...rest }) =>
		JSON.stringify([rest, panels.map(({ page: __, ...place }) => place)]),
	);
	return [...looks.values()].flatMap((alike) => {
		const [first, ...others] = alike;
		if (!first) return [];
		return others.length < 2 ? alike.map((side) => ({ side, alike: [] })) : [{ side: first, alike: others }];
	});
}

function sideName(format: CardFormat, side: SheetSide): string {
	if (side.key === "outside") return "Außenseite";
	if (side.key === "inside") return "Innenseite";
	if (side.key === "back" && format.form === "briefumschlag") return "Rückseite";
	return pageName(format, side.key, "de-DE");
}

function caption(format: CardFormat, { side, alike }: Shown): string {
	const last = alike.at(-1);
	const also = last ? `, ebenso ${alike.length} weitere bis ${sideName(format, last)}` : "";
	const kiss = side.kissCut ? ", angestanzt auf Träger" : "";
	return sideName(format, side) + also + kiss;
}

function scaleFor(shown: readonly Shown[]): number {
	const mm = (value: number) => value / 1000;
	const tallest = Math.max(...shown.map(({ side }) => mm(side.size.height)));
	const widest = Math.max(...shown.map(({ side }) => mm(side.size.width)));
	const room = WIDTH - 2 * MARGIN;
	const [first, second] = shown;
	const pair = mm((first?.side.size.width ?? 0) + (second?.side.size.width ?? 0));
	const besideEachOther = second ? (room - GAP - 2 * BESIDE) / (pair + 6) : (room - BESIDE) / (widest + 3);
	const alone = (room - BESIDE) / (widest + 3);
	// Long strips stand one above the other, where each has the whole breadth.
	const fit = besideEachOther * tallest < 150 ? alone : besideEachOther;
	return Math.min(LARGEST_SCALE, TALLEST / tallest, fit) / 1000;
}

/** A bar of ten millimetres, so that drawings of different scale can be compared. */
function scaleBar(scale: number, x: number, y: number): string {
	const length = 10_000 * scale;
	return (
		rect({ x: x - length, y, width: length, height: 1.2 }, { fill: ink.quiet }) +
		text(x - length / 2, y - 4, "10 mm", { "font-size": 8.5, fill: ink.quiet, "text-anchor": "middle" })
	);
}

/** The drawing of a format: every side of its sheets, as an SVG. */
export function drawFormat(format: CardFormat, title: string): string {
	const shown = shownSides(format);
	const scale = scaleFor(shown);
	const parts: string[] = [];
	let x = MARGIN;
	let y = MARGIN;
	let rowHeight = 0;
	let width = 0;
	for (const item of shown) {
		const drawing = drawSide(format, item.side, scale);
		if (x > MARGIN && x + drawing.width > WIDTH - MARGIN + 1) {
			x = MARGIN;
			y += rowHeight + CAPTION + 6;
			rowHeight = 0;
		}
		const words = caption(format, item);
		const label = text(drawing.left, drawing.height + 20, words, {
			"font-size": 11.5,
			"font-style": "italic",
			fill: ink.line,
		});
		parts.push(`<g transform="translate(${n(x)} ${n(y)})">${drawing.svg}${label}</g>`);
		const breadth = Math.max(drawing.width, drawing.left + words.length * 5.6);
		width = Math.max(width, x + breadth + MARGIN);
		x += breadth + GAP;
		rowHeight = Math.max(rowHeight, drawing.height);
	}
	const height = y + rowHeight + CAPTION + MARGIN;
	parts.push(scaleBar(scale, width - MARGIN, height - 16));
	return wrapSvg({ width, height, title }, parts.join("\n"));
}

interface Picture {
	readonly width: number;
	readonly height: number;
	/** What it shows, for those who do not see it. */
	readonly title: string;
}

export function wrapSvg({ width, height, title }: Picture, content: string): string {
	const [w, h] = [Math.ceil(width), Math.ceil(height)];
	const hatch = `<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="${ink.faint}" stroke-width="0.8"/></pattern>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="${FONT}"><title>${title}</title><defs>${hatch}</defs><rect width="${w}" height="${h}" fill="${ink.ground}"/>\n${content}\n</svg>\n`;
}
