import type { OfficeLine } from "#app/api/call.ts";
import { configurationWords } from "./configuration-words.ts";
import type { Say } from "./office-intl.tsx";

/** What a line of a quote is for, in the words of what was chosen. */
export function priceWord(
	{ code, name }: Pick<OfficeLine["quote"]["lines"][number], "code" | "name">,
	line: OfficeLine,
	t: Say,
): string {
	if (line.item !== "design" && line.item !== "sample") return name;
	const { configuration, accessories } = line;
	const { format, paper, refinement, punching } = configurationWords(configuration, t);
	if (code === "card.base") return t("orderPage.price.base", { format });
	if (code === "card.paper") return t("orderPage.price.paper", { paper });
	if (code === "card.refinement") return t("orderPage.price.refinement", { refinement });
	if (code === "card.punching") return t("orderPage.price.punching", { punching });
	// "accessory.envelope" is the price of the one whose SKU begins with "envelope-".
	const [, kind] = /^accessory\.(\w+)$/.exec(code) ?? [];
	const known = accessories.find(({ sku }) => sku.startsWith(`${kind}-`));
	if (known) return known.name;
	return name;
}
