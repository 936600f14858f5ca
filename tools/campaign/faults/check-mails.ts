import type { MailSink } from "../ground/mail-sink.ts";
import type { Buyer } from "./buyer.ts";

/** One confirmation for every order, to the one who ordered. The same mail may come again under its own id. */
export function checkMails({ mails }: MailSink, orders: ReadonlyMap<string, Buyer>) {
	const breaches: string[] = [];
	const byId = Map.groupBy(mails, ({ messageId }) => messageId);
	const idsOf = Map.groupBy(
		[...byId].map(([id, [mail]]) => ({ id, to: mail?.to ?? "" })),
		({ to }) => to,
	);
	for (const [number, { email }] of orders) {
		const ids = idsOf.get(email) ?? [];
		if (ids.length !== 1) breaches.push(`${number}: ${ids.length} different mails to ${email}`);
	}
	const known = new Set([...orders.values()].map(({ email }) => email));
	for (const to of idsOf.keys()) if (!known.has(to)) breaches.push(`a mail to ${to}, who has no order`);
	return { ids: byId.size, again: mails.length - byId.size, breaches };
}
