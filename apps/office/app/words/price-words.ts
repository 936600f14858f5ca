import { storedLineNameDe } from "@offizin/pricing";
import type { OfficeLine } from "#app/api/call.ts";
import { configurationWords } from "./configuration-words.ts";

const NBSP = "\u00a0";

/** What a line of a quote is for, in the words of what was chosen. */
export function priceWord(
	code: string,
	{ configuration, accessories }: Pick<OfficeLine, "configuration" | "accessories">,
): string {
	const { format, paper, refinement, punching } = configurationWords(configuration);
	if (code === "card.base") return `Grundpreis ${format}`;
	if (code === "card.paper") return `Aufpreis ${paper}`;
	if (code === "card.refinement") return `Veredelung ${refinement}`;
	if (code === "card.punching") return `Stanzung ${punching}`;
	// "accessory.envelope" is the price of the one whose SKU begins with "envelope-".
	const [, kind] = /^accessory\.(\w+)$/.exec(code) ?? [];
	const known = accessories.find(({ sku }) => sku.startsWith(`${kind}-`));
	if (known) return known.name;
	return storedLineNameDe(code);
}

/** "19 %" for 190 per mille, "7,5 %" for 75. */
export function vatRateWord(rate: number): string {
	return `${String(rate / 10).replace(".", ",")}${NBSP}%`;
}
