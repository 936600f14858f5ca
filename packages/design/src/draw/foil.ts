import type { FoilMetal } from "@offizin/formats";
import type { Box } from "@offizin/units";

/**
 * Sheen of hot foil on screen: bands of light and dark metal across the page, since metal shows what it mirrors.
 * Decoration only; on press foil is one full-tint plate.
 */
const bands: Readonly<Record<FoilMetal, readonly string[]>> = {
	gold: ["#86601d", "#c39a40", "#ead08a", "#b8892f", "#8d6623", "#cfa94f", "#efd993", "#a87c2c"],
	rosegold: ["#96604c", "#cf9580", "#efcbb9", "#c1816a", "#a0654f", "#dba892", "#f2d3c3", "#b57560"],
	silber: ["#6c7277", "#a9b0b5", "#dfe3e5", "#949ba0", "#757b80", "#bcc2c6", "#e6e9eb", "#878e93"],
};

/** Opacity of the light that varnish catches over what lies under it. Decoration only, as the sheen of foil is. */
export const RELIEF_GLOSS = 0.16;

export function foilGradientId(metal: FoilMetal, idPrefix: string): string {
	return `${idPrefix}-foil-${metal}`;
}

/** A diagonal gradient over the whole view. The editor moves it with `gradientTransform` as the page is tilted. */
export function foilGradient(metal: FoilMetal, idPrefix: string, view: Box): string {
	const colors = bands[metal];
	const stops = colors
		.map((stop, index) => `<stop offset="${(index / (colors.length - 1)).toFixed(3)}" stop-color="${stop}"/>`)
		.join("");
	const { x, y, width, height } = view;
	return `<linearGradient id="${foilGradientId(metal, idPrefix)}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${x + width}" y2="${y + height}" spreadMethod="reflect">${stops}</linearGradient>`;
}
