import {
	BLEED,
	type Format,
	oneSided,
	type Page,
	type Panel,
	rectanglePath,
	type SheetSide,
} from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type Box, box, type Insets, mm, type Size, type Um } from "@offizin/units";
import type { PicturePart } from "./arrangement.ts";
import { contourOf } from "./contour-cut.ts";
import { eyeletsOf } from "./eyelets.ts";
import { WHITE_BORDER_MM } from "./material.ts";
import { reachOf, stripsOf } from "./measures.ts";
import { type WallArt, wallArtOf } from "./wall-art.ts";

/** Faces and type keep this far from the front edge of a canvas (domain.md §4.1). */
const CANVAS_MARGIN = mm(10);
/** A banner stays free beside its hem and eyelets (domain.md §4.1). */
const HEM_MARGIN = mm(30);
/** Type keeps this far from a contour: a film is cut a little off where it is drawn. */
const CONTOUR_MARGIN = mm(4);

/**
 * A picture for the wall: one page, the face that is seen from the front. What goes round a stretcher bar, into a light box
 * or under a rail is what its edges wrap; a wallpaper is printed in strips, each of which sees its part of the page.
 */
export function wallGeometry(configuration: Configuration): Format {
	const art = wallArtOf(configuration);
	const { material, variant, width, height } = art;
	const trim = { width: mm(width), height: mm(height) };
	const { good, warn, block: refuse } = material.ppi;
	const cuts = cutsOf(art);
	const sheet = oneSided(trim, { ...pageOf(art, trim), ...cuts.page }, cuts.side);
	return {
		key: `wandbild-${material.key}-${width / 10}x${height / 10}${partKey(configuration)}`,
		form: "wandbild",
		source: material.source,
		...sheet,
		sides: sheet.sides.flatMap((side) => sidesOf(art, side)),
		stock: { key: material.key, grams: variant.weight },
		ppi: { good, warn, refuse },
	};
}

function partKey({ parts = "ohne", partGap }: Configuration): string {
	return parts === "ohne" ? "" : `-${parts}-${partGap}`;
}

function pageOf(art: WallArt, trim: Size): Partial<Page> {
	const own = { refinable: false, cutMargin: marginOf(art), ...outlineOf(art) };
	switch (art.edge) {
		case "rand-weiss":
			return { ...own, ground: "bare", picture: around(trim, all(mm(-WHITE_BORDER_MM))) };
		// The mirror gives what goes round: of the page itself nothing does.
		case "spiegel":
			return { ...own, edges: onAllSides("fold"), picture: around(trim, all(mm(0))) };
		case "farbe":
			return { ...own, ...wrapped(art), ground: "shown", picture: around(trim, all(mm(0))) };
		case "weiss":
			return { ...own, ...wrapped(art), ground: "bare", picture: around(trim, all(mm(0))) };
		default: {
			const round = lengthsOf(art);
			if (isNothing(round)) return { ...own, picture: around(trim, all(BLEED)) };
			const { wrap, edges } = wrapped(art);
			return { ...own, wrap, edges, picture: around(trim, wrap) };
		}
	}
}

/** What goes through the picture: the contour of a film, which leaves its carrier whole, and the eyelets of a banner. */
function cutsOf(art: WallArt): { readonly page: Partial<Page>; readonly side: Partial<SheetSide> } {
	if (art.edge === "kontur-bild")
		return { page: { traced: true, dieMargin: CONTOUR_MARGIN }, side: { kissCut: true } };
	const die = contourOf(art.edge, art);
	if (die !== undefined) return { page: { die, dieMargin: CONTOUR_MARGIN }, side: { die, kissCut: true } };
	if (art.edge !== "saum") return { page: {}, side: {} };
	const holes = eyeletsOf(art).map(({ x, y, diameter }) => ({ x: mm(x), y: mm(y), diameter: mm(diameter) }));
	return { page: { holes }, side: { holes } };
}

/** Of a picture in parts the parts: what lies between them hangs nowhere. */
function outlineOf(art: WallArt): Partial<Page> {
	if (art.parts.length === 1) return {};
	return {
		die: art.parts.map((part) => rectanglePath(boxOf(part))).join(""),
		dieMargin: marginOf(art),
	};
}

function marginOf({ material, edge }: WallArt): Um {
	if (edge === "saum") return HEM_MARGIN;
	return material.hanging === "canvas" ? CANVAS_MARGIN : mm(4);
}

/** What is printed beyond the face, without bleed. */
function lengthsOf(art: WallArt): { readonly x: Um; readonly y: Um } {
	const { width, height } = reachOf(art);
	return { x: mm(width), y: mm(height) };
}

function isNothing({ x, y }: { readonly x: Um; readonly y: Um }): boolean {
	return x === 0 && y === 0;
}

function wrapped(art: WallArt): { readonly wrap: Insets; readonly edges: Page["edges"] } {
	const { x, y } = lengthsOf(art);
	const [across, down] = [(x + BLEED) as Um, (y + BLEED) as Um];
	return { edges: onAllSides("wrap"), wrap: { top: down, right: across, bottom: down, left: across } };
}

function sidesOf(art: WallArt, side: SheetSide): readonly SheetSide[] {
	const { x, y } = lengthsOf(art);
	const [front] = side.panels;
	if (front && art.parts.length > 1)
		return art.parts.map((part, index) => partSide({ side, front, art }, part, index));
	if (!front || isNothing({ x, y })) return [side];
	const size = { width: (side.size.width + 2 * x) as Um, height: (side.size.height + 2 * y) as Um };
	if (art.material.hanging === "paste") {
		return stripsOf(art).map(({ at, width }, index) => ({
			...side,
			key: `strip-${index + 1}`,
			size: { width: mm(width), height: size.height },
			panels: [{ ...front, x: (x - mm(at)) as Um, y }],
		}));
	}
	const face = { ...front, x, y };
	const panels = art.edge === "spiegel" ? [face, ...mirrors(face, side.size)] : [face];
	return [{ ...side, size, panels }];
}

/** A part of the picture as a side of its own: what goes round it lies in the gap beside it, or is its own in the mirror. */
function partSide(
	{ side, front, art }: { readonly side: SheetSide; readonly front: Panel; readonly art: WallArt },
	part: PicturePart,
	index: number,
): SheetSide {
	const { x, y } = lengthsOf(art);
	const seen = boxOf(part);
	const face = { ...front, x: (x - seen.x) as Um, y: (y - seen.y) as Um };
	return {
		...side,
		key: `part-${index + 1}`,
		size: { width: (seen.width + 2 * x) as Um, height: (seen.height + 2 * y) as Um },
		panels: panelsOfPart(art, { face, seen, size: side.size }),
	};
}

function panelsOfPart(
	{ edge }: WallArt,
	{ face, seen, size }: { readonly face: Panel; readonly seen: Box; readonly size: Size },
): readonly Panel[] {
	switch (edge) {
		case "farbe":
		case "weiss":
			return [{ ...face, part: seen }];
		case "spiegel": {
			// In the mirror the page lies so that each edge of the part meets itself.
			const mirror = (at: number, from: number, length: number, whole: number) =>
				[at + 2 * from - whole, at + 2 * (from + length) - whole] as const;
			const [left, right] = mirror(face.x, seen.x, seen.width, size.width);
			const [above, below] = mirror(face.y, seen.y, seen.height, size.height);
			const own = { ...face, part: seen };
			return [
				own,
				...mirrorsAt(own, { across: [left as Um, right as Um], down: [above as Um, below as Um] }),
			];
		}
		default:
			return [face];
	}
}

/** The page around itself, as in mirrors along its edges; at the corners it is seen in two of them. */
function mirrors(face: Panel, { width, height }: Size): readonly Panel[] {
	return mirrorsAt(face, {
		across: [(face.x - width) as Um, (face.x + width) as Um],
		down: [(face.y - height) as Um, (face.y + height) as Um],
	});
}

interface MirrorPlaces {
	readonly across: readonly [left: Um, right: Um];
	readonly down: readonly [above: Um, below: Um];
}

function mirrorsAt(face: Panel, { across, down }: MirrorPlaces): readonly Panel[] {
	return [
		...across.map((x): Panel => ({ ...face, x, mirrored: "x" })),
		...down.map((y): Panel => ({ ...face, y, mirrored: "y" })),
		...across.flatMap((x) => down.map((y): Panel => ({ ...face, x, y, turned: true }))),
	];
}

function boxOf({ x, y, width, height }: PicturePart): Box {
	return box(mm(x), mm(y), mm(width), mm(height));
}

function around({ width, height }: Size, by: Insets): Box {
	return box(-by.left, -by.top, width + by.left + by.right, height + by.top + by.bottom);
}

function all(length: Um): Insets {
	return { top: length, right: length, bottom: length, left: length };
}

function onAllSides(edge: "wrap" | "fold"): Page["edges"] {
	return { top: edge, right: edge, bottom: edge, left: edge };
}
