import { formatOwner, type Owner } from "@offizin/accounts";
import type { Cart, VoucherTerms } from "@offizin/cart";
import type { ChannelKey } from "@offizin/sites";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { findVoucher } from "./voucher-store.ts";

/** Who uses a voucher, as far as it is known. */
export interface VoucherCustomer {
	readonly owner: Owner | undefined;
	readonly channel: ChannelKey;
	/** Once an order is made. */
	readonly email?: string | undefined;
}

/** The voucher of a cart with its uses; undefined where the cart has none, or one that is gone. */
export async function voucherTermsOf(
	db: Db | Trx,
	{ voucher: code }: Pick<Cart, "voucher">,
	customer: VoucherCustomer,
): Promise<VoucherTerms | undefined> {
	const voucher = code === undefined ? undefined : await findVoucher(db, code);
	return voucher && { voucher, ...(await usesOf(db, voucher.code, customer)) };
}

/** How often a voucher has been used, and how often somebody has ordered: by owner, and by mail address. */
export async function usesOf(
	db: Db | Trx,
	code: string,
	customer: VoucherCustomer,
): Promise<Omit<VoucherTerms, "voucher">> {
	const inAll = await db
		.selectFrom("voucher_use")
		.where("voucher", "=", code)
		.where("released_at", "is", null)
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	const theirs = ordersOf(db, customer);
	const before = await theirs
		?.where("order.payment_state", "<>", "cancelled")
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	const used = await theirs
		?.innerJoin("voucher_use", "voucher_use.order", "order.id")
		.where("voucher_use.voucher", "=", code)
		.where("released_at", "is", null)
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	return {
		channel: customer.channel,
		ordersBefore: Number(before?.count ?? 0),
		usedByCustomer: Number(used?.count ?? 0),
		usedInAll: Number(inAll.count),
	};
}

/** Orders of somebody; undefined where nothing is known of them. */
function ordersOf(db: Db | Trx, { owner, email }: VoucherCustomer) {
	if (owner === undefined && email === undefined) return undefined;
	return db
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.where("order.state", "in", ["draft", "placed"])
		.where((eb) =>
			eb.or([
				...(owner === undefined ? [] : [eb("cart.owner", "=", formatOwner(owner))]),
				...(email === undefined ? [] : [eb("order.email", "=", email.trim().toLowerCase())]),
			]),
		);
}

/** Notes that an order was lowered by a voucher. The caller has locked it (`lockVoucher`). */
export async function useVoucher(trx: Trx, code: string, order: string, at: Date): Promise<void> {
	await trx.insertInto("voucher_use").values({ voucher: code, order, at, released_at: null }).execute();
}

/**
 * Lets nobody else use a voucher until the transaction ends, so that its last use is one. Carts are locked before
 * vouchers.
 */
export async function lockVoucher(trx: Trx, code: string): Promise<void> {
	await trx.selectFrom("voucher").select("code").where("code", "=", code).forUpdate().execute();
}

/** Gives the use of an order back, which was given up or cancelled. */
export async function releaseVoucher(trx: Trx, order: string, at: Date): Promise<void> {
	await trx
		.updateTable("voucher_use")
		.set({ released_at: at })
		.where("order", "=", order)
		.where("released_at", "is", null)
		.execute();
}
