import { type ColorFacet, colorFacets } from "./facets.ts";

/** One colour, or two of them as a pair without an order. */
export type ColorValue = readonly [ColorFacet] | readonly [ColorFacet, ColorFacet];

function isColorFacet(key: string): key is ColorFacet {
	return Object.hasOwn(colorFacets, key);
}

const order = Object.keys(colorFacets);

/**
 * Reads a colour or a two-colour combination (spec 3.7-5): "gold", "gold-white". A pair means the same both ways
 * round and is answered in the order of the facets. Undefined for anything else, also for a colour beside itself.
 */
export function parseColor(value: string): ColorValue | undefined {
	if (isColorFacet(value)) return [value];
	for (let at = value.indexOf("-"); at !== -1; at = value.indexOf("-", at + 1)) {
		const first = value.slice(0, at);
		const second = value.slice(at + 1);
		if (first === second || !isColorFacet(first) || !isColorFacet(second)) continue;
		return order.indexOf(first) < order.indexOf(second) ? [first, second] : [second, first];
	}
	return undefined;
}
