import { optionNameDe, type Product, shortListDe, valueNameDe } from "@offizin/assortment";
import type { PriceError } from "@offizin/pricing";
import type { ProductConfigurationError } from "@offizin/solver";

/** More would not be read. */
const MAX_NAMED = 8;

/** Why a choice is refused and what to choose instead, by field. */
export function choiceFields(product: Product, error: ProductConfigurationError): Record<string, string> {
	return {
		[error.option]:
			error.code === "configuration_unknown_value" ? unknown(product, error) : impossible(product, error),
	};
}

function unknown(product: Product, { option: key, value, alternatives }: ProductConfigurationError): string {
	const domain = product.options.find((option) => option.key === key)?.domain;
	if (key === "startDate") {
		return "Bitte nennen Sie den ersten Monat als Datum, zum Beispiel 2027-01-01.";
	}
	if (domain?.kind === "size") {
		const { short, long } = domain;
		return `Bitte nennen Sie Breite und Höhe in ganzen Zentimetern, zum Beispiel 60x40. Die kurze Seite misst ${short.min} bis ${short.max} cm, die lange ${long.min} bis ${long.max} cm.`;
	}
	if (domain?.kind === "whole") {
		return `Möglich sind ganze Zahlen von ${domain.min} bis ${domain.max}${domain.step > 1 ? ` in Schritten von ${domain.step}` : ""}, hier am nächsten: ${alternatives.join(" oder ")}.`;
	}
	if (alternatives.length === 0) return `„${value}“ gibt es nicht.`;
	return `„${value}“ gibt es nicht. Möglich: ${listed(alternatives)}.`;
}

function impossible(
	product: Product,
	error: Extract<ProductConfigurationError, { code: "configuration_impossible" }>,
): string {
	const { option, alternatives, constraint } = error;
	const names = alternatives.map((value) => valueNameDe(product, option, value));
	// A reason may have named them already.
	const isSaid = names.every((name) => constraint.reasonDe.includes(name));
	const help = isSaid
		? ""
		: ` ${optionNameDe(product, option)}: möglich ${names.length === 1 ? "ist" : "sind"} ${listed(names)}.`;
	return `${constraint.reasonDe}${help}`;
}

/** Names as a list, cut where nobody would read on. */
export function listed(names: readonly string[]): string {
	return shortListDe(names, MAX_NAMED);
}

/** The option of a card that each of its price tables belongs to. */
const fieldOfTable: Readonly<Record<string, string>> = {
	"card.factor": "formatType",
	"card.fixed": "formatType",
	"card.base": "formatType",
	"card.paper": "paperType",
	"card.refinement": "refinementType",
	"card.punching": "punching",
};

/** What is wrong with a price request, by field. */
export function priceFields(error: PriceError): Record<string, string> {
	if (error.code === "price_missing") {
		return { [fieldOfTable[error.table] ?? error.table]: "Dafür gibt es noch keinen Preis." };
	}
	const { min, max } = error;
	return { quantity: `Möglich sind ganze Zahlen von ${min} bis ${max.toLocaleString("de-DE")} Stück.` };
}
