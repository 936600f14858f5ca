import { cardProduct, cardProductFor, type Product } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { type Refinement, refinementOf } from "@offizin/formats";
import {
	type Configuration,
	choicesOf,
	type Parameters,
	type Reason,
	type ReasonValue,
	violations,
} from "@offizin/solver";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";

type Rows = Pick<TemplateStore, "row">;

/** What a template, or a design of it, is made as: cards of its format, with its refinements. */
export interface TemplateProduct {
	readonly product: Product;
	readonly formatType: string;
	/** What is chosen so far. */
	readonly chosen: Configuration;
}

function productFor(refinements: readonly Refinement[], chosen: Configuration) {
	const { formatType = "" } = chosen;
	return { product: cardProductFor({ formatType, refinements }), formatType, chosen };
}

/** The product of a template as it is shown; undefined for a template that nobody knows. */
export function templateProduct({ row }: Rows, id: string): TemplateProduct | undefined {
	const template = row(id);
	return template && productFor(template.refinements, template.defaultConfiguration);
}

interface OfTemplate {
	readonly template: string;
	readonly document: Pick<DesignDocument, "configuration">;
}

/** The product of a design. A template that is no longer sold still allows what the design already is. */
export function designProduct(
	{ row }: Rows,
	{ template, document: { configuration } }: OfTemplate,
): TemplateProduct {
	const refinements = row(template)?.refinements ?? [refinementOf(configuration)];
	return productFor(refinements, configuration);
}

/** A value that cards can have, but not those of the template. */
export interface ForeignValue {
	readonly option: string;
	readonly value: string;
	readonly reason: Reason;
}

function hasValue(product: Product, option: string, value: string): boolean {
	return choicesOf(product, option).some(({ key }) => key === value);
}

function whyForeign({ formatType, chosen }: TemplateProduct, option: string, value: string): Reason {
	const named = (key: string): ReasonValue => ({ option, values: [key] });
	if (option === "formatType") return { code: "template.format", values: { format: named(formatType) } };
	// What else is chosen can change; only what the format rules out is a reason.
	const settled = new Set(["formatType", option]);
	const broken = violations(cardProduct, { ...chosen, [option]: value }).find(({ when, then }) =>
		[...Object.keys(when), then.option].every((key) => settled.has(key)),
	);
	if (broken) return broken.reason ?? { code: broken.code };
	return { code: "template.value", values: { value: named(value) } };
}

/** Takes out of an input what cards can have but not those of the template. */
export function takeForeign(
	subject: TemplateProduct,
	input: Parameters,
): { readonly own: Parameters; readonly foreign: readonly ForeignValue[] } {
	const foreign: ForeignValue[] = [];
	const isForeign = (option: string, value: string) => {
		const found = hasValue(cardProduct, option, value) && !hasValue(subject.product, option, value);
		if (found) foreign.push({ option, value, reason: whyForeign(subject, option, value) });
		return found;
	};
	const own = Object.entries(input).map(([name, value]) => {
		if (name !== "sku")
			return [name, typeof value === "string" && isForeign(name, value) ? undefined : value];
		const skus = (Array.isArray(value) ? value : [value]).flatMap((one) =>
			typeof one === "string" ? one.split(",") : [],
		);
		return [name, skus.filter((sku) => !isForeign(optionOf(sku), sku))];
	});
	return { own: Object.fromEntries(own), foreign };
}

function optionOf(sku: string): string {
	return cardProduct.options.find(({ key }) => hasValue(cardProduct, key, sku))?.key ?? "sku";
}
