import {
	arrangements,
	contourOf,
	frameColours,
	frame as frameOf,
	groundColors,
	material as materialOf,
	partsOf,
	WHITE_BORDER_MM,
} from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { parseImageFormat } from "@offizin/solver";
import { boards, CANVAS, PAPER, SHADOW_GAP } from "./edge-colors.ts";
import { castInside, grain, mitres } from "./frame-light.ts";
import { type Sides, sidesOf, wrapped } from "./picture-sides.ts";
import { hem, seams, surfaceOf } from "./picture-surface.ts";
import {
	type Box,
	inset,
	lifted,
	type OwnPhoto,
	oneOf,
	photo,
	rect,
	round,
	type SceneChoice,
} from "./svg.ts";

type Configuration = SceneChoice["configuration"];

/** What is hung: without photographs of the demo, what is drawn on it has to be told. */
type HungChoice = Pick<SceneChoice, "configuration" | "turn" | "isFrontal" | "ground"> &
	Partial<Pick<SceneChoice, "supplies">>;

/** A picture with its photo, or with one of the demo. */
export interface GalleryPicture extends HungChoice {
	readonly own?: OwnPhoto | undefined;
}

/** A picture as it is made: of what, how thick in centimetres, with which edge. */
function madeOf({ materialType, productType, variant, edge, frame = "ohne" }: Configuration) {
	const material = materialOf(materialType ?? productType ?? "poster") ?? materialOf("poster");
	if (!material) throw new Error("Posters are among the materials");
	const { thickness } = material.variants.find(({ key }) => key === variant) ?? material.variants[0] ?? {};
	return {
		material,
		thickness: (thickness ?? 0) / 10_000,
		edge: edge ?? (material.key === "leinwand" ? "weiss" : material.edges[0]),
		frame: frameOf(frame),
	};
}

/** Whether it is one with the wall: it has no edge to look at, and casts no shadow. */
export function isStuckOn(configuration: Configuration): boolean {
	const { hanging, key } = madeOf(configuration).material;
	return hanging === "paste" || key === "klebefolie";
}

/** A picture as it hangs, framed or not, or in parts, in so many scene units a centimetre. */
export function hungPicture(
	picture: Box,
	choice: HungChoice,
	unit: number,
	content?: (box: Box) => string,
): string {
	const { configuration } = choice;
	const draw = content ?? demoContent(choice, picture);
	const parts = hungParts(picture, configuration);
	if (parts.length === 1) return hungWhole(picture, choice, unit, draw);
	const { thickness, edge } = madeOf(configuration);
	const side = sideBetween(choice, thickness);
	const reach = edge === "bild" ? thickness * unit : 0;
	return parts
		.map((part) =>
			hungWhole(part, { ...choice, side }, unit, (at) => seenIn(at, { part, picture, reach, draw })),
		)
		.join("");
}

/** A photograph of ours; on film that takes the contour of somebody's picture one that has a contour. */
function demoContent(choice: HungChoice, picture: Box): (box: Box) => string {
	const whole = (box: Box) => demoPhoto(box, choice, picture);
	if (choice.configuration.edge !== "kontur-bild") return whole;
	return (box) => freeForm(box, rect(box, PAPER)) + freeForm(inset(box, 0.03 * box.width), whole(box));
}

/** Lobes of a form that no compass draws: how far it swings, and so many times around. */
const LOBES = [
	[0.09, 3, 0.6],
	[0.05, 5, 2.1],
] as const;

function freeForm({ x, y, width, height }: Box, drawn: string): string {
	const reach = 1 + LOBES.reduce((sum, [swing]) => sum + swing, 0);
	const points = Array.from({ length: 90 }, (_none, at) => {
		const angle = (Math.PI * at) / 45;
		const out =
			LOBES.reduce((sum, [swing, count, from]) => sum + swing * Math.sin(count * angle + from), 1) / reach;
		return [x + (width / 2) * (1 + out * Math.cos(angle)), y + (height / 2) * (1 + out * Math.sin(angle))];
	});
	const id = `free-${[x, y, width, height].map(round).join("-")}`;
	const path = `M${points.map((point) => point.map(round).join(" ")).join("L")}Z`;
	return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})" data-part="contour">${drawn}</g>`;
}

/** Where the parts of a picture hang; of one that is whole, itself. */
function hungParts(picture: Box, { parts, partGap = "0", format = "" }: Configuration): readonly Box[] {
	const arrangement = arrangements.find(({ key }) => key === parts);
	const size = parseImageFormat(format);
	if (!arrangement || !size.ok) return [picture];
	const whole = { width: size.value.width * 10, height: size.value.height * 10 };
	const scale = picture.width / whole.width;
	return partsOf(arrangement, Number(partGap), whole).map((part) => ({
		x: picture.x + part.x * scale,
		y: picture.y + part.y * scale,
		width: part.width * scale,
		height: part.height * scale,
	}));
}

/** What a part shows of the photo that runs on behind all of them: of its face, or of that and what goes round it. */
function seenIn(
	at: Box,
	{
		part,
		picture,
		reach,
		draw,
	}: {
		readonly part: Box;
		readonly picture: Box;
		readonly reach: number;
		readonly draw: (box: Box) => string;
	},
): string {
	const around = (at.width - part.width) / 2;
	const whole = {
		x: around - (part.x - picture.x) - reach,
		y: around - (part.y - picture.y) - reach,
		width: picture.width + 2 * reach,
		height: picture.height + 2 * reach,
	};
	return windowOn(at, draw(whole));
}

/** What is drawn from the corner of a box on, and nothing beside it. */
function windowOn({ x, y, width, height }: Box, content: string): string {
	return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}">${content}</svg>`;
}

function hungWhole(
	picture: Box,
	choice: HungChoice & { readonly side?: number },
	unit: number,
	draw: (box: Box) => string,
): string {
	const { configuration, ground } = choice;
	const { frameType, matSize = "0", glazing } = configuration;
	const { material, thickness, edge, frame } = madeOf(configuration);
	const depth = thickness * unit;
	const printed = face(picture, { edge, depth, unit, draw });
	const looks = printed + surfaceOf(picture, material.key, { variant: configuration.variant, unit });
	if (!frame) {
		if (isStuckOn(configuration)) return looks;
		const sides = sidesOf(
			picture,
			depth * sideOf(choice),
			sidesOfMaterial(material.key, edge, { draw, ground }),
		);
		const lit = material.key === "backlitfolie" ? glow(picture, unit) : "";
		return lit + lifted(sides + looks, material.hanging === "paper" ? "low" : "high");
	}
	const [black] = frameColours;
	const color = (frameColours.find(({ key }) => key === frameType) ?? black).swatch;
	const mat = (Number(matSize) / 10) * unit;
	const gap = frame.key.startsWith("schattenfuge") ? (frame.gap / 10) * unit : 0;
	const inner = inset(picture, -(mat + gap));
	const outer = inset(inner, -Math.max(3, (frame.profile / 10) * unit));
	const pane = frame.glazed ? rect(inner, "url(#scene-gloss)", `opacity="${sheen(glazing)}"`) : "";
	return (
		lifted(
			sidesOf(outer, (frame.depth / 10) * unit * 0.6 * sideOf(choice), { kind: "plain", color }) +
				rect(outer, color) +
				grain(frameType, outer, inner),
			"high",
		) +
		mitres(outer, inner) +
		rect(inner, gap ? SHADOW_GAP : PAPER) +
		(mat ? rect(inset(picture, -0.15 * unit), "#fff", 'stroke="#d9d5cb" stroke-width="1.2"') : "") +
		looks +
		(gap ? "" : castInside(inner, unit)) +
		pane
	);
}

/** How much of its thickness is seen. */
function sideOf({ isFrontal, side }: HungChoice & { readonly side?: number }): number {
	return side ?? (isFrontal ? 0.25 : 1);
}

/** The same between parts: the wall is seen in the gap, not the next part behind a side. */
function sideBetween(choice: HungChoice, thickness: number): number {
	const gap = Number(choice.configuration.partGap ?? 0) / 10;
	return Math.min(sideOf(choice), Math.max(0.1, (0.4 * gap) / thickness));
}

/** How much a pane mirrors. */
function sheen(glazing: string | undefined): number {
	return glazing === "entspiegelt" ? 0.12 : 0.85;
}

function face(
	box: Box,
	{
		edge,
		depth,
		unit,
		draw,
	}: {
		readonly edge: string | undefined;
		readonly depth: number;
		readonly unit: number;
		readonly draw: (box: Box) => string;
	},
): string {
	switch (edge) {
		case "bild": {
			const whole = wrapped({ width: box.width, height: box.height, depth }, { x: 0, y: 0 });
			return windowOn(box, draw(whole));
		}
		case "rand-weiss":
			return rect(box, PAPER) + draw(inset(box, Math.max(2, (WHITE_BORDER_MM / 10) * unit)));
		case "konturschnitt":
		case "kontur-oval":
		case "kontur-herz":
			return cutOut(box, edge, unit, draw(box));
		case "saum":
			return draw(box) + hem(box, unit);
		case "stoss":
		case "ueberlappung":
			return draw(box) + seams(box, unit, edge === "ueberlappung");
		default:
			return draw(box);
	}
}

/** Micrometres in a centimetre. */
const UM_PER_CM = 10_000;

/** Film that was cut along its contour: nothing of it is left outside. */
function cutOut(box: Box, edge: string, unit: number, drawn: string): string {
	const inMm = (length: number) => Math.round((length / unit) * 10);
	const contour = contourOf(edge, { width: inMm(box.width), height: inMm(box.height) });
	const id = `contour-${edge}-${[box.x, box.y, box.width, box.height].map(round).join("-")}`;
	const path = `<path d="${contour}" transform="translate(${round(box.x)} ${round(box.y)}) scale(${unit / UM_PER_CM})"/>`;
	return `<clipPath id="${id}">${path}</clipPath><g clip-path="url(#${id})" data-part="contour">${drawn}</g>`;
}

function sidesOfMaterial(
	material: string,
	edge: string | undefined,
	{ draw, ground }: { readonly draw: (box: Box) => string; readonly ground: string | undefined },
): Sides {
	if (material !== "leinwand") {
		const layers = boards[material];
		return layers ? { kind: "layered", layers } : { kind: "none" };
	}
	if (edge === "bild" || edge === "spiegel") return { kind: edge, draw };
	return { kind: "plain", color: edge === "farbe" ? colored(ground) : CANVAS };
}

/** A page may show another one before it is stored. */
function colored(ground: string | undefined): string {
	return ground === undefined ? groundColors[0].srgb : `var(--picture-edge,${ground})`;
}

/** Light that comes through film from behind. */
function glow(box: Box, unit: number): string {
	return rect(inset(box, -1.5 * unit), "#fff3cf", 'opacity=".9" filter="url(#scene-blur)"');
}

/** A photograph of ours that suits the picture, in a box of it. */
export function demoPhoto(
	box: Box,
	{ supplies, turn }: Pick<HungChoice, "supplies" | "turn">,
	picture: Pick<Box, "width" | "height"> = box,
): string {
	return supplies ? photo(supplies, photoFor(picture, turn), box) : "";
}

const lying: readonly [PhotoName, ...PhotoName[]] = ["rowboats", "leaves", "lake", "forest", "peaks"];

function photoFor({ width, height }: Pick<Box, "width" | "height">, turn: number | undefined): PhotoName {
	if (width > height * 1.15) return oneOf(lying, turn);
	return height > width * 1.15 ? "milky-way" : "fig";
}
