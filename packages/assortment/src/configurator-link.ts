import { err, ok, type Result } from "@offizin/base";
import {
	type Configuration,
	type Parameters,
	type ProductConfigurationError,
	parametersOf,
	parseConfiguration,
	queryOf,
	textOf,
} from "@offizin/solver";
import type { Product } from "./product/product.ts";
import { products } from "./registry.ts";

/** What a configurator opens with besides the choices: parameters of spec 3.8 that name content, not the product. */
export interface LinkReferences {
	readonly template?: string;
	readonly designId?: string;
	readonly designGroupId?: string;
	readonly designGroupSetId?: string;
	readonly themeId?: string;
	/** Slug of an occasion. */
	readonly occasion?: string;
	readonly isSample?: boolean;
	/** Page steps of a photo book that a price was told for (spec 3.6-3). */
	readonly graduationsPageCount?: number;
}

/** A configurator, opened configured. */
export interface ConfiguratorLink {
	readonly product: Product;
	readonly configuration: Configuration;
	readonly quantity?: number;
	readonly references: LinkReferences;
}

export type ConfiguratorLinkError =
	| ProductConfigurationError
	| { readonly code: "configurator_unknown"; readonly path: string }
	| { readonly code: "configurator_parameter_invalid"; readonly parameter: string; readonly value: string };

const textReferences = [
	"template",
	"designId",
	"designGroupId",
	"designGroupSetId",
	"themeId",
	"occasion",
] as const;

/**
 * Which product of a configurator that edits several; the first of a path needs no telling. Spec 2.1-9 names six: photo
 * prints open in the one for photo boxes (spec 3.7-4 has both as its product types), merchandise in the collage designer
 * (spec 7.3 names its price "collage-designer-merch-price"), guest books in the one for photo books, and wrapping paper,
 * which has the patterns of their collections, in the one for cards.
 */
const PRODUCT_TYPE = "productType";

function firstSegment(path: string): string | undefined {
	return path.split("/").find((segment) => segment !== "");
}

function configuratorProducts(path: string): readonly Product[] {
	const asked = firstSegment(path);
	return products.filter(({ configurator }) => firstSegment(configurator) === asked);
}

function hasOption(product: Product, key: string): boolean {
	return product.options.some((option) => option.key === key);
}

/** Path and canonical query of a configurator, e.g. "/configurator-card/?formatType=…". */
export function formatLink(link: ConfiguratorLink): string {
	const { product, configuration, quantity, references } = link;
	const [first] = configuratorProducts(product.configurator);
	const parameters: (readonly [string, string])[] = [];
	if (first && first.key !== product.key) parameters.push([PRODUCT_TYPE, product.key]);
	parameters.push(...parametersOf(product, configuration));
	if (quantity !== undefined) parameters.push(["quantity", String(quantity)]);
	for (const name of textReferences) {
		const value = references[name];
		// A collage's `designId` is its layout, an option: it says the same once.
		if (value !== undefined && !hasOption(product, name)) parameters.push([name, value]);
	}
	if (references.isSample) parameters.push(["isSample", "1"]);
	if (references.graduationsPageCount !== undefined) {
		parameters.push(["graduationsPageCount", String(references.graduationsPageCount)]);
	}
	return `${product.configurator}/?${queryOf(parameters)}`;
}

type Read<Value> = Result<Value | undefined, ConfiguratorLinkError>;

function readWhole(query: Parameters, parameter: string, max: number): Read<number> {
	const value = textOf(query[parameter]);
	if (value === undefined) return ok(undefined);
	const whole = /^\d{1,9}$/.test(value) ? Number(value) : 0;
	if (whole < 1 || whole > max) return err({ code: "configurator_parameter_invalid", parameter, value });
	return ok(whole);
}

const truth: Readonly<Record<string, boolean>> = { "1": true, true: true, "0": false, false: false };

function readTruth(query: Parameters, parameter: string): Read<boolean> {
	const value = textOf(query[parameter]);
	if (value === undefined) return ok(undefined);
	const read = Object.hasOwn(truth, value) ? truth[value] : undefined;
	return read === undefined ? err({ code: "configurator_parameter_invalid", parameter, value }) : ok(read);
}

function readReferences(product: Product, query: Parameters): Result<LinkReferences, ConfiguratorLinkError> {
	const isSample = readTruth(query, "isSample");
	if (!isSample.ok) return isSample;
	const graduationsPageCount = readWhole(query, "graduationsPageCount", 1000);
	if (!graduationsPageCount.ok) return graduationsPageCount;
	const texts = textReferences.flatMap((name) => {
		const value = hasOption(product, name) ? undefined : textOf(query[name]);
		// Half a character of JSON stands in no address.
		return value === undefined ? [] : [[name, value.toWellFormed()] as const];
	});
	return ok({
		...Object.fromEntries(texts),
		...(isSample.value ? { isSample: true } : {}),
		...(graduationsPageCount.value === undefined ? {} : { graduationsPageCount: graduationsPageCount.value }),
	});
}

/**
 * Reads a configurator's address. `quantity` may be called `amount` (spec 3.8), unless `amount` is an option of the
 * product. Further segments of the path are the configurator's own.
 */
export function parseLink(path: string, query: Parameters): Result<ConfiguratorLink, ConfiguratorLinkError> {
	const candidates = configuratorProducts(path);
	const type = textOf(query[PRODUCT_TYPE]);
	const product = candidates.find(({ key }) => key === type) ?? candidates[0];
	if (!product) return err({ code: "configurator_unknown", path });
	if (type !== undefined && type !== product.key && !hasOption(product, PRODUCT_TYPE)) {
		return err({ code: "configurator_parameter_invalid", parameter: PRODUCT_TYPE, value: type });
	}
	// What told the product apart is no choice of it.
	const { [PRODUCT_TYPE]: _, ...untyped } = query;
	const configuration = parseConfiguration(product, type === product.key ? untyped : query);
	if (!configuration.ok) return configuration;
	const count = hasOption(product, "amount") || textOf(query.quantity) !== undefined ? "quantity" : "amount";
	const quantity = readWhole(query, count, product.quantities.max);
	if (!quantity.ok) return quantity;
	const references = readReferences(product, query);
	if (!references.ok) return references;
	return ok({
		product,
		configuration: configuration.value,
		...(quantity.value === undefined ? {} : { quantity: quantity.value }),
		references: references.value,
	});
}
