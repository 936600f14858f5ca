/** Product types of spec 3.3. */
export const productTypes = [
	"calendar",
	"card",
	"collage",
	"merch",
	"photoframe",
	"photoprint",
	"photobook",
	"photobox",
] as const;
export type ProductType = (typeof productTypes)[number];

/** Colour facets of spec 3.7-5, with the chip shown for each. */
export const colorFacets = {
	beige: "#d9c7a8",
	blue: "#3c5a86",
	copper: "#b06b43",
	cream: "#f3ead6",
	gold: "#b8954a",
	green: "#5f7a5c",
	grey: "#8b8d8c",
	"light-blue": "#a9c0cf",
	"light-green": "#a9bb9c",
	natural: "#c7b69a",
	navy: "#1f2d47",
	peach: "#eab898",
	pink: "#dca3a6",
	red: "#9c2f2f",
	rose: "#d9b3aa",
	black: "#1d1d1b",
	white: "#ffffff",
	terracotta: "#b0573a",
} as const;
export type ColorFacet = keyof typeof colorFacets;

/** Page sizes of lists, spec 9.1-7. */
export const pageSizes = [12, 48] as const;

/** Sort keys of spec 2.3-4. */
export const sortKeys = ["sort", "popularity", "created"] as const;
export type SortKey = (typeof sortKeys)[number];
