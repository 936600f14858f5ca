import { err, ok, type Result } from "@offizin/base";
import type { OfficeOrder } from "@offizin/contract";
import { transact } from "../../adapters/database/transact.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvents } from "../orders/order-event.ts";
import { lockOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { Actor } from "../staff/actor.ts";
import { viewOfficeOrder } from "./view-order.ts";

export interface RepeatRequest {
	readonly number: string;
	/** Id of the mail. */
	readonly mail: string;
	readonly by: Actor;
}

export type RepeatRefusal = {
	readonly code: "order_unknown" | "contact_removed" | "mail_unknown" | "mail_on_its_way";
};

/**
 * Sends a mail again, as a mail of its own: whoever asks for it wants a second one. Only the newest of its kind can be
 * repeated, and only when it is not waiting, so that two clicks are one copy.
 */
export function sendMailAgain(
	platform: Platform,
	{ number, mail, by }: RepeatRequest,
): Promise<Result<OfficeOrder, RepeatRefusal>> {
	return transact<OfficeOrder, RepeatRefusal>(platform.database.db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return err({ code: "order_unknown" });
		if (order.row.contact_removed_at) return err({ code: "contact_removed" });
		const { id } = order.row;
		const rows = await trx.selectFrom("mail").selectAll().where("order", "=", id).execute();
		const wanted = rows.find((row) => row.id === mail);
		if (!wanted) return err({ code: "mail_unknown" });
		const { kind, copy, state } = wanted;
		const isNewest = rows.every((row) => row.kind !== kind || row.copy <= copy);
		if (!isNewest || state === "waiting") return err({ code: "mail_on_its_way" });
		await enqueueMail(platform, trx, { order: id, kind, copy: copy + 1 });
		await recordEvents(trx, [{ order: id, at: platform.now(), event: "mail_again", by }]);
		return ok(await viewOfficeOrder(trx, order, platform.templates));
	});
}
