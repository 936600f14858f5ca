import type { Choice } from "@offizin/solver";

/**
 * The 17 lids of spec 3.7-4. Of the 18 numbers dt41 to dt58 one is missing there without being named; we leave out
 * dt49. The names are ours.
 */
export const boxDesigns: readonly Choice[] = [
	{ key: "dt41", swatch: "#c1a07a", source: "spec" },
	{ key: "dt42", swatch: "#e4dccb", source: "spec" },
	{ key: "dt43", swatch: "#4a4f55", source: "spec" },
	{ key: "dt44", swatch: "#1f2d47", source: "spec" },
	{ key: "dt45", swatch: "#a3b09a", source: "spec" },
	{ key: "dt46", swatch: "#8aa399", source: "spec" },
	{ key: "dt47", swatch: "#cfa3a0", source: "spec" },
	{ key: "dt48", swatch: "#e9e2da", source: "spec" },
	{ key: "dt50", swatch: "#bccad0", source: "spec" },
	{ key: "dt51", swatch: "#f3ead6", source: "spec" },
	{ key: "dt52", swatch: "#eed9cd", source: "spec" },
	{ key: "dt53", swatch: "#9fbccb", source: "spec" },
	{ key: "dt54", swatch: "#2b2f4c", source: "spec" },
	{ key: "dt55", swatch: "#d7dde0", source: "spec" },
	{ key: "dt56", swatch: "#31493c", source: "spec" },
	{ key: "dt57", swatch: "#ededeb", source: "spec" },
	{ key: "dt58", swatch: "#ffffff", source: "spec" },
];
