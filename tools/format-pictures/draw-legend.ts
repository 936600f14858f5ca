import { wrapSvg } from "./draw-format.ts";
import { ink, line, path, rect, text } from "./ink.ts";

const ROW = 26;
const SAMPLE = 54;
const COLUMN = 300;
const MARGIN = 28;

interface Entry {
	readonly name: string;
	readonly sample: string;
}

const middle = 9;
const stroke = (attributes: Readonly<Record<string, string | number>>) =>
	line(0, middle, SAMPLE, middle, { fill: "none", ...attributes });

const entries: readonly Entry[] = [
	{ name: "Endformat", sample: stroke({ stroke: ink.line, "stroke-width": 0.8 }) },
	{
		name: "Nut und Falz",
		sample: stroke({ stroke: ink.line, "stroke-width": 0.8, "stroke-dasharray": "6 3" }),
	},
	{
		name: "Text bleibt innerhalb",
		sample: stroke({ stroke: ink.quiet, "stroke-width": 0.5, "stroke-dasharray": "1 2.5" }),
	},
	{ name: "Beschnitt, 3 mm", sample: rect({ x: 0, y: 2, width: SAMPLE, height: 14 }, { fill: ink.bleed }) },
	{ name: "Stanzkontur, Bohrung, Schlitz", sample: stroke({ stroke: ink.accent, "stroke-width": 1.1 }) },
	{
		name: "angestanzt auf Träger",
		sample: stroke({ stroke: ink.accent, "stroke-width": 1.1, "stroke-dasharray": "3 1.6" }),
	},
	{
		name: "bleibt frei",
		sample: rect(
			{ x: 0, y: 2, width: SAMPLE, height: 14 },
			{ fill: "url(#hatch)", stroke: ink.faint, "stroke-width": 0.5 },
		),
	},
	{
		name: "Kopf der Seite",
		sample: path(`M${SAMPLE / 2 - 3.5} 12L${SAMPLE / 2} 8.3L${SAMPLE / 2 + 3.5} 12Z`, { fill: ink.faint }),
	},
];

/** What the lines of the drawings mean. */
export function drawLegend(): string {
	const rows = Math.ceil(entries.length / 2);
	const drawn = entries.map(({ name, sample }, index) => {
		const x = MARGIN + Math.floor(index / rows) * COLUMN;
		const y = MARGIN + (index % rows) * ROW;
		const label = text(SAMPLE + 14, 13, name, { "font-size": 12, fill: ink.line });
		return `<g transform="translate(${x} ${y})">${sample}${label}</g>`;
	});
	const [width, height] = [MARGIN * 2 + COLUMN * 2 - 40, MARGIN * 2 + rows * ROW - 8];
	return wrapSvg({ width, height, title: "Legende der Zeichnungen" }, drawn.join("\n"));
}
