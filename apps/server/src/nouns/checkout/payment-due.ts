import type { Platform } from "../platform.ts";
import type { PaymentDue } from "./payment-step.ts";

/** What is to be paid for the order `id`. */
export async function paymentDue({ database }: Platform, id: string): Promise<PaymentDue> {
	const { method, amount, currency } = await database.db
		.selectFrom("order")
		.select(["payment_method as method", "total as amount", "currency"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { order: id, method, total: { amount, currency } };
}
