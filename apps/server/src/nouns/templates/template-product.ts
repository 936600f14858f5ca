import { designedProduct, narrowedProduct, type Product } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import {
	type Configuration,
	choicesOf,
	type Parameters,
	type Reason,
	type ReasonValue,
	violations,
} from "@offizin/solver";
import type { TemplateRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";

type Rows = Pick<TemplateStore, "row">;

/** What a template, or a design of it, is made as. */
export interface TemplateProduct {
	/** What its template leaves of it. */
	readonly product: Product;
	/** What is chosen so far. */
	readonly chosen: Configuration;
}

/** The product of a template as it is shown; undefined for a template that nobody knows. */
export function templateProduct({ row }: Rows, id: string): TemplateProduct | undefined {
	const template = row(id);
	if (!template) return undefined;
	const { productType, refinements, defaultConfiguration: chosen } = template;
	return { product: narrowedProduct(productType, { configuration: chosen, refinements }), chosen };
}

/** What no design of a template can change. */
export function fixedChoices({
	productType,
	defaultConfiguration,
}: Pick<TemplateRow, "productType" | "defaultConfiguration">): Configuration {
	const fixed = designedProduct(productType).narrowing?.fixed ?? [];
	return Object.fromEntries(fixed.map((option) => [option, defaultConfiguration[option] ?? ""]));
}

interface OfTemplate {
	readonly template: string;
	readonly document: Pick<DesignDocument, "product" | "configuration">;
}

/** The product of a design. A template that is no longer sold still allows what the design already is. */
export function designProduct(
	{ row }: Rows,
	{ template, document: { product, configuration } }: OfTemplate,
): TemplateProduct {
	const refinements = row(template)?.refinements ?? [refinementOf(configuration)];
	return { product: narrowedProduct(product, { configuration, refinements }), chosen: configuration };
}

/** A value that the product can have, but not as the template is made. */
export interface ForeignValue {
	readonly option: string;
	readonly value: string;
	readonly reason: Reason;
}

function hasValue(product: Product, option: string, value: string): boolean {
	return choicesOf(product, option).some(({ key }) => key === value);
}

function whyForeign({ product: { key }, chosen }: TemplateProduct, option: string, value: string): Reason {
	const whole = designedProduct(key);
	const fixed = whole.narrowing?.fixed ?? [];
	const named = (of: string): ReasonValue => ({ option, values: [of] });
	if (fixed.includes(option)) {
		return { code: "template.format", values: { format: named(chosen[option] ?? "") } };
	}
	// What else is chosen can change; only what the template fixes is a reason.
	const settled = new Set([...fixed, option]);
	const broken = violations(whole, { ...chosen, [option]: value }).find(({ when, then }) =>
		[...Object.keys(when), then.option].every((one) => settled.has(one)),
	);
	if (broken) return broken.reason ?? { code: broken.code };
	return { code: "template.value", values: { value: named(value) } };
}

/** Takes out of an input what the product can have, but not as the template is made. */
export function takeForeign(
	subject: TemplateProduct,
	input: Parameters,
): { readonly own: Parameters; readonly foreign: readonly ForeignValue[] } {
	const whole = designedProduct(subject.product.key);
	const foreign: ForeignValue[] = [];
	const isForeign = (option: string, value: string) => {
		const found = hasValue(whole, option, value) && !hasValue(subject.product, option, value);
		if (found) foreign.push({ option, value, reason: whyForeign(subject, option, value) });
		return found;
	};
	const own = Object.entries(input).map(([name, value]) => {
		if (name !== "sku")
			return [name, typeof value === "string" && isForeign(name, value) ? undefined : value];
		const skus = (Array.isArray(value) ? value : [value]).flatMap((one) =>
			typeof one === "string" ? one.split(",") : [],
		);
		return [name, skus.filter((sku) => !isForeign(optionOf(whole, sku), sku))];
	});
	return { own: Object.fromEntries(own), foreign };
}

function optionOf(product: Product, sku: string): string {
	return product.options.find(({ key }) => hasValue(product, key, sku))?.key ?? "sku";
}
