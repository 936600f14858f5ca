import type { OrderDelivery } from "@offizin/orders";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";

/** The deliveries of an order as they were promised, in the order in which they were stored. */
export async function findDeliveries(db: Db | Trx, order: string): Promise<readonly OrderDelivery[]> {
	return db
		.selectFrom("order_delivery")
		.innerJoin("order_delivery_line", "order_delivery_line.delivery", "order_delivery.id")
		.innerJoin("order_line", "order_line.id", "order_delivery_line.line")
		.select(["carriage", "date"])
		.select(sql<string[]>`array_agg(order_line.id order by order_line.position)`.as("lines"))
		.where("order_delivery.order", "=", order)
		.groupBy("order_delivery.id")
		.orderBy("order_delivery.id")
		.execute();
}

/** Stores what is promised now in place of what was. */
export async function storeDeliveries(
	trx: Trx,
	order: string,
	deliveries: readonly OrderDelivery[],
): Promise<void> {
	await trx.deleteFrom("order_delivery").where("order", "=", order).execute();
	for (const { carriage, date, lines } of deliveries) {
		const { id } = await trx
			.insertInto("order_delivery")
			.values({ order, carriage, date })
			.returning("id")
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("order_delivery_line")
			.values(lines.map((line) => ({ delivery: id, line })))
			.execute();
	}
}
