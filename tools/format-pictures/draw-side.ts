import {
	bleedBox,
	type CardFormat,
	formatTakes,
	type Page,
	type Panel,
	pageOf,
	type SheetSide,
	safeBoxes,
} from "@offizin/formats";
import { segmentsOf } from "@offizin/geometry";
import { drawDimensions } from "./dimensions.ts";
import { ink, line, millimetres, n, path, type Rect, rect, scalePath, text } from "./ink.ts";
import { insetContour } from "./inset-contour.ts";
import { drawLabels, type Lie } from "./labels.ts";

const BLEED_UM = 3000;
const safe = { fill: "none", stroke: ink.quiet, "stroke-width": 0.5, "stroke-dasharray": "1 2.5" } as const;
const crease = { stroke: ink.line, "stroke-width": 0.8, "stroke-dasharray": "6 3", fill: "none" } as const;
const tool = { fill: "none", stroke: ink.accent, "stroke-width": 1.1 } as const;

const zoneNames = {
	franking: "Frankierzone",
	coding: "Codierzone",
	glue: "Klebezone",
	wire: "Bindung",
} as const;

const zoom = ({ x, y, width, height }: Rect, scale: number): Rect => ({
	x: x * scale,
	y: y * scale,
	width: width * scale,
	height: height * scale,
});

/** Puts what is drawn in the page's own coordinates where the page lies, turned if it is. */
function placed(svg: string, { x, y, turned }: Panel, { size }: Page, scale: number): string {
	const move = turned
		? `translate(${n((x + size.width) * scale)} ${n((y + size.height) * scale)}) rotate(180)`
		: `translate(${n(x * scale)} ${n(y * scale)})`;
	return `<g transform="${move}">${svg}</g>`;
}

function drawZones({ reserved, address }: Page, scale: number): string {
	const zones = reserved.map(({ box, kind }) => {
		const area = zoom(box, scale);
		const x = area.x + area.width / 2;
		const y = area.y + area.height / 2;
		const isUpright = area.height > area.width * 1.5;
		const label = text(x, y + 3, zoneNames[kind], {
			"font-size": 9,
			fill: ink.quiet,
			"text-anchor": "middle",
			...(isUpright ? { transform: `rotate(-90 ${n(x)} ${n(y)})` } : {}),
		});
		return rect(area, { fill: "url(#hatch)", stroke: ink.faint, "stroke-width": 0.5 }) + label;
	});
	if (!address) return zones.join("");
	const area = zoom(address, scale);
	const words = reserved.length > 0 ? "Anschrift" : "Absender";
	return (
		zones.join("") +
		rect(area, { fill: "none", stroke: ink.faint, "stroke-width": 0.8, rx: 2 }) +
		text(area.x + area.width / 2, area.y + area.height / 2 + 3, words, {
			"font-size": 10,
			fill: ink.quiet,
			"font-style": "italic",
			"text-anchor": "middle",
		})
	);
}

const rectanglePath = ({ size: { width, height } }: Page) =>
	`M0 0L${width} 0L${width} ${height}L0 ${height}Z`;

/** What holds on a page: its safe area, zones and names. */
function drawPage(format: CardFormat, page: Page, { scale, turned }: Lie): string {
	const isEnvelopeFlap = format.form === "briefumschlag" && page.reserved.length === 0;
	const flapEdge = isEnvelopeFlap
		? path(scalePath(page.die ?? rectanglePath(page), scale), {
				fill: "none",
				stroke: ink.line,
				"stroke-width": 0.6,
			})
		: "";
	// A punched rectangle keeps its safe area; a shape of its own has one that follows it.
	const isShape = page.die !== undefined && !formatTakes(format, "welle");
	const contour = isShape && page.die ? insetContour(segmentsOf(page.die), page.dieMargin) : "";
	const safeArea = contour
		? path(scalePath(contour, scale), safe)
		: safeBoxes(page)
				.map((box) => rect(zoom(box, scale), safe))
				.join("");
	return flapEdge + safeArea + drawZones(page, scale) + drawLabels(format, page, { scale, turned });
}

function drawHoles(side: SheetSide, scale: number): string {
	return side.holes
		.map(({ x, y, diameter }) => {
			const radius = (diameter / 2) * scale;
			const isRight = x > side.size.width / 2;
			const label = text(
				x * scale + (isRight ? -radius - 4 : radius + 4),
				y * scale + 3,
				`Ø ${millimetres(diameter)}`,
				{
					"font-size": 9,
					fill: ink.accent,
					"text-anchor": isRight ? "end" : "start",
				},
			);
			const large = text(x * scale, y * scale + 3, `Ø ${millimetres(diameter)}`, {
				"font-size": 9.5,
				fill: ink.accent,
				"text-anchor": "middle",
			});
			const circle = `<circle cx="${n(x * scale)}" cy="${n(y * scale)}" r="${n(radius)}" fill="${ink.ground}" stroke="${ink.accent}" stroke-width="1.1"/>`;
			return circle + (radius > 18 ? large : label);
		})
		.join("");
}

function drawSlits({ slits }: SheetSide, scale: number): string {
	return slits
		.map((slit) => {
			const [piece] = segmentsOf(slit);
			if (!piece) return "";
			const length = Math.hypot(piece.bx - piece.ax, piece.by - piece.ay);
			const label = text(
				Math.max(piece.ax, piece.bx) * scale + 5,
				piece.ay * scale + 3,
				millimetres(length),
				{
					"font-size": 9,
					fill: ink.accent,
				},
			);
			return (
				path(scalePath(slit, scale), { ...tool, "stroke-width": 1.6, "stroke-linecap": "round" }) + label
			);
		})
		.join("");
}

/** Creases reach a little beyond a straight sheet and end at the contour of one that is cut out. */
function drawCreases({ folds, size, die, key }: SheetSide, scale: number): string {
	const over = die ? 0 : 5;
	const lines = folds
		.map(({ axis, at, span: [from, to] = [0, axis === "x" ? size.height : size.width] }) =>
			axis === "x"
				? line(at * scale, from * scale - over, at * scale, to * scale + over, crease)
				: line(from * scale - over, at * scale, to * scale + over, at * scale, crease),
		)
		.join("");
	if (!die || lines === "") return lines;
	const clip = `<clipPath id="cut-${key}">${path(scalePath(die, scale), {})}</clipPath>`;
	return `${clip}<g clip-path="url(#cut-${key})">${lines}</g>`;
}

function drawPaper(side: SheetSide, pages: readonly (readonly [Panel, Page])[], scale: number): string {
	const whole = zoom({ x: 0, y: 0, ...side.size }, scale);
	const bleeds = pages.map(([panel, page]) =>
		placed(rect(zoom(bleedBox(page), scale), { fill: ink.bleed }), panel, page, scale),
	);
	const outline = side.die ? scalePath(side.die, scale) : undefined;
	const trim = { fill: "none", stroke: ink.line, "stroke-width": 0.8 } as const;
	const paper = outline
		? path(outline, { fill: ink.paper, "fill-rule": "evenodd" })
		: rect(whole, { fill: ink.paper });
	const frame = outline
		? rect(whole, { ...trim, stroke: ink.faint, "stroke-width": 0.5 }) +
			path(outline, { ...tool, ...(side.kissCut ? { "stroke-dasharray": "3 1.6" } : {}) })
		: rect(whole, trim);
	return bleeds.join("") + paper + drawCreases(side, scale) + frame;
}

/** What is glued in the workshop; the tape of a band lies where its page keeps free anyway. */
function drawGlue({ glue }: SheetSide, scale: number): string {
	return glue
		.filter(({ adhesive }) => adhesive === "glue")
		.map(({ box }) => rect(zoom(box, scale), { fill: "url(#hatch)", stroke: ink.faint, "stroke-width": 0.5 }))
		.join("");
}

/** The back of the pocket of a pocketfold is glued out of sight. */
function drawBlank(format: CardFormat, side: SheetSide, scale: number): string {
	if (format.form !== "pocketfold" || side.key !== "inside") return "";
	const pocket = format.sides[0]?.panels.find(({ page }) => page === "pocket");
	const width = pageOf(format, "pocket")?.size.width ?? 0;
	const across = side.size.width - (pocket?.x ?? 0) - width / 2;
	const middle = (format.trim.height + side.size.height) / 2;
	const attributes = {
		"font-size": 10,
		fill: ink.quiet,
		"font-style": "italic",
		"text-anchor": "middle",
	} as const;
	return text(across * scale, middle * scale + 3, "unbedruckt", attributes);
}

/** A side of a sheet with its dimensions; the drawing starts at 0, 0. */
export function drawSide(format: CardFormat, side: SheetSide, scale: number) {
	const pages = side.panels.flatMap((panel) => {
		const page = pageOf(format, panel.page);
		return page ? [[panel, page] as const] : [];
	});
	const hasBleed = pages.some(([, page]) => Object.values(page.edges).includes("cut"));
	const bleed = hasBleed ? BLEED_UM * scale : 0;
	const dimensions = drawDimensions(side, scale, bleed);
	const content = [
		drawPaper(side, pages, scale),
		...pages.map(([panel, page]) =>
			placed(drawPage(format, page, { scale, turned: panel.turned }), panel, page, scale),
		),
		drawGlue(side, scale),
		drawBlank(format, side, scale),
		drawHoles(side, scale),
		drawSlits(side, scale),
		dimensions.svg,
	].join("");
	return {
		svg: `<g transform="translate(${n(dimensions.left)} ${n(dimensions.top)})">${content}</g>`,
		width: dimensions.left + side.size.width * scale + bleed,
		height: dimensions.top + side.size.height * scale + bleed,
		/** Where the sheet itself starts, for what stands below it. */
		left: dimensions.left,
	};
}
