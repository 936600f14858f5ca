import { err, ok, type Result } from "@offizin/base";
import { transact } from "../../adapters/database/transact.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Platform } from "../platform.ts";
import { cancelOrder } from "./cancel-order.ts";

/** Cancels an order for who ordered it, and writes so to them. */
export function giveUpOrder(
	platform: Platform,
	order: string,
): Promise<Result<undefined, { readonly code: "order_not_cancellable" }>> {
	return transact(platform.database.db, async (trx) => {
		if (!(await cancelOrder(platform, trx, { order })))
			return err({ code: "order_not_cancellable" as const });
		await enqueueMail(platform, trx, { order, kind: "cancelled" });
		return ok(undefined);
	});
}
