import { cardFormat } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { wordsOf } from "./language.ts";

/**
 * What a line of a quote is called; a code that is no longer charged stands for itself. `configuration`: of what is priced,
 * which is called by what it is.
 */
export function lineName(code: string, locale: string, configuration: Configuration = {}): string {
	const { priceLine, pricedForm } = wordsOf(locale);
	const names: Readonly<Record<string, string>> = priceLine;
	const form = cardFormat(configuration.formatType ?? "")?.form ?? "";
	return (code === "card.base" ? pricedForm[form] : undefined) ?? names[code] ?? code;
}
