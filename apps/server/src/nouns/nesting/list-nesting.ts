import { cutListOf, geometryOf, readStoredConfiguration, stockOf } from "@offizin/assortment";
import { lastHandover } from "@offizin/delivery";
import { type Nesting, nest, type Piece, type StockForm, stockFormOf } from "@offizin/production";
import { toMm } from "@offizin/units";
import type { Db } from "../../adapters/database/database.ts";

/** What is cut out, and for whom. */
export interface OrderedPiece extends Piece {
	readonly order: string;
	/** Position of the line in its order. */
	readonly line: number;
	/** What the line was called when it was ordered. */
	readonly name: string;
	/** Which of its copies and parts, where there are several. */
	readonly part?: string;
}

/** What is made of one material and has to be at the carrier by one day. */
export interface NestedGroup {
	/** "2026-11-27"; null where the promise names none. */
	readonly due: string | null;
	readonly material: string;
	readonly variant: string;
	readonly form: StockForm;
	readonly nesting: Nesting;
	/** All of them, by their keys. */
	readonly pieces: ReadonlyMap<string, OrderedPiece>;
}

/** A day of a busy house has some hundred; beyond that they are not laid anew at each look. */
const MOST_LINES = 2000;

/** How the pictures that wait for the press may lie on boards and rolls, by the day they are due on and by material. */
export async function listNesting(db: Db): Promise<readonly NestedGroup[]> {
	const rows = await waitingLines(db);
	const groups = new Map<string, Omit<NestedGroup, "nesting" | "pieces"> & { pieces: OrderedPiece[] }>();
	for (const row of rows) {
		if (!row.product || !row.configuration) continue;
		const { product } = row;
		const configuration = readStoredConfiguration({ product, configuration: row.configuration });
		const { materialType } = stockOf(product, configuration);
		const { variant = "" } = configuration;
		const form = stockFormOf(materialType, variant);
		if (!form) continue;
		const { country, postalCode } = row.shipping ?? row.billing;
		const terms = { shippingType: row.shipping_type, destination: { country, postalCode } };
		const due = (row.deliverBy && lastHandover(terms, row.deliverBy)) || null;
		const key = `${due ?? "9999"} ${materialType} ${variant}`;
		const group = groups.get(key) ?? { due, material: materialType, variant, form, pieces: [] };
		groups.set(key, group);
		group.pieces.push(...piecesOf(row, { product, configuration }));
	}
	const inOrder = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
	return inOrder.map(([, { pieces, ...group }]) => ({
		...group,
		nesting: nest(pieces, group.form),
		pieces: new Map(pieces.map((piece) => [piece.key, piece])),
	}));
}

function waitingLines(db: Db) {
	return db
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order")
		.select(({ selectFrom }) =>
			selectFrom("order_delivery")
				.innerJoin("order_delivery_line", "order_delivery_line.delivery", "order_delivery.id")
				.whereRef("order_delivery_line.line", "=", "order_line.id")
				.where("carriage", "<>", "ribbon")
				.select("date")
				.as("deliverBy"),
		)
		.select(["order.number", "shipping_type", "shipping", "billing"])
		.select(["order_line.id", "position", "order_line.name", "product", "configuration", "quantity"])
		.where("order.state", "=", "placed")
		.where("item", "=", "design")
		.where("production", "in", ["ready", "released"])
		.orderBy("order.number")
		.orderBy("position")
		.limit(MOST_LINES)
		.execute();
}

type Line = Awaited<ReturnType<typeof waitingLines>>[number];

/** Each side of each copy, as large as it is cut; a banner with its hem. */
function piecesOf(
	{ id, number, position, name, quantity }: Line,
	made: Parameters<typeof cutListOf>[0],
): readonly OrderedPiece[] {
	const { sides } = geometryOf(made);
	const hem = 2 * (cutListOf(made)?.hem?.depth ?? 0);
	return Array.from({ length: quantity }, (_none, copy) => copy + 1).flatMap((copy) =>
		sides.map(({ key, size }) => {
			const parts = [...(sides.length > 1 ? [key] : []), ...(quantity > 1 ? [`${copy}/${quantity}`] : [])];
			return {
				key: `${id} ${copy} ${key}`,
				...{ order: number, line: position, name },
				...{ width: Math.ceil(toMm(size.width)) + hem, height: Math.ceil(toMm(size.height)) + hem },
				...(parts.length > 0 && { part: parts.join(" ") }),
			};
		}),
	);
}
