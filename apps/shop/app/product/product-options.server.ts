import {
	type CardConfiguration,
	checkCardConfiguration,
	DEFAULT_QUANTITY,
	formatOf,
	isQuantity,
	papersFor,
} from "@offizin/assortment";
import type { TemplateDetail } from "@offizin/contract";
import {
	formatTakes,
	type Punching,
	paper,
	punchings,
	type Refinement,
	refinements,
	weightFor,
} from "@offizin/formats";

export interface ProductChoice {
	readonly formatType: string;
	readonly paperType: string;
	readonly refinementType: Refinement;
	readonly punching: Punching;
	readonly quantity: number;
}

/** What an address chose, made possible where it was not. */
export interface ReadChoice {
	readonly choice: ProductChoice;
	/** A refinement that had to go because the paper does not take it, and the papers that would. */
	readonly lost: { readonly refinement: Refinement; readonly papers: readonly string[] } | undefined;
	/** The quantity of the address when it cannot be made. */
	readonly refusedQuantity: string | undefined;
}

type Scope = Pick<TemplateDetail, "formatType" | "refinements"> & {
	readonly defaultConfiguration: Omit<TemplateDetail["defaultConfiguration"], "accessories">;
};

/**
 * Options out of an address. Unknown values become the defaults of the template; a refinement the paper cannot take is
 * dropped and named (domain.md §6: tell what is lost, offer the nearest paper).
 */
export function readChoice(params: URLSearchParams, template: Scope): ReadChoice {
	const { defaultConfiguration: defaults, formatType } = template;
	const offered = refinements.filter((refinement) => template.refinements.includes(refinement));
	const asked = params.get("refinementType") ?? defaults.refinementType;
	const refinementType = offered.find((refinement) => refinement === asked) ?? "ohne";
	const text = params.get("quantity") ?? String(DEFAULT_QUANTITY);
	const quantity = isQuantity(Number(text)) ? Number(text) : undefined;

	const askedPunching = params.get("punching") ?? defaults.punching;
	const format = formatOf({ formatType });
	const stock = paper(params.get("paperType") ?? "");
	const isMadeOf = stock && weightFor(format, stock) !== undefined;
	const paperType = isMadeOf ? stock.key : defaults.paperType;
	const punching = punchings.find((key) => key === askedPunching && formatTakes(format, key)) ?? "ohne";
	const wished: CardConfiguration = { formatType, paperType, refinementType, punching, accessories: [] };
	const problem = checkCardConfiguration(wished, { formatType, form: format.form, refinements: offered });
	return {
		choice: {
			formatType,
			paperType,
			refinementType: problem ? "ohne" : refinementType,
			punching,
			quantity: quantity ?? DEFAULT_QUANTITY,
		},
		lost: problem
			? { refinement: refinementType, papers: papersFor(refinementType).map(({ key }) => key) }
			: undefined,
		refusedQuantity: quantity === undefined ? text.slice(0, 20) : undefined,
	};
}
