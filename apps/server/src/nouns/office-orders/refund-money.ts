import { err, ok, type Result } from "@offizin/base";
import type { OfficeOrder } from "@offizin/contract";
import { transact } from "../../adapters/database/transact.ts";
import { lockOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { noteTransfer, type RefundTooHigh, requestRefund } from "../refunds/refund-order.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

interface MoneyRequest {
	readonly number: string;
	/** Minor units of the currency of the order. */
	readonly amount: number;
	readonly reason: string;
	readonly by: Actor;
}

type Unknown = { readonly code: "order_unknown" | "refund_unknown" };

/** Gives money of an order back, for a member of staff. */
export function refundMoney(
	platform: Platform,
	{ number, ...wish }: MoneyRequest,
): Promise<Result<OfficeOrder, RefundTooHigh | Unknown>> {
	return transact<OfficeOrder, RefundTooHigh | Unknown>(platform.database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		const requested = await requestRefund(platform, trx, { order: order.row.id, ...wish });
		if (!requested.ok) return requested;
		const after = await lockOrder(trx, number);
		return ok(await viewOfficeOrder(trx, after ?? order, platform.templates));
	});
}

/** Notes that somebody has transferred the money of a refund. */
export function noteRefundTransfer(
	platform: Platform,
	{ number, refund, by }: { readonly number: string; readonly refund: string; readonly by: Actor },
): Promise<Result<OfficeOrder, Unknown>> {
	return transact<OfficeOrder, Unknown>(platform.database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		const noted = await noteTransfer(platform, trx, { order: order.row.id, refund, by });
		if (!noted.ok) return noted;
		const after = await lockOrder(trx, number);
		return ok(await viewOfficeOrder(trx, after ?? order, platform.templates));
	});
}
