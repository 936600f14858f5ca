import { createTransport } from "nodemailer";
import type { Db } from "../database/database.ts";
import { toJson } from "../database/json.ts";
import type { MailMessage } from "./mail-message.ts";

/** Where finished mails go. Throws when one was not taken; it may then have been, and is sent again. */
export interface Post {
	send(message: MailMessage, mail: string): Promise<void>;
}

/** Over a mail server: smtp://user:password@host:port, or smtps://. */
export function smtpPost(url: string): Post {
	const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
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
			} catch (error) {
				throw refusal(error);
			}
		},
	};
}

/** Mail servers repeat the address they refuse; log and queue get the facts without it. */
function refusal(error: unknown): Error {
	const facts = ["code", "command", "responseCode"].flatMap((name) =>
		error instanceof Error && name in error ? [`${name} ${String(Reflect.get(error, name))}`] : [],
	);
	return new Error(`the mail server did not take the mail (${facts.join(", ")})`);
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
		},
	};
}
