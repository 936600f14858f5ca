import { chargesTotal } from "@offizin/cart";
import type { Order, OrderDelivery, OrderLine } from "@offizin/orders";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { OrderLineTable, OrderTable } from "../../adapters/database/tables/order-table.ts";
import { findDeliveries, storeDeliveries } from "./order-deliveries.ts";
import { findDocuments, type OrderDocument } from "./order-documents.ts";
import { findParcels, type StoredParcel } from "./order-parcels.ts";
import { findRefunds, type StoredRefund } from "./order-refunds.ts";
import { itemColumns, readLine, type StoredLine } from "./stored-line.ts";

export type OrderRow = Selectable<OrderTable>;

/** A placed order as it is stored. */
export interface StoredOrder {
	readonly row: OrderRow & { readonly placed_at: Date };
	/** In the order of the cart. */
	readonly lines: readonly StoredLine[];
	readonly deliveries: readonly OrderDelivery[];
	/** What carriers have taken. */
	readonly parcels: readonly StoredParcel[];
	/** Money that goes back. */
	readonly refunds: readonly StoredRefund[];
	readonly documents: readonly OrderDocument[];
}

interface DraftFacts {
	readonly id: string;
	readonly requestHash: string;
	readonly tokenHash: string;
	readonly nameOf: (line: OrderLine) => string;
}

/** Stores a decided order as a draft; throws when its cart has an order already. */
export async function insertDraft(trx: Trx, order: Order, facts: DraftFacts): Promise<void> {
	const { billing, shipping } = order;
	await trx
		.insertInto("order")
		.values({
			id: facts.id,
			number: order.number,
			state: "draft",
			cart: order.cartId,
			request_hash: facts.requestHash,
			token_hash: facts.tokenHash,
			channel: order.channel,
			market: order.market,
			locale: order.locale,
			email: order.contact.email.toLowerCase(),
			customer: `${billing.firstName} ${billing.lastName}`,
			contact: toJson(order.contact),
			billing: toJson(billing),
			shipping: shipping ? toJson(shipping) : null,
			shipping_type: order.shippingType,
			same_day: order.sameDay ?? false,
			gift: order.gift ? toJson(order.gift) : null,
			payment_method: order.payment.method,
			payment_state: order.payment.state,
			currency: order.total.currency,
			subtotal: order.subtotal.amount,
			charged: chargesTotal(order.charges, order.total.currency).amount,
			charges: toJson(order.charges),
			total: order.total.amount,
			vat: toJson(order.vat),
			price_list: order.priceListId,
			drafted_at: new Date(order.placedAt),
			placed_at: null,
		})
		.execute();
	const lines = order.lines.map((line, index) => ({
		id: line.id,
		order: facts.id,
		position: index + 1,
		...itemColumns(line),
		name: facts.nameOf(line),
		quantity: line.quantity,
		quote: toJson(line.quote),
		production: line.production,
		delivery: line.delivery,
	}));
	await trx.insertInto("order_line").values(lines).execute();
	await storeDeliveries(trx, facts.id, order.deliveries);
}

/** A placed order by its number. Drafts and abandoned ones do not exist for anyone. */
export async function findOrder(db: Db | Trx, number: string): Promise<StoredOrder | undefined> {
	const row = await placedOrder(db).where("number", "=", number).executeTakeFirst();
	return row && gather(db, row, await linesOf(db, row.id).execute());
}

export async function findOrderById(db: Db | Trx, id: string): Promise<StoredOrder | undefined> {
	const row = await placedOrder(db).where("id", "=", id).executeTakeFirst();
	return row && gather(db, row, await linesOf(db, row.id).execute());
}

/**
 * The order by its number, locked with its lines until the transaction ends. Rows that refer to it may be added
 * meanwhile: a press that ends a line holds it and adds to the history, so a stronger lock would wait for it for ever.
 */
export async function lockOrder(trx: Trx, number: string): Promise<StoredOrder | undefined> {
	const row = await placedOrder(trx).where("number", "=", number).forNoKeyUpdate().executeTakeFirst();
	return row && gather(trx, row, await linesOf(trx, row.id).forNoKeyUpdate().execute());
}

function placedOrder(db: Db | Trx) {
	return db.selectFrom("order").selectAll().where("state", "=", "placed");
}

function linesOf(db: Db | Trx, order: string) {
	return db.selectFrom("order_line").selectAll().where("order", "=", order).orderBy("position");
}

async function gather(
	db: Db | Trx,
	row: OrderRow,
	lines: readonly Selectable<OrderLineTable>[],
): Promise<StoredOrder | undefined> {
	if (!row.placed_at) return undefined;
	return {
		row: { ...row, placed_at: row.placed_at },
		lines: lines.map(readLine),
		deliveries: await findDeliveries(db, row.id),
		parcels: await findParcels(db, row.id),
		refunds: await findRefunds(db, row.id),
		documents: await findDocuments(db, row.id),
	};
}

/** The stored order as the domain knows it. */
export function toOrder({ row, lines, deliveries }: StoredOrder): Order {
	const { channel, market, locale, number, contact, billing, shipping, currency, vat } = row;
	return {
		channel,
		market,
		locale,
		number,
		cartId: row.cart,
		placedAt: row.placed_at.toISOString(),
		contact,
		billing,
		...(shipping ? { shipping } : {}),
		shippingType: row.shipping_type,
		...(row.same_day ? { sameDay: true } : {}),
		...(row.gift ? { gift: row.gift } : {}),
		payment: { method: row.payment_method, state: row.payment_state },
		lines,
		deliveries,
		subtotal: { amount: row.subtotal, currency },
		charges: row.charges,
		total: { amount: row.total, currency },
		vat,
		priceListId: row.price_list,
	};
}
