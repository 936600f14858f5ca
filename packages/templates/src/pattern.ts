import { giftwrapProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { eukalyptusWrap } from "./eukalyptus/gift-wrap.ts";
import type { PatternOrder } from "./pattern-order.ts";
import { soireeWrap } from "./soiree/gift-wrap.ts";
import { themes } from "./themes.ts";

/** A page of ours that is printed as it is: products with a pattern are sold with it, and nobody designs them. */
export interface Pattern {
	readonly id: string;
	readonly document: DesignDocument;
}

const recipes: Readonly<Record<string, (order: PatternOrder) => DesignDocument>> = {
	eukalyptus: eukalyptusWrap,
	soiree: soireeWrap,
};

/** The wrapping paper of every theme in every colour of it. */
export const patterns: readonly Pattern[] = themes.flatMap((theme) =>
	theme.colorways.map((colorway) => {
		const configuration = { pattern: theme.id, color: colorway.key };
		const [id, recipe] = [giftwrapProduct.pattern?.(configuration), recipes[theme.id]];
		invariant(id && recipe, `${theme.id} has wrapping paper`);
		const document = recipe({ template: id, colorway });
		return { id, document: { ...document, configuration: { ...document.configuration, ...configuration } } };
	}),
);
