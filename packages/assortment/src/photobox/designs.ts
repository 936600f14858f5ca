import type { Choice } from "@offizin/solver";

/**
 * The 17 lids of spec 3.7-4. Of the 18 numbers dt41 to dt58 one is missing there without being named; we leave out
 * dt49. The names are ours.
 */
export const boxDesigns: readonly Choice[] = [
	{ key: "dt41", nameDe: "Kraftkarton", swatch: "#c1a07a", source: "spec" },
	{ key: "dt42", nameDe: "Leinen", swatch: "#e4dccb", source: "spec" },
	{ key: "dt43", nameDe: "Schiefer", swatch: "#4a4f55", source: "spec" },
	{ key: "dt44", nameDe: "Nachtblau", swatch: "#1f2d47", source: "spec" },
	{ key: "dt45", nameDe: "Salbei", swatch: "#a3b09a", source: "spec" },
	{ key: "dt46", nameDe: "Eukalyptus", swatch: "#8aa399", source: "spec" },
	{ key: "dt47", nameDe: "Altrosa", swatch: "#cfa3a0", source: "spec" },
	{ key: "dt48", nameDe: "Terrazzo", swatch: "#e9e2da", source: "spec" },
	{ key: "dt50", nameDe: "Weltkarte", swatch: "#bccad0", source: "spec" },
	{ key: "dt51", nameDe: "Goldpunkte", swatch: "#f3ead6", source: "spec" },
	{ key: "dt52", nameDe: "Wildblumen", swatch: "#eed9cd", source: "spec" },
	{ key: "dt53", nameDe: "Meeresrauschen", swatch: "#9fbccb", source: "spec" },
	{ key: "dt54", nameDe: "Sternenhimmel", swatch: "#2b2f4c", source: "spec" },
	{ key: "dt55", nameDe: "Streifen", swatch: "#d7dde0", source: "spec" },
	{ key: "dt56", nameDe: "Tannengrün", swatch: "#31493c", source: "spec" },
	{ key: "dt57", nameDe: "Marmor", swatch: "#ededeb", source: "spec" },
	{ key: "dt58", nameDe: "Reinweiß", swatch: "#ffffff", source: "spec" },
];
