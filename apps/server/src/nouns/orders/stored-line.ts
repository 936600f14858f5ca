import { readStoredConfiguration } from "@offizin/assortment";
import { assertNever, invariant } from "@offizin/base";
import type { OrderLine } from "@offizin/orders";
import type { Selectable } from "kysely";
import { toJson } from "../../adapters/database/json.ts";
import type { OrderLineTable } from "../../adapters/database/tables/order-table.ts";

/** A line of an order with what only its row knows. */
export type StoredLine = OrderLine & {
	/** What it was called when it was ordered. */
	readonly name: string;
	/** When design, photos and print files were given up. */
	readonly printDataRemovedAt: Date | null;
};

/** A row as the domain knows it; the constraints of the table say what there is for which item. */
export function readLine(row: Selectable<OrderLineTable>): StoredLine {
	const { id, name, quantity, quote, production, delivery, item } = row;
	const line = { id, name, quote, production, delivery, printDataRemovedAt: row.print_data_removed_at };
	switch (item) {
		case "design":
		case "sample": {
			const { product, template, configuration: stored, design: designId, revision } = row;
			invariant(product && template && stored, `line ${id} has a product, a template and a configuration`);
			const configuration = readStoredConfiguration({ product, configuration: stored });
			const made = { ...line, quantity, product, template, configuration, designId, revision };
			return item === "design" && row.ground !== null
				? { ...made, item, ground: row.ground }
				: { ...made, item };
		}
		case "product": {
			const { product, configuration: stored } = row;
			invariant(product && stored, `line ${id} has a product and a configuration`);
			const configuration = readStoredConfiguration({ product, configuration: stored });
			return { ...line, item, quantity, product, configuration };
		}
		case "article": {
			const { sku } = row;
			invariant(sku, `line ${id} has a SKU`);
			return { ...line, item, quantity, sku };
		}
		case "voucher": {
			const { value } = row;
			invariant(value, `line ${id} has a value`);
			return { ...line, item, quantity: 1, value };
		}
		default:
			return assertNever(item, "item");
	}
}

/** The columns of a line that depend on its item. */
export function itemColumns(line: OrderLine) {
	const nothing = {
		item: line.item,
		design: null,
		revision: null,
		product: null,
		template: null,
		ground: null,
		configuration: null,
		sku: null,
		value: null,
	};
	if (line.item === "article") return { ...nothing, sku: line.sku };
	if (line.item === "voucher") return { ...nothing, value: line.value };
	if (line.item === "product") {
		return { ...nothing, product: line.product, configuration: toJson(line.configuration) };
	}
	const { designId: design, revision, product, template, configuration } = line;
	const ground = line.item === "design" ? (line.ground ?? null) : null;
	return { ...nothing, design, revision, product, template, ground, configuration: toJson(configuration) };
}
