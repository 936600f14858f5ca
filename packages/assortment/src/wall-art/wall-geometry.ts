import { BLEED, type Format, oneSided, type Page, type Panel, type SheetSide } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type Box, box, type Insets, mm, type Size, type Um } from "@offizin/units";
import { WHITE_BORDER_MM } from "./material.ts";
import { stripsOf, wrapOf } from "./measures.ts";
import { type WallArt, wallArtOf } from "./wall-art.ts";

/** Faces and type keep this far from the front edge of a canvas (domain.md §4.1). */
const CANVAS_MARGIN = mm(10);
/** A banner stays free beside its hem and eyelets (domain.md §4.1). */
const HEM_MARGIN = mm(30);

/**
 * A picture for the wall: one page, the face that is seen from the front. What goes round a stretcher bar, into a light box
 * or under a rail is what its edges wrap; a wallpaper is printed in strips, each of which sees its part of the page.
 */
export function wallGeometry(configuration: Configuration): Format {
	const art = wallArtOf(configuration);
	const { material, variant, width, height } = art;
	const trim = { width: mm(width), height: mm(height) };
	const { good, warn, block: refuse } = material.ppi;
	const sheet = oneSided(trim, pageOf(art, trim));
	return {
		key: `wandbild-${material.key}-${width / 10}x${height / 10}`,
		form: "wandbild",
		source: material.source,
		...sheet,
		sides: sheet.sides.flatMap((side) => sidesOf(art, side)),
		stock: { key: material.key, grams: variant.weight },
		ppi: { good, warn, refuse },
	};
}

function pageOf(art: WallArt, trim: Size): Partial<Page> {
	const own = { refinable: false, cutMargin: marginOf(art) };
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
			const round = reachOf(art);
			if (isNothing(round)) return { ...own, picture: around(trim, all(BLEED)) };
			const { wrap, edges } = wrapped(art);
			return { ...own, wrap, edges, picture: around(trim, wrap) };
		}
	}
}

function marginOf({ material, edge }: WallArt): Um {
	if (edge === "saum") return HEM_MARGIN;
	return material.hanging === "canvas" ? CANVAS_MARGIN : mm(4);
}

/** What is printed beyond the face, without bleed. */
function reachOf(art: WallArt): { readonly x: Um; readonly y: Um } {
	const { width, height } = wrapOf(art);
	const { allowance } = art.material;
	return { x: mm(width + allowance), y: mm(height + allowance) };
}

function isNothing({ x, y }: { readonly x: Um; readonly y: Um }): boolean {
	return x === 0 && y === 0;
}

function wrapped(art: WallArt): { readonly wrap: Insets; readonly edges: Page["edges"] } {
	const { x, y } = reachOf(art);
	const [across, down] = [(x + BLEED) as Um, (y + BLEED) as Um];
	return { edges: onAllSides("wrap"), wrap: { top: down, right: across, bottom: down, left: across } };
}

function sidesOf(art: WallArt, side: SheetSide): readonly SheetSide[] {
	const { x, y } = reachOf(art);
	const [front] = side.panels;
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

/** The page around itself, as in mirrors along its edges; at the corners it is seen in two of them. */
function mirrors(face: Panel, { width, height }: Size): readonly Panel[] {
	const [left, right] = [(face.x - width) as Um, (face.x + width) as Um];
	const [above, below] = [(face.y - height) as Um, (face.y + height) as Um];
	return [
		{ ...face, x: left, mirrored: "x" },
		{ ...face, x: right, mirrored: "x" },
		{ ...face, y: above, mirrored: "y" },
		{ ...face, y: below, mirrored: "y" },
		...[left, right].flatMap((x) => [above, below].map((y): Panel => ({ ...face, x, y, turned: true }))),
	];
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
