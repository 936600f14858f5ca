import { err, ok, type Result } from "@offizin/base";
import { checkWithdrawal, type FieldError, tidyWithdrawal, type Withdrawal } from "@offizin/orders";
import type { Site } from "@offizin/sites";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { recordEvents } from "../orders/order-event.ts";
import type { Platform } from "../platform.ts";

export interface WithdrawalRefused {
	readonly code: "withdrawal_invalid";
	readonly fields: readonly FieldError[];
}

/** Takes a declaration of withdrawal. It counts from now on, whether or not its order is known; a mail confirms it. */
export function declareWithdrawal(
	{ database, queue, now }: Pick<Platform, "database" | "queue" | "now">,
	site: Site,
	declared: Withdrawal,
): Promise<Result<Date, WithdrawalRefused>> {
	return transact<Date, WithdrawalRefused>(database.db, async (trx) => {
		const fields = checkWithdrawal(declared);
		if (fields.length > 0) return err({ code: "withdrawal_invalid", fields });
		const { name, email, orderNumber, what } = tidyWithdrawal(declared);
		const order = await trx
			.selectFrom("order")
			.select("id")
			.where("number", "=", orderNumber)
			.where("channel", "=", site.channel)
			.where("email", "=", email.toLowerCase())
			.where("state", "=", "placed")
			.executeTakeFirst();
		const id = newId();
		const at = now();
		await trx
			.insertInto("withdrawal")
			.values({
				...{ id, ...site, name, email, what, order_number: orderNumber },
				...{ order: order?.id ?? null, received_at: at },
			})
			.execute();
		if (order) await recordEvents(trx, [{ order: order.id, at, event: "withdrawn" }]);
		await queue.send("withdrawal.mail", { withdrawal: id }, { trx, key: id });
		return ok(at);
	});
}
