import {
	accessory,
	type CardConfiguration,
	type ConfigurationError,
	formatOf,
	productName,
} from "@offizin/assortment";
import { paper, refinements } from "@offizin/formats";
import { toMm } from "@offizin/units";

/** The language of the sentences below; refusals have no other yet. */
const LOCALE = "de-DE";

/** What was chosen, in words: format with its size, paper, refinement and punching if any. */
export function configurationWords(configuration: CardConfiguration, locale: string): string[] {
	const { formatType, paperType, refinementType, punching, accessories } = configuration;
	const { width, height } = formatOf(configuration).trim;
	return [
		`${productName("format", formatType, locale)}, ${toMm(width)}\u00a0×\u00a0${toMm(height)}\u00a0mm`,
		productName("paper", paperType, locale),
		...(refinementType === "ohne" ? [] : [productName("refinement", refinementType, locale)]),
		...(punching === "ohne" ? [] : [productName("punching", punching, locale)]),
		...accessories.map((sku) => accessory(sku)?.nameDe ?? sku),
	];
}

/** Why a configuration cannot be made and what can be made instead, per field. */
export function configurationFields({ code, field, value, alternatives }: ConfigurationError) {
	return {
		[field]:
			code === "configuration_unknown_value" ? unknown(alternatives) : impossible(field, value, alternatives),
	};
}

function unknown(alternatives: readonly string[]): string {
	return alternatives.length === 0
		? "Unbekannte Auswahl."
		: `Unbekannte Auswahl. Möglich: ${alternatives.join(", ")}.`;
}

function impossible(
	field: ConfigurationError["field"],
	value: string,
	alternatives: readonly string[],
): string {
	if (field === "punching") {
		const names = alternatives.map((key) => productName("punching", key, LOCALE));
		return `${productName("punching", value, LOCALE)} gibt es für dieses Format nicht. Möglich: ${names.join(", ")}.`;
	}
	if (field === "accessories") return `${accessory(value)?.nameDe ?? value} passt nicht zu dieser Karte.`;
	if (field === "paperType") {
		const names = alternatives.map((key) => productName("paper", key, LOCALE));
		return `${productName("paper", value, LOCALE)} gibt es für dieses Format nicht. Möglich: ${names.join(", ")}.`;
	}
	if (field !== "refinementType") {
		return `Dieses Design gibt es so nicht. Möglich: ${alternatives.join(", ")}.`;
	}
	const name = productName("refinement", value, LOCALE);
	const papers = alternatives.filter((key) => paper(key));
	if (papers.length > 0) {
		const names = papers.map((key) => productName("paper", key, LOCALE));
		return `${name} hält auf diesem Papier nicht. Geeignet sind: ${names.join(", ")}.`;
	}
	const offered = refinements
		.filter((key) => alternatives.includes(key))
		.map((key) => productName("refinement", key, LOCALE));
	return `${name} gibt es für dieses Design nicht. Möglich: ${offered.join(", ")}.`;
}
