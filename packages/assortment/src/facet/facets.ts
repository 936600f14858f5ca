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

/** The colour facets of spec 3.7-5 with the chip shown for each, and terracotta, which is ours. */
export const colorFacets = {
	beige: "#d9c7a8",
	blue: "#3c5a86",
	copper: "#b06b43",
	cream: "#f3ead6",
	fuchsia: "#b83280",
	yellow: "#e3b93c",
	gold: "#b8954a",
	grey: "#8b8d8c",
	green: "#5f7a5c",
	"light-blue": "#a9c0cf",
	"light-green": "#a9bb9c",
	purple: "#6d5185",
	natural: "#c7b69a",
	navy: "#1f2d47",
	"neon-red": "#ff3b3f",
	peach: "#eab898",
	pink: "#dca3a6",
	rose: "#d9b3aa",
	red: "#9c2f2f",
	black: "#1d1d1b",
	silver: "#b9bcbf",
	turquoise: "#4fa5a3",
	white: "#ffffff",
	terracotta: "#b0573a",
} as const;
export type ColorFacet = keyof typeof colorFacets;

/** Page sizes of lists, spec 9.1-7. */
export const pageSizes = [12, 48] as const;

/** Sort keys of spec 2.3-4; those of photo books are `photobookSortKeys`. */
export const sortKeys = ["sort", "popularity", "created"] as const;
export type SortKey = (typeof sortKeys)[number];
