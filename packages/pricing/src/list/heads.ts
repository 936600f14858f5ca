import type { Product } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type Configuration, nearestConfiguration } from "@offizin/solver";
import type { PriceHead } from "./price-table.ts";

/** The only column of a table of amounts, and of one of shares. */
export const priceColumn: readonly PriceHead[] = [{ key: "price" }];
export const shareColumn: readonly PriceHead[] = [{ key: "share" }];

/** Rows or columns for every choice of an option, so that a new choice without a price is a hole. */
export function headsOf({ key, options }: Product, optionKey: string): readonly PriceHead[] {
	const domain = options.find((option) => option.key === optionKey)?.domain;
	invariant(domain?.kind === "list", `${key} has no list of values for ${optionKey}`);
	return domain.choices.map((choice) => ({ key: choice.key, values: { [optionKey]: [choice.key] } }));
}

/** The whole numbers of an option. */
export function rangeOf({ key, options }: Product, optionKey: string) {
	const domain = options.find((option) => option.key === optionKey)?.domain;
	invariant(domain?.kind === "whole", `${key} has no whole numbers for ${optionKey}`);
	return { min: domain.min, max: domain.max, step: domain.step };
}

const known = new WeakMap<Product, Map<string, boolean>>();

/** Whether anything can be made with these values, whatever else is chosen. Asked of the solver once. */
export function canBeMade(product: Product, values: Configuration): boolean {
	const ofProduct = known.get(product) ?? new Map<string, boolean>();
	known.set(product, ofProduct);
	const asked = JSON.stringify(values);
	const before = ofProduct.get(asked);
	if (before !== undefined) return before;
	const found = nearestConfiguration(product, values, Object.keys(values)) !== undefined;
	ofProduct.set(asked, found);
	return found;
}
