import { ok, type Result } from "@offizin/base";
import { createTransport } from "nodemailer";
import type { Db } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { Platform } from "../platform.ts";
import type { MailMessage } from "./mail-message.ts";
import { type PostRefusal, smtpRefusal } from "./smtp-refusal.ts";

/** Where finished mails go. A mail that was not taken may have been all the same, and is sent again. */
export interface Post {
	send(message: MailMessage, mail: string): Promise<Result<undefined, PostRefusal>>;
}

/** To the mail server, or where there is none into the mailbox of the demo. */
export function openPost({ config, database, now }: Pick<Platform, "config" | "database" | "now">): Post {
	return config.smtpUrl ? smtpPost(config.smtpUrl) : keptPost(database.db, now);
}

/** How long a mail server may be silent, in milliseconds: until it is connected, until it greets, and after that. */
export interface SmtpPatience {
	readonly connection: number;
	readonly greeting: number;
	readonly silence: number;
}
const patience: SmtpPatience = { connection: 10_000, greeting: 10_000, silence: 30_000 };

/** Over a mail server: smtp://user:password@host:port, or smtps://. */
export function smtpPost(url: string, { connection, greeting, silence } = patience): Post {
	const transport = createTransport({
		url,
		disableFileAccess: true,
		disableUrlAccess: true,
		connectionTimeout: connection,
		greetingTimeout: greeting,
		socketTimeout: silence,
	});
	return {
		async send({ from, to, subject, text, html, messageId, pictures }) {
			try {
				await transport.sendMail({
					from: { ...from },
					to: { name: "", address: to },
					subject,
					text,
					html,
					messageId,
					headers: { "Auto-Submitted": "auto-generated" },
					attachments: pictures.map(({ cid, contentType, bytes }, index) => ({
						cid,
						contentType,
						content: Buffer.from(bytes),
						filename: `karte-${index + 1}.jpg`,
						contentDisposition: "inline" as const,
					})),
				});
				return ok(undefined);
			} catch (error) {
				return smtpRefusal(error);
			}
		},
	};
}

/** Kept in the database for /mailbox of the demo. */
export function keptPost(db: Db, now: () => Date): Post {
	return {
		async send({ from, to, subject, text, html, pictures }, mail) {
			const kept = pictures.map(({ cid, contentType, bytes }) => ({
				cid,
				contentType,
				base64: Buffer.from(bytes).toString("base64"),
			}));
			await db
				.insertInto("kept_mail")
				.values({
					mail,
					kept_at: now(),
					sender: `${from.name} <${from.address}>`,
					recipient: to,
					subject,
					text,
					html,
					pictures: toJson(kept),
				})
				.onConflict((conflict) => conflict.column("mail").doNothing())
				.execute();
			return ok(undefined);
		},
	};
}
