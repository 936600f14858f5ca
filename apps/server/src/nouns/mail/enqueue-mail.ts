import type { MailKind } from "@offizin/contract";
import type { Trx } from "../../adapters/database/database.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Platform } from "../platform.ts";

export interface NewMail {
	readonly order: string;
	readonly kind: MailKind;
	/** Of mails of this kind about this order, the first when it is absent; each copy goes out once. */
	readonly copy?: number;
}

/** Puts a mail on its way, in the transaction that makes true what it tells. */
export async function enqueueMail(
	{ queue, now }: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, kind, copy = 1 }: NewMail,
): Promise<void> {
	const mail = await trx
		.insertInto("mail")
		.values({ id: newId(), order, kind, copy, state: "waiting", created_at: now() })
		.onConflict((conflict) => conflict.columns(["order", "kind", "copy"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	if (mail) await queue.send("mail.send", { mail: mail.id }, { trx, key: mail.id });
}
