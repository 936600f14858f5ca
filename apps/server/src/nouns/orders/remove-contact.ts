import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { lockCartsOf } from "../cart/cart-store.ts";
import { recordEvents } from "./order-event.ts";

/**
 * Reduces a placed order to what its invoice needs: mail address, telephone, gift, delivery address (all but the country, by
 * which it was taxed), mails, the visitor it came from and the link of its page go for ever.
 */
export async function removeContact(trx: Trx, order: string, at: Date): Promise<void> {
	const whose = await trx
		.selectFrom("order")
		.innerJoin("cart", "cart.id", "order.cart")
		.select("cart.owner")
		.where("order.id", "=", order)
		.executeTakeFirst();
	// Carts before orders, everywhere; all of theirs, since with this order others may become nobody's.
	if (whose?.owner) await lockCartsOf(trx, [whose.owner]);
	const kept = await trx
		.selectFrom("order")
		.select(["cart", "email", "shipping"])
		.where("id", "=", order)
		.where("state", "=", "placed")
		.where("contact_removed_at", "is", null)
		.forNoKeyUpdate()
		.executeTakeFirst();
	if (!kept) return;
	const nothing = { firstName: "", lastName: "", street: "", postalCode: "", city: "" };
	await trx
		.updateTable("order")
		.set({
			email: "",
			contact: toJson({ email: "" }),
			shipping: kept.shipping ? toJson({ ...nothing, country: kept.shipping.country }) : null,
			gift: null,
			token_hash: hashToken(newId()),
			request_hash: "",
			contact_removed_at: at,
		})
		.where("id", "=", order)
		.execute();
	await removeVisitor(trx, kept);
	await trx.deleteFrom("checkout_request").where("order", "=", order).execute();
	await removeKeptMails(trx, order);
	await trx.deleteFrom("mail").where("order", "=", order).where("state", "<>", "sent").execute();
	await recordEvents(trx, [{ order, at, event: "contact_removed" }]);
}

/**
 * Empties the cart of a reduced order and removes whose it was. While an order of the same browser has another address,
 * the visitor stays noted: else what was left in that browser would count as the other person's alone (find-person.ts).
 */
async function removeVisitor(
	trx: Trx,
	{ cart, email }: { readonly cart: string; readonly email: string },
): Promise<void> {
	const emptied = await trx
		.updateTable("cart")
		.set({ lines: toJson([]) })
		.where("id", "=", cart)
		.returning("owner")
		.executeTakeFirst();
	if (!emptied?.owner) return;
	await sql`
		update cart set owner = null
		where owner = ${emptied.owner}
			and exists (select from "order" where "order".cart = cart.id and "order".email = '')
			and not exists (
				select from "order" as other join cart as theirs on other.cart = theirs.id
				where theirs.owner = ${emptied.owner} and other.email not in ('', ${email})
			)
	`.execute(trx);
}

/** Removes the texts of mails about an order; that they were sent stays noted. */
export async function removeKeptMails(trx: Trx, order: string): Promise<void> {
	await trx
		.deleteFrom("kept_mail")
		.where("mail", "in", ({ selectFrom }) => selectFrom("mail").select("mail.id").where("order", "=", order))
		.execute();
}
