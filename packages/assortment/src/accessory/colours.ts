/** A colour as stationers sell it. */
export interface AccessoryColour {
	readonly nameDe: string;
	/** "#rrggbb". */
	readonly swatch: string;
}

/** Colours of accessories by their part of the SKU; names and swatches are ours. */
export const accessoryColours = {
	blauweiss: { nameDe: "Blau-Weiß", swatch: "#5b7ea6" },
	bordeaux: { nameDe: "Bordeaux", swatch: "#6d1f2f" },
	braun: { nameDe: "Braun", swatch: "#6b4a32" },
	bronze: { nameDe: "Bronze", swatch: "#8c6a3f" },
	creme: { nameDe: "Creme", swatch: "#f3ead6" },
	eukalyptus: { nameDe: "Eukalyptus", swatch: "#7f9a8c" },
	gold: { nameDe: "Gold", swatch: "#b8954a" },
	goldweiss: { nameDe: "Gold-Weiß", swatch: "#d9c48e" },
	grau: { nameDe: "Silbergrau", swatch: "#b3b5b6" },
	gruenweiss: { nameDe: "Grün-Weiß", swatch: "#7d9b78" },
	kraft: { nameDe: "Kraft", swatch: "#c9a77c" },
	kupfer: { nameDe: "Kupfer", swatch: "#b06b43" },
	nachtblau: { nameDe: "Nachtblau", swatch: "#1f2d47" },
	natur: { nameDe: "Natur", swatch: "#c7b69a" },
	rose: { nameDe: "Rosé", swatch: "#dcb4ad" },
	rosegold: { nameDe: "Roségold", swatch: "#c98d78" },
	rotweiss: { nameDe: "Rot-Weiß", swatch: "#b5545a" },
	salbei: { nameDe: "Salbei", swatch: "#a9b49a" },
	schwarz: { nameDe: "Schwarz", swatch: "#1d1d1b" },
	silber: { nameDe: "Silber", swatch: "#bfc2c4" },
	terracotta: { nameDe: "Terracotta", swatch: "#b0573a" },
	weiss: { nameDe: "Weiß", swatch: "#ffffff" },
} as const satisfies Record<string, AccessoryColour>;

export type AccessoryColourKey = keyof typeof accessoryColours;
