import { invariant } from "@offizin/base";
import {
	defaultConfiguration,
	isInDomain,
	isListed,
	type Option,
	type Values,
	violations,
} from "@offizin/solver";
import type { Product } from "./product.ts";

function firstDouble(keys: readonly string[]): string | undefined {
	return keys.find((key, index) => keys.indexOf(key) !== index);
}

function checkOption({ key: product }: Product, option: Option): void {
	const { key, domain } = option;
	if (domain.kind === "list") {
		const double = firstDouble(domain.choices.map((choice) => choice.key));
		invariant(double === undefined, `${product}.${key} has ${double} twice`);
	}
	if (domain.kind === "size") {
		const odd = domain.offered.find((size) => !isInDomain(option, size));
		invariant(odd === undefined, `${product}.${key} offers ${odd} outside its limits`);
	}
	invariant(isInDomain(option, option.default), `${product}.${key} has no value ${option.default}`);
}

/** A rule that names a value nobody can choose would hold for nothing, and nobody would notice. */
function checkValues(product: Product, code: string, [key, values]: readonly [string, Values]): void {
	const option = product.options.find((one) => one.key === key);
	invariant(option, `${code} speaks of ${product.key}.${key}, which there is not`);
	const unknown = isListed(values) ? values.find((value) => !isInDomain(option, value)) : undefined;
	invariant(
		unknown === undefined,
		`${code} speaks of ${product.key}.${key} = ${unknown}, which there is not`,
	);
}

function checkFollows({ key: product, options, follows }: Product): void {
	const named = Object.values(follows ?? {}).flatMap((changes) => Object.entries(changes).flat(2));
	const unknown = named.find((key) => !options.some((option) => option.key === key));
	invariant(unknown === undefined, `${product} lets ${unknown} follow, which there is not`);
}

/**
 * The product, once its tables have been looked through: keys are unique, defaults can be made, rules speak of what there
 * is, quantities rise within their limit. Throws naming product, option and value, so that a shop with a broken
 * catalogue does not start.
 */
export function soundProduct(product: Product): Product {
	for (const key of Object.keys(product.roles ?? {})) {
		invariant(
			product.options.some((option) => option.key === key),
			`${product.key} gives a role to ${key}, which there is not`,
		);
	}
	checkFollows(product);
	const { options, constraints, quantities } = product;
	const double = firstDouble(options.map(({ key }) => key));
	invariant(double === undefined, `${product.key} has the option ${double} twice`);
	for (const option of options) checkOption(product, option);
	for (const { code, when, then } of constraints) {
		for (const named of Object.entries(when)) checkValues(product, code, named);
		checkValues(product, code, [then.option, then.values]);
	}
	const [broken] = violations(product, defaultConfiguration(product));
	invariant(!broken, `${product.key} cannot be made as it opens: ${broken?.code}`);
	const { offered, max } = quantities;
	const isRising = offered.every((quantity, index) => quantity > (offered[index - 1] ?? 0));
	invariant(isRising && (offered.at(-1) ?? 0) <= max, `${product.key} offers quantities out of order`);
	invariant(offered.includes(quantities.default), `${product.key} does not offer ${quantities.default}`);
	return product;
}
