import { formatOwner, type Owner, type StoredOwner } from "@offizin/accounts";
import { readStoredConfiguration } from "@offizin/assortment";
import { type Cart, type CartLine, emptyCart } from "@offizin/cart";
import type { ChannelKey } from "@offizin/sites";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { CartTable, StoredCartLine } from "../../adapters/database/tables/cart-table.ts";
import { newId } from "../../adapters/ids/new-id.ts";

/** Whose cart, and in which shop. */
export interface CartOwner {
	readonly owner: Owner;
	readonly channel: ChannelKey;
}

/** The owner's open cart, without starting one. */
export async function findCart(db: Db | Trx, { owner, channel }: CartOwner): Promise<Cart | undefined> {
	const row = await openCart(db, { owner, channel }).executeTakeFirst();
	return row && toCart(row);
}

/** The open cart, locked until the transaction ends. */
export async function lockCart(trx: Trx, whose: CartOwner): Promise<Cart | undefined> {
	const row = await openCart(trx, whose).forUpdate().executeTakeFirst();
	return row && toCart(row);
}

/** The open cart, started if there is none, locked until the transaction ends. */
export async function lockOrStartCart(trx: Trx, whose: CartOwner, now: Date): Promise<Cart> {
	const { channel } = whose;
	const owner = formatOwner(whose.owner);
	for (;;) {
		const open = await lockCart(trx, whose);
		if (open) return open;
		const { id, version, lines } = emptyCart(newId());
		await trx
			.insertInto("cart")
			.values({ id, owner, channel, version, lines: toJson(lines), changed_at: now })
			.onConflict((conflict) =>
				conflict.columns(["owner", "channel"]).where("ordered_at", "is", null).doNothing(),
			)
			.execute();
	}
}

/**
 * Locks every cart of some owners, ordered ones too, until the transaction ends: by their ids, so that of two who lock
 * several neither waits for the other.
 */
export async function lockCartsOf(trx: Trx, owners: readonly StoredOwner[]): Promise<void> {
	await trx
		.selectFrom("cart")
		.select("id")
		.where("owner", "in", [...owners])
		.orderBy("id")
		.forUpdate()
		.execute();
}

/**
 * Locks the cart of an order until the transaction ends. Whoever changes both locks the cart first, so that no two wait
 * for each other.
 */
export async function lockCartOfOrder(trx: Trx, order: string): Promise<void> {
	await trx
		.selectFrom("cart")
		.select("cart.id")
		.where("cart.id", "=", ({ selectFrom }) =>
			selectFrom("order").select("order.cart").where("order.id", "=", order),
		)
		.forUpdate()
		.execute();
}

/** The order being made of a cart that the transaction has locked: none can begin or end meanwhile. */
export function findDraft(trx: Trx, cart: string): Promise<{ id: string; request_hash: string } | undefined> {
	return trx
		.selectFrom("order")
		.select(["id", "request_hash"])
		.where("cart", "=", cart)
		.where("state", "=", "draft")
		.executeTakeFirst();
}

export async function saveCart(trx: Trx, { id, version, lines, voucher }: Cart, now: Date): Promise<void> {
	await trx
		.updateTable("cart")
		.set({ version, lines: toJson(lines), voucher: voucher ?? null, changed_at: now })
		.where("id", "=", id)
		.execute();
}

/** The cart has become an order; the owner's next one starts empty. */
export async function closeCart(trx: Trx, id: string, now: Date): Promise<void> {
	await trx.updateTable("cart").set({ ordered_at: now }).where("id", "=", id).execute();
}

function toCart({
	voucher,
	...row
}: Pick<Selectable<CartTable>, "id" | "version" | "lines" | "voucher">): Cart {
	return { ...row, lines: row.lines.map(readLine), ...(voucher === null ? {} : { voucher }) };
}

function readLine(line: StoredCartLine): CartLine {
	if (line.item === "article" || line.item === "voucher") return line;
	if (line.item === "product") return { ...line, configuration: readStoredConfiguration(line) };
	const { item = "design", product = "card", configuration } = line;
	return { ...line, item, product, configuration: readStoredConfiguration({ product, configuration }) };
}

function openCart(db: Db | Trx, { owner, channel }: CartOwner) {
	return db
		.selectFrom("cart")
		.select(["id", "version", "lines", "voucher"])
		.where("owner", "=", formatOwner(owner))
		.where("channel", "=", channel)
		.where("ordered_at", "is", null);
}
