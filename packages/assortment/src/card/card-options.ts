import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import type { Choice, Option } from "@offizin/solver";
import { accessories } from "../accessory/accessories.ts";
import type { Accessory } from "../accessory/accessory.ts";
import { tags } from "./tag.ts";

/** An option of which every card may have one accessory; all of them travel in `sku`. */
interface AccessoryOption {
	readonly key: "envelope" | "inlay" | "ribbon" | "seal" | "screw" | "standFoot";
	/** How the SKUs of its values begin. */
	readonly prefix: string;
}

/** In the canonical order of SKUs. */
export const accessoryOptions: readonly AccessoryOption[] = [
	{ key: "envelope", prefix: "envelope-" },
	{ key: "inlay", prefix: "inlay-" },
	{ key: "ribbon", prefix: "ribbon-" },
	{ key: "seal", prefix: "seal-" },
	{ key: "screw", prefix: "screw-" },
	{ key: "standFoot", prefix: "standard-standfuss-" },
];

/** The accessories that an option offers. */
export function accessoriesOf({ prefix }: AccessoryOption): readonly Accessory[] {
	return accessories.filter(({ sku }) => sku.startsWith(prefix));
}

function accessoryChoices(option: AccessoryOption): readonly Choice[] {
	return [
		{ key: "ohne", source: "spec" },
		...accessoriesOf(option).map(({ sku, swatch, source }) => ({ key: sku, swatch, source })),
	];
}

function list(key: string, standard: string, choices: readonly Choice[]): Option {
	return { key, domain: { kind: "list", choices }, default: standard };
}

/** Everything that is chosen about a card, in the parameters of spec 3.8. */
export const cardProductOptions: readonly Option[] = [
	list(
		"formatType",
		"klappkarte-a6",
		cardFormats.map(({ key, source }) => ({ key, source })),
	),
	list(
		"paperType",
		"matt",
		papers.map(({ key, tint }) => ({ key, swatch: tint, source: "market" })),
	),
	list(
		"refinementType",
		"ohne",
		refinements.map((key) => ({ key, source: "spec" })),
	),
	list(
		"punching",
		"ohne",
		punchings.map((key) => ({ key, source: "spec" })),
	),
	list(
		"tag",
		"ohne",
		tags.map((key) => ({ key, source: "spec" })),
	),
	...accessoryOptions.map((option) => ({
		...list(option.key, "ohne", accessoryChoices(option)),
		parameter: "sku",
	})),
];
