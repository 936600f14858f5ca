import { optionOfLine } from "@offizin/pricing";
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
	const option = optionOfLine(code);
	const chosen = line.choices.find((choice) => choice.option === option);
	const sentence = `orderPage.price.of.${code}` as Parameters<Say["has"]>[0];
	if (chosen && t.has(sentence)) return t(sentence, { value: chosen.value, told: tellChoice(chosen) });
	// "accessory.envelope" is the price of the one whose SKU begins with "envelope-".
	const [, kind] = /^accessory\.(\w+)$/.exec(code) ?? [];
	const known = line.accessories.find(({ sku }) => sku.startsWith(`${kind}-`));
	return known?.name ?? name;
}
