import { sql } from "kysely";

/** SQL: nothing of the order at hand is still to be made or sent. */
export const isFinished = sql<boolean>`not exists (
	select from order_line
	where order_line."order" = "order".id
		and order_line.delivery = 'pending' and order_line.production <> 'cancelled'
)`;

/** SQL: when the last of it was sent or given up; when it was placed, where history does not say. */
export const finishedAt = sql<Date>`coalesce(
	(select max(at) from order_event where order_event."order" = "order".id and event in ('ship', 'cancel')),
	"order".placed_at
)`;
