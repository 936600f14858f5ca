import { type Configuration, parseImageFormat } from "@offizin/solver";
import { arrangements, type PicturePart, partsOf } from "./arrangement.ts";
import { type Frame, frame, matSizes } from "./frame.ts";
import { type EdgeKey, type Material, material, type Variant } from "./material.ts";

/** A chosen picture with the rows of the tables it is made of. Lengths in mm. */
export interface WallArt {
	readonly material: Material;
	readonly variant: Variant;
	readonly edge: EdgeKey;
	/** What is seen of the picture from the front, without frame and mat. */
	readonly width: number;
	readonly height: number;
	/** As they hang; one where the picture is whole. */
	readonly parts: readonly PicturePart[];
	readonly frame?: Frame;
	/** Visible mat at each side. */
	readonly mat: number;
}

/** Reads a checked configuration; throws for an unchecked one. */
export function wallArtOf(configuration: Configuration): WallArt {
	const unchecked = (key: string) =>
		new Error(`Unchecked configuration of a picture: ${key} ${configuration[key]}`);
	const stock = material(configuration.materialType ?? "");
	if (!stock) throw unchecked("materialType");
	const variant = stock.variants.find(({ key }) => key === configuration.variant);
	if (!variant) throw unchecked("variant");
	const edge = stock.edges.find((key) => key === configuration.edge);
	if (!edge) throw unchecked("edge");
	const format = parseImageFormat(configuration.format ?? "");
	if (!format.ok) throw unchecked("format");
	const mat = matSizes.find((mm) => String(mm) === configuration.matSize);
	if (mat === undefined) throw unchecked("matSize");
	const around = frame(configuration.frame ?? "");
	if (!around && configuration.frame !== "ohne") throw unchecked("frame");
	// Pictures of an earlier release say nothing of parts.
	const { parts = arrangements[0].key, partGap = "0" } = configuration;
	const arrangement = arrangements.find(({ key }) => key === parts);
	if (!arrangement) throw unchecked("parts");
	const face = { width: format.value.width * 10, height: format.value.height * 10 };
	return {
		material: stock,
		variant,
		edge,
		...face,
		parts: partsOf(arrangement, Number(partGap), face),
		...(around ? { frame: around } : {}),
		mat,
	};
}
