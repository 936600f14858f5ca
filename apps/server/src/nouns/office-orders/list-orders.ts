import type { DeliveryState, ProductionState } from "@offizin/orders";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { ordersWithUndelivered } from "../mail/view-mails.ts";
import type { OrderRow } from "../orders/order-store.ts";

export const ORDERS_PER_PAGE = 25;

/** SQL: when the goods have arrived; the day of a ribbon counts where nothing else was ordered. */
const lastGoodsDay = sql<string>`coalesce(max(date) filter (where carriage <> 'ribbon'), max(date))`.as(
	"day",
);

export interface OrderQuery {
	/** Orders with at least one line in this state. */
	readonly production?: ProductionState | undefined;
	/** Orders with a mail that reached nobody. */
	readonly mail?: "undelivered" | undefined;
	/** Part of number, name or mail address. */
	readonly search?: string | undefined;
	/** From 1. */
	readonly page: number;
}

/** A page of placed orders, newest first. */
export async function listOrders(db: Db, query: OrderQuery) {
	const matching = matchingOrders(db, query);
	const { total } = await matching.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
	const orders = await matching
		.selectAll("order")
		.select(({ selectFrom }) =>
			selectFrom("order_delivery")
				.whereRef("order_delivery.order", "=", "order.id")
				.select(lastGoodsDay)
				.as("deliveryDate"),
		)
		.orderBy("placed_at", "desc")
		.orderBy("number", "desc")
		.limit(ORDERS_PER_PAGE)
		.offset((query.page - 1) * ORDERS_PER_PAGE)
		.execute();
	const lines = await linesOf(db, orders);
	const undelivered = new Set(
		(await ordersWithUndelivered(db).distinct().execute()).map(({ order }) => order),
	);
	return {
		items: orders.map((order) => ({
			...listItem(order, lines.get(order.id) ?? []),
			hasUndeliveredMail: undelivered.has(order.id),
		})),
		total,
	};
}

function matchingOrders(db: Db, { production, mail, search }: OrderQuery) {
	const words = search?.trim();
	let orders = db.selectFrom("order").where("state", "=", "placed");
	if (words) {
		const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
		orders = orders.where((eb) =>
			eb.or([
				eb("number", "ilike", pattern),
				eb("customer", "ilike", pattern),
				eb("email", "ilike", pattern),
			]),
		);
	}
	if (mail) orders = orders.where("order.id", "in", ordersWithUndelivered(db));
	if (production) {
		orders = orders.where((eb) =>
			eb.exists(
				eb
					.selectFrom("order_line")
					.select(sql<SqlBool>`true`.as("found"))
					.whereRef("order_line.order", "=", "order.id")
					.where("production", "=", production),
			),
		);
	}
	return orders;
}

interface ListedOrder extends OrderRow {
	readonly deliveryDate: string | null;
}

interface LineFacts {
	readonly production: ProductionState;
	readonly delivery: DeliveryState;
	readonly quantity: number;
}

async function linesOf(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, LineFacts[]>> {
	if (orders.length === 0) return new Map();
	const lines = await db
		.selectFrom("order_line")
		.select(["order", "production", "delivery", "quantity"])
		.where(
			"order",
			"in",
			orders.map(({ id }) => id),
		)
		.orderBy("position")
		.execute();
	return Map.groupBy(lines, ({ order }) => order);
}

function listItem(order: ListedOrder, lines: readonly LineFacts[]) {
	const { number, channel, customer, currency } = order;
	return {
		number,
		channel,
		placedAt: (order.placed_at ?? order.drafted_at).toISOString(),
		customer,
		total: { amount: order.total, currency },
		payment: { method: order.payment_method, state: order.payment_state },
		production: lines.map(({ production }) => production),
		delivery: lines.map(({ delivery }) => delivery),
		deliveryDate: order.deliveryDate ?? "",
		pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	};
}
