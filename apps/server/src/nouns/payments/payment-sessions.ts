import type { Selectable } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import type { PaymentSessionTable } from "../../adapters/database/tables/payment-table.ts";
import type { ProviderKey } from "../../adapters/payment/payment-provider.ts";

export type PaymentSession = Selectable<PaymentSessionTable>;

/** Begins the payment of an order, before the provider is asked: from here on it can be withdrawn. */
export async function beginSession(
	db: Db,
	{ order, provider, at }: { readonly order: string; readonly provider: ProviderKey; readonly at: Date },
): Promise<void> {
	await db
		.insertInto("payment_session")
		.values({ order, provider, id: null, state: "open", reference: null, created_at: at })
		.onConflict((conflict) => conflict.column("order").doNothing())
		.execute();
}

export function findSession(db: Db, order: string): Promise<PaymentSession | undefined> {
	return db.selectFrom("payment_session").selectAll().where("order", "=", order).executeTakeFirst();
}

/** The session that a provider means by the id of a payment, or by the reference of its money. */
export function sessionAbout(
	db: Db,
	provider: ProviderKey,
	about: string,
): Promise<PaymentSession | undefined> {
	return db
		.selectFrom("payment_session")
		.selectAll()
		.where("provider", "=", provider)
		.where((eb) => eb.or([eb("id", "=", about), eb("reference", "=", about)]))
		.executeTakeFirst();
}

/** Notes what the provider calls it. False when it has been withdrawn meanwhile. */
export async function nameSession(db: Db, order: string, id: string): Promise<boolean> {
	const named = await db
		.updateTable("payment_session")
		.set({ id })
		.where("order", "=", order)
		.where("state", "<>", "withdrawn")
		.returning("order")
		.executeTakeFirst();
	return named !== undefined;
}

/** Takes the right to collect; false when it has been withdrawn. */
export async function takeSession(db: Db, order: string): Promise<boolean> {
	const taken = await db
		.updateTable("payment_session")
		.set({ state: "taken" })
		.where("order", "=", order)
		.where("state", "<>", "withdrawn")
		.returning("order")
		.executeTakeFirst();
	return taken !== undefined;
}

/** What the provider has collected, or is collecting, whatever we had decided. */
export async function noteMoney(db: Db, order: string, reference: string | null): Promise<void> {
	await db
		.updateTable("payment_session")
		.set({ state: "taken", reference })
		.where("order", "=", order)
		.execute();
}

/** Nobody has agreed after all: what was to be collected was refused. */
export async function reopenSession(db: Db, order: string): Promise<void> {
	await db
		.updateTable("payment_session")
		.set({ state: "open" })
		.where("order", "=", order)
		.where("state", "=", "taken")
		.execute();
}

/** Nobody may agree any more, unless somebody has. The session as it is then. */
export async function withdrawSession(db: Db, order: string): Promise<PaymentSession | undefined> {
	await db
		.updateTable("payment_session")
		.set({ state: "withdrawn" })
		.where("order", "=", order)
		.where("state", "=", "open")
		.execute();
	return findSession(db, order);
}
