import { err, ok, type Result } from "@offizin/base";
import type { OfficeOrder } from "@offizin/contract";
import { checkContact, type FieldError, tidyContact } from "@offizin/orders";
import { toJson } from "../../adapters/database/json.ts";
import { transact } from "../../adapters/database/transact.ts";
import { recordEvents } from "../orders/order-event.ts";
import { lockOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

export interface EmailCorrection {
	readonly number: string;
	readonly email: string;
	readonly by: Actor;
}

export type CorrectionRefusal =
	| { readonly code: "order_unknown" }
	| { readonly code: "contact_removed" }
	| { readonly code: "address_invalid"; readonly fields: readonly FieldError[] };

/** Gives an order another mail address, by the rule of the checkout. Mails that still wait go there. */
export function correctEmail(
	{ database, now, templates }: Platform,
	{ number, email, by }: EmailCorrection,
): Promise<Result<OfficeOrder, CorrectionRefusal>> {
	return transact<OfficeOrder, CorrectionRefusal>(database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		const { id, contact, contact_removed_at } = order.row;
		if (contact_removed_at) return err({ code: "contact_removed" });
		const fields = checkContact({ email });
		if (fields.length > 0) return err({ code: "address_invalid", fields });
		const corrected = tidyContact({ ...contact, email });
		if (corrected.email !== contact.email) {
			await trx
				.updateTable("order")
				.set({ contact: toJson(corrected), email: corrected.email.toLowerCase() })
				.where("id", "=", id)
				.execute();
			await recordEvents(trx, [{ order: id, at: now(), event: "email_corrected", by }]);
		}
		const after = { ...order, row: { ...order.row, contact: corrected } };
		return ok(await viewOfficeOrder(trx, after, templates));
	});
}
