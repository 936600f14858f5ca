import { invariant } from "@offizin/base";
import { foilMetal, type Refinement } from "@offizin/catalog";
import type { DesignDocument } from "../document/document.ts";
import type { Ink, Swatch } from "../document/ink.ts";
import type { Paint } from "./display-list.ts";

/**
 * What an ink becomes with the chosen refinement: metal, or its printed stand-in, with varnish when the refinement
 * is relief. `opacity` in percent is baked against paper white; metal and varnish have no tints.
 */
export function paintOf(
	document: Pick<DesignDocument, "swatches">,
	ink: Ink,
	refinement: Refinement,
	opacity = 100,
): Paint {
	const metal = ink.role === "foil" ? foilMetal(refinement) : undefined;
	if (metal) return { role: "foil", metal };
	const swatch = document.swatches[ink.swatch];
	invariant(swatch, `swatch ${ink.swatch} is missing from a parsed document`);
	const isVarnished = refinement === "relief" && ink.role !== "process";
	return { role: "process", ...thinned(swatch, opacity), ...(isVarnished ? { relief: true } : {}) };
}

/** A swatch at some opacity over white paper. */
function thinned({ cmyk, srgb }: Swatch, opacity: number): Pick<Swatch, "cmyk" | "srgb"> {
	if (opacity === 100) return { cmyk, srgb };
	const [c, m, y, k] = cmyk.map((ink) => Math.round(ink * opacity) / 100) as [number, number, number, number];
	const channels = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(srgb.slice(start, start + 2), 16);
		return Math.round(255 - ((255 - channel) * opacity) / 100)
			.toString(16)
			.padStart(2, "0");
	});
	return { cmyk: [c, m, y, k], srgb: `#${channels.join("")}` };
}
