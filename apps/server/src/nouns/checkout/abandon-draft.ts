import { lockCartOfOrder } from "../cart/cart-store.ts";
import type { Platform } from "../platform.ts";
import { releaseVoucher } from "../vouchers/voucher-terms.ts";
import { paymentDue } from "./payment-due.ts";
import type { PaymentStep } from "./payment-step.ts";

/**
 * Gives up a draft that nobody has agreed to pay: nobody can any more, its cart is free again, its requests count as
 * never made. False when somebody has agreed: then the order stands.
 */
export async function abandonDraft(platform: Platform, id: string, pay: PaymentStep): Promise<boolean> {
	if ((await pay.withdraw(await paymentDue(platform, id))) === "agreed") return false;
	await platform.database.db.transaction().execute(async (trx) => {
		await lockCartOfOrder(trx, id);
		const abandoned = await trx
			.updateTable("order")
			.set({ state: "abandoned" })
			.where("id", "=", id)
			.where("state", "=", "draft")
			.returning("id")
			.executeTakeFirst();
		if (!abandoned) return;
		await releaseVoucher(trx, id, platform.now());
		await trx.deleteFrom("checkout_request").where("order", "=", id).execute();
	});
	return true;
}
