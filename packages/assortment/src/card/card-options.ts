import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import type { Choice, Option } from "@offizin/solver";
import { toMm } from "@offizin/units";
import { accessories } from "../accessory/accessories.ts";
import type { Accessory } from "../accessory/accessory.ts";
import { sizeDe } from "../measures-de.ts";
import { namesDe } from "../names-de.ts";
import { productName } from "../product-name.ts";
import { formatNamesDe } from "./format-names-de.ts";
import { tags } from "./tag.ts";

const NBSP = "\u00a0";

/** An option of which every card may have one accessory; all of them travel in `sku`. */
interface AccessoryOption {
	readonly key: "envelope" | "inlay" | "ribbon" | "seal" | "screw" | "standFoot";
	readonly nameDe: string;
	readonly noneDe: string;
	/** How the SKUs of its values begin. */
	readonly prefix: string;
}

/** In the canonical order of SKUs. */
export const accessoryOptions: readonly AccessoryOption[] = [
	{ key: "envelope", nameDe: "Umschlag", noneDe: "ohne Umschlag", prefix: "envelope-" },
	{ key: "inlay", nameDe: "Einlage", noneDe: "ohne Einlage", prefix: "inlay-" },
	{ key: "ribbon", nameDe: "Band", noneDe: "ohne Band", prefix: "ribbon-" },
	{ key: "seal", nameDe: "Siegel", noneDe: "ohne Siegel", prefix: "seal-" },
	{ key: "screw", nameDe: "Buchschraube", noneDe: "ohne Buchschraube", prefix: "screw-" },
	{ key: "standFoot", nameDe: "Standfuß", noneDe: "ohne Standfuß", prefix: "standard-standfuss-" },
];

/** The accessories that an option offers. */
export function accessoriesOf({ prefix }: AccessoryOption): readonly Accessory[] {
	return accessories.filter(({ sku }) => sku.startsWith(prefix));
}

function accessoryChoices(option: AccessoryOption): readonly Choice[] {
	return [
		{ key: "ohne", nameDe: option.noneDe, source: "spec" },
		...accessoriesOf(option).map(({ sku, nameDe, noteDe, swatch, source }) => ({
			key: sku,
			nameDe,
			...(noteDe === undefined ? {} : { noteDe }),
			swatch,
			source,
		})),
	];
}

function list(key: string, nameDe: string, standard: string, choices: readonly Choice[]): Option {
	return { key, nameDe, domain: { kind: "list", choices }, default: standard };
}

/** Everything that is chosen about a card, in the parameters of spec 3.8. */
export const cardProductOptions: readonly Option[] = [
	list(
		"formatType",
		"Format",
		"klappkarte-a6",
		cardFormats.map(({ key, trim, source }) => ({
			key,
			nameDe: formatNamesDe[key] ?? key,
			noteDe: sizeDe({ width: toMm(trim.width), height: toMm(trim.height) }),
			source,
		})),
	),
	list(
		"paperType",
		"Papier",
		"matt",
		papers.map(({ key, weight, tint }) => ({
			key,
			nameDe: productName("paper", key, "de-DE"),
			noteDe: `${weight}${NBSP}g/m²`,
			swatch: tint,
			source: "market",
		})),
	),
	list(
		"refinementType",
		"Veredelung",
		"ohne",
		refinements.map((key) => ({ key, nameDe: namesDe.refinement[key], source: "spec" })),
	),
	list(
		"punching",
		"Stanzung",
		"ohne",
		punchings.map((key) => ({ key, nameDe: namesDe.punching[key], source: "spec" })),
	),
	list(
		"tag",
		"Anhängerform",
		"ohne",
		tags.map(({ key, nameDe }) => ({ key, nameDe, source: "spec" })),
	),
	...accessoryOptions.map((option) => ({
		...list(option.key, option.nameDe, "ohne", accessoryChoices(option)),
		parameter: "sku",
	})),
];
