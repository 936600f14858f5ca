import type { FoilMetal } from "@offizin/catalog";
import type { Box } from "@offizin/units";

/**
 * Sheen of hot foil on screen: bands of light and dark metal across the page, since metal shows what it mirrors.
 * Decoration only; on press foil is one full-tint plate.
 */
const bands: Readonly<Record<FoilMetal, readonly string[]>> = {
	gold: ["#8a6420", "#d9b75f", "#f7e8b0", "#c79a3c", "#9a7128", "#e6cb7d", "#fbf3cf", "#b98c36"],
	rosegold: ["#8f5644", "#d69f8a", "#f6ddd0", "#c58670", "#9a5f4b", "#e4b6a3", "#fbeae2", "#b4735d"],
	silber: ["#6f757a", "#b9c0c5", "#f2f4f5", "#9aa1a6", "#7b8186", "#d0d5d9", "#fafbfb", "#8d9499"],
};

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
