import { ok } from "@offizin/base";
import type { MailKind } from "@offizin/contract";
import type { MailMessage } from "../nouns/mail/mail-message.ts";
import type { Post } from "../nouns/mail/post.ts";
import type { Platform } from "../nouns/platform.ts";

/** Takes every mail and keeps it. */
export function postInto(sent: MailMessage[]): Post {
	return {
		async send(message) {
			sent.push(message);
			return ok(undefined);
		},
	};
}

/** Id of the first mail of a kind about an order. */
export async function mailOf(
	{ database }: Platform,
	{ order, kind }: { readonly order: string; readonly kind: MailKind },
): Promise<string> {
	const { id } = await database.db
		.selectFrom("mail")
		.select("id")
		.where("order", "=", order)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();
	return id;
}
