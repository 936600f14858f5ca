/** A colour as stationers sell it. */
export interface AccessoryColour {
	/** "#rrggbb". */
	readonly swatch: string;
}

/** Colours of accessories by their part of the SKU; names and swatches are ours. */
export const accessoryColours = {
	blauweiss: { swatch: "#5b7ea6" },
	bordeaux: { swatch: "#6d1f2f" },
	braun: { swatch: "#6b4a32" },
	bronze: { swatch: "#8c6a3f" },
	creme: { swatch: "#f3ead6" },
	eukalyptus: { swatch: "#7f9a8c" },
	gold: { swatch: "#b8954a" },
	goldweiss: { swatch: "#d9c48e" },
	grau: { swatch: "#b3b5b6" },
	gruenweiss: { swatch: "#7d9b78" },
	kraft: { swatch: "#c9a77c" },
	kupfer: { swatch: "#b06b43" },
	nachtblau: { swatch: "#1f2d47" },
	natur: { swatch: "#c7b69a" },
	rose: { swatch: "#dcb4ad" },
	rosegold: { swatch: "#c98d78" },
	rotweiss: { swatch: "#b5545a" },
	salbei: { swatch: "#a9b49a" },
	schwarz: { swatch: "#1d1d1b" },
	silber: { swatch: "#bfc2c4" },
	terracotta: { swatch: "#b0573a" },
	weiss: { swatch: "#ffffff" },
} as const satisfies Record<string, AccessoryColour>;

export type AccessoryColourKey = keyof typeof accessoryColours;
