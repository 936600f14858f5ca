import { isSoldBy, type Product, productOn } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { Selection } from "@offizin/pricing";
import type { Site } from "@offizin/sites";
import {
	type Configuration,
	type Parameters,
	type ProductConfigurationError,
	parseConfiguration,
	type Reason,
	settleConfiguration,
	unreadParameters,
} from "@offizin/solver";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { type ForeignValue, takeForeign, templateProduct } from "../templates/template-product.ts";

/** What a price is asked for: a product, or a template of one. */
export interface SelectionRequest {
	readonly product: string;
	readonly template?: string | undefined;
	readonly quantity?: number | undefined;
	/** Parameters of spec 3.8, as they came. */
	readonly parameters: Parameters;
}

/** Where and when it is asked; a PricingContext says so. */
export interface Asked {
	readonly site: Pick<Site, "channel">;
	/** In the shop's market. */
	readonly day: Day;
	readonly templates: Pick<TemplateStore, "card" | "row">;
}

export type SelectionError =
	| { readonly code: "product_unknown"; readonly value: string }
	| { readonly code: "product_not_sold" }
	| { readonly code: "template_unknown"; readonly value: string }
	/** What they ask for would be lost without a word. */
	| { readonly code: "parameter_unknown"; readonly names: readonly string[] }
	| {
			readonly code: "configuration_refused";
			readonly product: Product;
			readonly error: ProductConfigurationError;
	  }
	| {
			readonly code: "template_differs";
			readonly product: Product;
			readonly foreign: readonly ForeignValue[];
			readonly nearest: Configuration;
	  };

/** A selection that can be priced, and of what. */
export interface SelectedProduct {
	readonly product: Product;
	readonly selection: Selection;
}

/** A told choice that had to change, and why. */
export interface GaveWay {
	readonly option: string;
	readonly from: string;
	readonly to: string;
	readonly reason: Reason;
}

interface Subject {
	readonly product: Product;
	readonly defaults: Configuration;
	readonly parameters: Parameters;
	/** Told, but not of the template. */
	readonly foreign: readonly ForeignValue[];
}

function subjectOf(
	{ product: key, template: id, parameters }: SelectionRequest,
	asked: Asked,
): Result<Subject, SelectionError> {
	const { day, site } = asked;
	const product = productOn(key, day);
	if (!product) return err({ code: "product_unknown", value: key });
	if (!isSoldBy(product, site.channel)) return err({ code: "product_not_sold" });
	const names = unreadParameters(product, parameters);
	if (names.length > 0) return err({ code: "parameter_unknown", names });
	const opening = product.opensWith?.({ channel: site.channel, day }) ?? {};
	if (!id) return ok({ product, defaults: opening, parameters, foreign: [] });
	const found = templateProduct(asked.templates, id);
	if (found?.product.key !== product.key) return err({ code: "template_unknown", value: id });
	const { own, foreign } = takeForeign(found, parameters);
	// A start is the product itself, which each brand opens in its own way; a template is made as it is made.
	const defaults = asked.templates.card(id) ? found.chosen : { ...found.chosen, ...opening };
	return ok({ product: found.product, defaults, parameters: own, foreign });
}

function selected(product: Product, configuration: Configuration, { quantity }: SelectionRequest): Selection {
	return { product: product.key, configuration, quantity: quantity ?? product.quantities.default };
}

/** Reads a request; refuses what does not exist and what cannot be made. */
export function readSelection(
	request: SelectionRequest,
	asked: Asked,
): Result<SelectedProduct, SelectionError> {
	const subject = subjectOf(request, asked);
	if (!subject.ok) return subject;
	const { product, defaults, parameters, foreign } = subject.value;
	const read = foreign.length === 0 ? parseConfiguration : settled;
	const configuration = read(product, parameters, defaults);
	if (!configuration.ok) return err({ code: "configuration_refused", product, error: configuration.error });
	return foreign.length === 0
		? ok({ product, selection: selected(product, configuration.value, request) })
		: err({ code: "template_differs", product, foreign, nearest: configuration.value });
}

function settled(...told: [product: Product, input: Parameters, defaults: Configuration]) {
	const choosing = settleConfiguration(...told);
	return choosing.ok ? ok(choosing.value.configuration) : choosing;
}

/** Reads a request; what cannot be made becomes the nearest that can be, with what had to change. */
export function settleSelection(
	request: SelectionRequest,
	asked: Asked,
): Result<SelectedProduct & { readonly gaveWay: readonly GaveWay[] }, SelectionError> {
	const subject = subjectOf(request, asked);
	if (!subject.ok) return subject;
	const { product, defaults, parameters, foreign } = subject.value;
	const choosing = settleConfiguration(product, parameters, defaults);
	if (!choosing.ok) return err({ code: "configuration_refused", product, error: choosing.error });
	const { configuration, adjustments } = choosing.value;
	// What was taken off took with it what was on it.
	const taken = new Set(adjustments.flatMap(({ option }) => product.follows?.along[option] ?? []));
	const missed = adjustments.filter(({ option }) => !taken.has(option));
	const gaveWay = [
		...foreign.map(({ option, value, reason }) => ({
			option,
			from: value,
			to: configuration[option] ?? "",
			reason,
		})),
		...missed.map(({ option, from, to, constraint: { code, reason = { code } } }) => ({
			option,
			from,
			to,
			reason,
		})),
	];
	return ok({ product, selection: selected(product, configuration, request), gaveWay });
}
