/** A flat colour below the photos of a picture, and round its bar. */
export interface GroundColor {
	/** Its key among the colours of a design. */
	readonly swatch: string;
	/** What it is called by those who know the language. */
	readonly name: string;
	readonly srgb: string;
	/** Percent of each ink, as canvas is printed. */
	readonly cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/**
 * Those that are offered for every picture for the wall; the first one is what a coloured edge is printed in until another is
 * chosen. Black and white are those that words are set in.
 */
export const groundColors: readonly [GroundColor, ...GroundColor[]] = [
	{ swatch: "ink", name: "black", srgb: "#1c1b1a", cmyk: [0, 0, 0, 100] },
	{ swatch: "paper", name: "white", srgb: "#ffffff", cmyk: [0, 0, 0, 0] },
	{ swatch: "stone", name: "stone", srgb: "#8c8b86", cmyk: [45, 35, 39, 16] },
	{ swatch: "sand", name: "sand", srgb: "#d6c8b0", cmyk: [18, 20, 33, 2] },
	{ swatch: "terracotta", name: "terracotta", srgb: "#b4623f", cmyk: [21, 65, 75, 16] },
	{ swatch: "fir", name: "fir", srgb: "#2f4a3d", cmyk: [74, 42, 64, 54] },
	{ swatch: "night", name: "midnight-blue", srgb: "#23395a", cmyk: [88, 69, 32, 40] },
	{ swatch: "wine", name: "burgundy", srgb: "#6a2431", cmyk: [40, 87, 58, 49] },
];
