import type { OfficeOrder } from "@offizin/contract";
import type { Db, Trx } from "../../adapters/database/database.ts";

export type MailView = OfficeOrder["mails"][number];

interface MailedOrder {
	readonly id: string;
	/** Since then there is no address to write to. */
	readonly contact_removed_at: Date | null;
}

/** Every mail about an order, oldest first; of one moment "confirmation" before "shipped". */
export async function viewMails(db: Db | Trx, order: MailedOrder): Promise<MailView[]> {
	const rows = await db
		.selectFrom("mail")
		.selectAll()
		.where("order", "=", order.id)
		.orderBy("created_at")
		.orderBy("kind")
		.orderBy("copy")
		.execute();
	return rows.map(({ id, kind, copy, state, tries, problem, ...row }) => ({
		id,
		kind,
		state,
		createdAt: row.created_at.toISOString(),
		triedAt: row.tried_at?.toISOString() ?? null,
		tries,
		sentAt: row.sent_at?.toISOString() ?? null,
		problem,
		smtpCode: row.smtp_code,
		mayRepeat:
			!order.contact_removed_at &&
			state !== "waiting" &&
			rows.every((other) => other.kind !== kind || other.copy <= copy),
	}));
}

/**
 * Orders with a mail that reached nobody: refused or given up, and not sent again since. Of a mail and its copies the
 * newest counts.
 */
export function ordersWithUndelivered(db: Db | Trx) {
	return db
		.selectFrom("mail")
		.select("mail.order")
		.where("mail.state", "in", ["refused", "given_up"])
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("mail as newer")
						.select("newer.id")
						.whereRef("newer.order", "=", "mail.order")
						.whereRef("newer.kind", "=", "mail.kind")
						.whereRef("newer.copy", ">", "mail.copy"),
				),
			),
		);
}
