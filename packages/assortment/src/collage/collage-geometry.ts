import { type Format, type Page, pageOf } from "@offizin/formats";
import { type Configuration, parseImageFormat } from "@offizin/solver";
import { type Box, box, boxAround, mm } from "@offizin/units";
import { material } from "../wall-art/material.ts";
import { wallGeometry } from "../wall-art/wall-geometry.ts";
import { type Field, fieldsOf, USUAL_CELL_GAP } from "./cells.ts";
import { collageLayout } from "./layouts.ts";

/** The picture for the wall that a collage is made as: what is not asked of collages is as the material has it first. */
export function collageAsWallArt({ productType = "", formatType = "" }: Configuration): Configuration {
	const stock = material(productType);
	const [variant] = stock?.variants ?? [];
	const [edge] = stock?.edges ?? [];
	if (!variant || !edge) throw new Error(`Unchecked configuration: collage on ${productType}`);
	return {
		...{ materialType: productType, format: formatType, variant: variant.key, edge },
		...{ frame: "ohne", frameType: "ohne", matSize: "0", matType: "mat-none", glazing: "ohne" },
	};
}

/** A picture for the wall with a place for each photo of its layout. What goes round an edge is the ground they lie on. */
export function collageGeometry(configuration: Configuration): Format {
	const format = wallGeometry(collageAsWallArt(configuration));
	const { designId = "" } = configuration;
	const gap = gapOf(configuration);
	return {
		...format,
		key: `collage-${format.key}-${designId}${gap === USUAL_CELL_GAP ? "" : `-${gap}`}`,
		pages: format.pages.map((page) =>
			page === pageOf(format, "front") ? laidOut(page, configuration) : page,
		),
	};
}

/** Between its photos, in mm; collages of an earlier release say nothing of it. */
export function gapOf({ photoGap }: Configuration): number {
	return photoGap === undefined ? USUAL_CELL_GAP : Number(photoGap);
}

function laidOut({ picture: _, ground: __, ...page }: Page, configuration: Configuration): Page {
	const { designId, formatType = "" } = configuration;
	const size = parseImageFormat(formatType);
	if (!size.ok) throw new Error(`Unchecked configuration: collage size ${formatType}`);
	const { width, height } = size.value;
	const { photos, words } = fieldsOf(
		collageLayout(designId),
		{ width: 10 * width, height: 10 * height },
		gapOf(configuration),
	);
	const left = boxAround(words.map(boxOf));
	return { ...page, places: photos.map(boxOf), ...(left && { words: left }) };
}

/** Both ends are rounded, and not the length: photos without a gap touch, and never lie on each other. */
function boxOf({ x, y, width, height }: Field): Box {
	const [left, top] = [mm(x), mm(y)];
	return box(left, top, mm(x + width) - left, mm(y + height) - top);
}
