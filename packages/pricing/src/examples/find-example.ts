import { accessories, type Product, productOf } from "@offizin/assortment";
import { type Configuration, defaultConfiguration, nearestConfiguration, type Option } from "@offizin/solver";
import { accessoryPrices } from "../products/accessory/accessory-sheets.ts";
import type { Example } from "./examples.ts";

interface Cell {
	readonly table: string;
	readonly row: string;
	readonly column: string;
}

/** Something sold whose price a cell is part of, where there is any: the first that `isTouched` finds. */
export function findExample(cell: Cell, isTouched: (example: Example) => boolean): Example | undefined {
	const { table } = cell;
	const product = productOf(table.slice(0, table.indexOf(".")));
	const candidates = product ? productExamples(product, cell) : accessoryExamples(cell);
	for (const candidate of candidates) if (isTouched(candidate)) return candidate;
	return undefined;
}

function* accessoryExamples({ table, row }: Cell): Generator<Example> {
	for (const { sku, kind, parts } of accessories) {
		const fields: Readonly<Record<string, string>> = parts;
		const isPriced = accessoryPrices[kind].some(
			(price) => price.table === table && fields[price.field] === row,
		);
		if (isPriced) yield { key: table, sold: { sku, quantity: 1 } };
	}
}

function* productExamples(product: Product, cell: Cell): Generator<Example> {
	const { offered, default: usual, max } = product.quantities;
	const row = Number(cell.row);
	const quantities = [usual, ...(row >= 1 && row <= max && Number.isInteger(row) ? [row] : []), ...offered];
	for (const configuration of configurationsNear(product, cell)) {
		for (const quantity of new Set(quantities)) {
			yield { key: cell.table, sold: { product: product.key, configuration, quantity } };
		}
	}
}

/** What can be made with the choices that row and column name, and with one more option at each of its values. */
function* configurationsNear(product: Product, { row, column }: Cell): Generator<Configuration> {
	// Accessories have tables of their own.
	const options = product.options.filter(({ parameter }) => parameter === undefined);
	const standard = defaultConfiguration(product);
	const most = options.flatMap(({ key, domain }) =>
		domain.kind === "whole" ? [[key, String(domain.max)]] : [],
	);
	const variations = [
		{},
		...options.flatMap((option) => valuesOf(option).map((value) => ({ [option.key]: value }))),
	];
	// With the fewest pages none are charged beside the base.
	for (const start of [standard, { ...standard, ...Object.fromEntries(most) }]) {
		for (const variation of variations) {
			for (const byRow of choicesNamed(options, row)) {
				for (const byColumn of choicesNamed(options, column)) {
					const wish: Configuration = { ...variation, ...byRow, ...byColumn };
					// A size that is too small for a material gives way to the smallest that is not.
					const pinned = options.filter(({ key, domain }) => key in wish && domain.kind !== "size");
					const made = nearestConfiguration(
						product,
						{ ...start, ...wish },
						pinned.map(({ key }) => key),
					);
					if (made) yield made;
				}
			}
		}
	}
}

function valuesOf({ domain }: Option): readonly string[] {
	switch (domain.kind) {
		case "list":
			return domain.choices.map(({ key }) => key);
		case "whole":
			return [String(domain.min), String(domain.max)];
		case "size":
			return [`${domain.short.min}x${domain.long.min}`, ...domain.offered];
	}
}

/** A choice of each option that has one with this key; nothing chosen where none has. */
function choicesNamed(options: readonly Option[], name: string): readonly Configuration[] {
	const named = options.filter(
		({ domain }) => domain.kind === "list" && domain.choices.some(({ key }) => key === name),
	);
	return named.length > 0 ? named.map(({ key }) => ({ [key]: name })) : [{}];
}
