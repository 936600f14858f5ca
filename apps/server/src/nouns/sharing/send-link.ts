import { createHash } from "node:crypto";
import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { wallTime } from "@offizin/calendar-days";
import type { DesignLink } from "@offizin/contract";
import { operator, type Site } from "@offizin/sites";
import { formatDayShort, say, wordsOf } from "@offizin/words";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Config } from "../../config.ts";
import { mailBrands, mailDomain } from "../mail/mail-brand.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { openPost, type Post } from "../mail/post.ts";
import { renderHtml } from "../mail/render-html.ts";
import { renderText } from "../mail/render-text.ts";
import type { Platform } from "../platform.ts";
import { insertLink } from "./design-links.ts";
import { linkAddress } from "./link-address.ts";

/** Mail servers that are slow hold up no more of these than that. */
const AT_ONCE = 2;
/** How the names of kept mails of the demo begin. */
const KEPT_AS = "design-";

export interface LinkLetter {
	readonly id: string;
	readonly owner: Owner;
	readonly site: Site;
	/** Lower case. */
	readonly email: string;
	readonly purpose: DesignLink["purpose"];
}

/** "mail_limit": an owner writes to so many in an hour. */
export type LetterError = "design_unknown" | "links_full" | "mail_limit";

/** Makes a link and orders the mail that carries it. Asked only by who owns the design, and not often. */
export function mailLink(
	{
		config,
		database,
		limiter,
		now,
		queue,
	}: Pick<Platform, "config" | "database" | "limiter" | "now" | "queue">,
	{ id, owner, site, email, purpose }: LinkLetter,
): Promise<Result<{ id: string }, LetterError>> {
	return transact<{ id: string }, LetterError>(database.db, async (trx) => {
		const at = now();
		const made = await insertLink(trx, { id, owner, purpose, kind: "link" }, { at, secret: config.secret });
		if (!made.ok) return made;
		if (limiter.take("share mail", formatOwner(owner)) > 0) return err("mail_limit");
		const { channel, market, locale } = site;
		const mail = newId();
		await trx
			.insertInto("design_mail")
			.values({ id: mail, link: made.value.id, email, token: made.value.secret, channel, market, locale, at })
			.execute();
		await queue.send("design.mail", { mail }, { trx, key: mail });
		return ok({ id: made.value.id });
	});
}

/** Registers the job that sends links. */
export function workOnLinkMails(platform: Platform): void {
	const post = openPost(platform);
	platform.queue.work("design.mail", ({ mail }) => sendLink(platform, post, mail), { atOnce: AT_ONCE });
}

/** Sends a link and forgets the address with its secret; one that was revoked meanwhile is not sent. Throws to be tried again. */
export async function sendLink(
	{ config, database: { db }, log, now }: Pick<Platform, "config" | "database" | "log" | "now">,
	post: Post,
	id: string,
): Promise<void> {
	const letter = await db
		.selectFrom("design_mail")
		.innerJoin("design_link", "design_link.id", "design_mail.link")
		.selectAll("design_mail")
		.select(["purpose", "expires_at"])
		.where("design_mail.id", "=", id)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now())
		.executeTakeFirst();
	if (letter) {
		const { channel, email } = letter;
		const brand = mailBrands[channel];
		const domain = mailDomain(config, channel);
		const content = letterContent(config, letter);
		const taken = await post.send(
			{
				from: { name: brand.name, address: `hallo@${domain}` },
				to: email,
				subject: content.subject,
				text: renderText(content),
				html: await renderHtml(content, brand),
				messageId: `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`,
				pictures: [],
			},
			KEPT_AS + id,
		);
		if (!taken.ok) {
			const { code, smtpCode, isFinal } = taken.error;
			if (!isFinal) throw new Error(`mail of a design not taken: ${code}, SMTP ${smtpCode ?? "silent"}`);
			log.warn({ code, smtpCode }, "mail of a design refused");
		}
	}
	await db.deleteFrom("design_mail").where("id", "=", id).execute();
}

interface Letter extends Site {
	readonly purpose: DesignLink["purpose"];
	readonly token: string;
	readonly expires_at: Date;
}

function letterContent(config: Config, { purpose, token, expires_at, ...site }: Letter): MailContent {
	const { channel, locale } = site;
	const { name: brand } = mailBrands[channel];
	const words = wordsOf(locale).mail.designLink;
	const day = formatDayShort(wallTime(expires_at.toISOString(), "Europe/Berlin").day, locale);
	const tell = (message: string) => say(message, { brand, day }, locale);
	const { subject, about, link } = words[purpose];
	return {
		locale,
		subject: tell(subject),
		greeting: words.greeting,
		paragraphs: [tell(about), tell(words.until), words.mistake],
		items: [],
		totals: [],
		blocks: [],
		link: { words: link, href: linkAddress(config, site, { purpose, token }) },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [`${operator.street}, ${operator.postalCode} ${operator.city}`, words.kept],
			},
		],
		farewell: tell(words.farewell),
	};
}

/** Removes letters to an address that are not handed over yet, and those a demo has kept. */
export async function removeLinkMails(trx: Trx, email: string): Promise<void> {
	await trx.deleteFrom("design_mail").where("email", "=", email).execute();
	await trx
		.deleteFrom("kept_mail")
		.where("recipient", "=", email)
		.where("mail", "like", `${KEPT_AS}%`)
		.execute();
}

/** Removes letters that no mail server has taken since `before`. */
export async function forgetLinkMails(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("design_mail").where("at", "<", before).execute();
}
