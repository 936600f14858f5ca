import { type ChannelKey, channelKeys } from "@offizin/sites";
import { type Configuration, type Constraint, parseImageFormat, type Range } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { wallCutList } from "../wall-art/cut-list.ts";
import { edgesOf } from "../wall-art/format-limits.ts";
import { materials } from "../wall-art/material.ts";
import { wallArtSizes } from "../wall-art/sizes.ts";
import { cellGaps, cellOf, USUAL_CELL_GAP } from "./cells.ts";
import { collageAsWallArt, collageGeometry, gapOf } from "./collage-geometry.ts";
import { layoutConstraints } from "./layout-constraints.ts";
import { collageLayout, collageLayouts } from "./layouts.ts";

/** Pixels that a photo needs for each centimetre of its edge, about 150 ppi (domain.md §5). */
const PIXELS_PER_CM = 60;

function facts(configuration: Configuration): readonly Fact[] {
	const { formatType, designId } = configuration;
	const format = parseImageFormat(formatType ?? "");
	if (!format.ok) throw new Error(`Unchecked configuration: collage size ${formatType}`);
	const layout = collageLayout(designId);
	const { width, height } = cellOf(
		layout,
		{ width: format.value.width * 10, height: format.value.height * 10 },
		gapOf(configuration),
	);
	const pixels = (millimetres: number) => Math.ceil((millimetres / 10) * PIXELS_PER_CM);
	return [
		{ code: "collage.photos", values: { photos: layout.photos } },
		{ code: "collage.photoSize", values: { size: { size: { width, height } } } },
		{
			code: "collage.photoPixels",
			values: { pixels: { pixels: { width: pixels(width), height: pixels(height) } } },
		},
	];
}

/** Each material is made in the sizes that it has as wall art (domain.md §4.1). */
const materialConstraints = materials.map(
	({ key, limits: { short, long }, source }): Constraint => ({
		code: `collage.${key}-size`,
		source,
		when: { productType: [key] },
		then: { option: "formatType", values: { short, long } },
		reason: {
			code: "collage.size",
			values: { material: { option: "productType", values: [key] }, ...edgesOf({ short, long }) },
		},
	}),
);

function widest(ranges: readonly Range[]): Range {
	return {
		min: Math.min(...ranges.map(({ min }) => min)),
		max: Math.max(...ranges.map(({ max }) => max)),
	};
}

/** The size it opens with, turned: what stands upright fills it. */
const UPRIGHT = "40x60";

function isUpright(designId: string): boolean {
	const { fields, rows, columns } = collageLayout(designId);
	return fields !== undefined && rows > columns;
}

/** "Default collage id is 1 or 13" (spec 3.7-3): the heart for the brand of weddings, the grid for the one of walls. */
export const collageDefaultsByChannel: Readonly<Record<ChannelKey, Configuration>> = {
	papiervogel: { designId: "13" },
	bildwand: { designId: "1" },
};

/** Many photos as one picture on any material for the wall (spec 3.7-3, domain.md §5). */
export const collageProduct: Product = {
	key: "collage",
	options: [
		{
			key: "productType",
			domain: { kind: "list", choices: materials },
			default: "poster",
		},
		{
			key: "formatType",
			domain: {
				kind: "size",
				offered: wallArtSizes,
				short: widest(materials.map(({ limits }) => limits.short)),
				long: widest(materials.map(({ limits }) => limits.long)),
			},
			default: "60x40",
		},
		{
			key: "designId",
			domain: {
				kind: "list",
				choices: collageLayouts.map(({ id, source }) => ({ key: id, source })),
			},
			default: "1",
		},
		{
			key: "photoGap",
			domain: { kind: "whole", ...cellGaps },
			default: String(USUAL_CELL_GAP),
		},
	],
	constraints: [...materialConstraints, ...layoutConstraints],
	follows: { along: {}, givesWay: {} },
	roles: { productType: "material" },
	channels: channelKeys,
	quantities: { offered: [1, 2, 3, 4, 5, 10, 20, 50, 100], default: 1, max: 100 },
	configurator: "/configurator-collage",
	geometry: collageGeometry,
	cutList: (configuration) => wallCutList(collageAsWallArt(configuration)),
	workspace: { panels: ["photo", "texts", "elements", "check"], isBoughtOnPage: true },
	overview: ["designId"],
	opensWith: ({ channel, pinned }) => ({
		...collageDefaultsByChannel[channel],
		...(pinned?.designId && isUpright(pinned.designId) ? { formatType: UPRIGHT } : {}),
	}),
	facts,
};
