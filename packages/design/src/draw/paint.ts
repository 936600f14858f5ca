import { invariant } from "@offizin/base";
import { foilMetal } from "@offizin/formats";
import type { DesignDocument } from "../document/document.ts";
import type { Ink } from "../document/ink.ts";
import type { Paint } from "./display-list.ts";
import type { DrawContext } from "./draw-context.ts";
import { shownInk, thinnedInk } from "./ink-colors.ts";

/**
 * What an ink becomes with the chosen refinement: metal, or its printed stand-in, with varnish when the refinement
 * is relief. `opacity` in percent is baked against paper white; metal and varnish have no tints. The one place that
 * decides what an ink looks like: the paper it lies on is added by `onPaper`.
 */
export function paintOf(
	document: Pick<DesignDocument, "swatches">,
	ink: Ink,
	{ refinement, colors }: Pick<DrawContext, "refinement" | "colors">,
	opacity = 100,
): Paint {
	const metal = ink.role === "foil" ? foilMetal(refinement) : undefined;
	if (metal) return { role: "foil", metal };
	const swatch = document.swatches[ink.swatch];
	invariant(swatch, `swatch ${ink.swatch} is missing from a parsed document`);
	const isVarnished = refinement === "relief" && ink.role !== "process";
	return {
		role: "process",
		cmyk: thinnedInk(swatch.cmyk, opacity),
		srgb: shownInk(swatch, opacity, colors),
		...(isVarnished ? { relief: true } : {}),
	};
}
