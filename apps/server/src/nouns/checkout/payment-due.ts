import type { Platform } from "../platform.ts";
import type { PaymentDue } from "./payment-step.ts";

/** What is to be paid for the order `id`. */
export async function paymentDue({ database }: Pick<Platform, "database">, id: string): Promise<PaymentDue> {
	const { number, method, amount, currency, email, ...site } = await database.db
		.selectFrom("order")
		.select(["number", "payment_method as method", "total as amount", "currency", "email"])
		.select(["channel", "market", "locale"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { order: id, number, method, total: { amount, currency }, site, email };
}
