import { tellChoice } from "@offizin/words";
import type { OfficeLine } from "#app/api/call.ts";
import type { Say } from "./office-intl.tsx";

/** What a line of a quote is for, in the words of what was chosen. */
export function priceWord(
	{ code, name }: Pick<OfficeLine["quote"]["lines"][number], "code" | "name">,
	line: OfficeLine,
	t: Say,
): string {
	if (line.item !== "design" && line.item !== "sample") return name;
	const chosen = (key: string) => line.choices.find(({ option }) => option === key);
	const [format, paper] = [chosen("formatType"), chosen("paperType")];
	const [refinement, punching] = [chosen("refinementType"), chosen("punching")];
	if (code === "card.base" && format) return t("orderPage.price.base", { format: format.value });
	if (code === "card.paper" && paper) return t("orderPage.price.paper", { paper: tellChoice(paper) });
	if (code === "card.refinement" && refinement)
		return t("orderPage.price.refinement", { refinement: refinement.value });
	if (code === "card.punching" && punching)
		return t("orderPage.price.punching", { punching: punching.value });
	// "accessory.envelope" is the price of the one whose SKU begins with "envelope-".
	const [, kind] = /^accessory\.(\w+)$/.exec(code) ?? [];
	const known = line.accessories.find(({ sku }) => sku.startsWith(`${kind}-`));
	return known?.name ?? name;
}
