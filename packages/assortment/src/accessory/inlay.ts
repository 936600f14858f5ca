import { size } from "@offizin/formats";
import { type Size, type Um, um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { millimetresDe } from "./envelope.ts";

/** Sizes of domain.md §1.4 by their part of the SKU: portrait, landscape and square (spec 3.7-10). */
export const inlaySizes: readonly { readonly key: string; readonly nameDe: string; readonly size: Size }[] = [
	{ key: "100x143", nameDe: "Hochformat", size: size(100, 143) },
	{ key: "115x165", nameDe: "Hochformat", size: size(115, 165) },
	{ key: "143x100", nameDe: "Querformat", size: size(143, 100) },
	{ key: "165x115", nameDe: "Querformat", size: size(165, 115) },
	{ key: "205x95", nameDe: "Querformat", size: size(205, 95) },
	{ key: "140x140", nameDe: "Quadrat", size: size(140, 140) },
];

interface InlayPaper {
	readonly key: string;
	readonly nameDe: string;
	readonly swatch: string;
	/** g/m². */
	readonly grammage: number;
	readonly caliper: Um;
}

/** Papers of domain.md §1.4. */
const inlayPapers: readonly InlayPaper[] = [
	{ key: "weiss", nameDe: "Weiß", swatch: "#ffffff", grammage: 120, caliper: um(150) },
	{ key: "creme", nameDe: "Creme", swatch: "#f7f0e0", grammage: 120, caliper: um(150) },
	{ key: "vellum", nameDe: "Transparentpapier", swatch: "#f1f1ec", grammage: 100, caliper: um(90) },
	{ key: "kraft", nameDe: "Kraftpapier", swatch: "#c9a77c", grammage: 120, caliper: um(170) },
	{ key: "gemustert", nameDe: "gemustert", swatch: "#e6dccb", grammage: 120, caliper: um(150) },
];

export const inlays: readonly Accessory[] = inlaySizes.flatMap(({ key, nameDe, size: { width, height } }) =>
	inlayPapers.map((stock) =>
		buildAccessory(
			{ kind: "inlay", size: key, paper: stock.key },
			{
				nameDe: `Einlage ${stock.nameDe}`,
				noteDe: `${nameDe}, ${millimetresDe({ width, height })}, ${stock.grammage}\u00a0g/m²`,
				size: { width, height },
				grammage: stock.grammage,
				swatch: stock.swatch,
				weight: Math.ceil((width * height * stock.grammage) / 1e12),
				thickness: stock.caliper,
				source: "market",
			},
		),
	),
);
