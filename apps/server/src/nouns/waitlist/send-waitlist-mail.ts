import { createHash } from "node:crypto";
import { productPages } from "@offizin/contract";
import { operator } from "@offizin/sites";
import { formatDay, say, wordsOf } from "@offizin/words";
import type { Selectable } from "kysely";
import type { WaitlistEntryTable } from "../../adapters/database/tables/waitlist-table.ts";
import type { Config } from "../../config.ts";
import { mailBrands, mailDomain, shopAddress } from "../mail/mail-brand.ts";
import type { MailContent } from "../mail/mail-content.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import type { Post } from "../mail/post.ts";
import { renderHtml } from "../mail/render-html.ts";
import { renderText } from "../mail/render-text.ts";
import type { Platform } from "../platform.ts";
import { waitlistToken } from "./waitlist-token.ts";

type Entry = Selectable<WaitlistEntryTable>;

/** Asks the address of an entry whether it was meant, unless it has answered since. Throws to be tried again. */
export async function sendWaitlistMail(
	{ config, database, log }: Pick<Platform, "config" | "database" | "log">,
	post: Post,
	id: string,
): Promise<void> {
	const entry = await database.db
		.selectFrom("waitlist_entry")
		.selectAll()
		.where("id", "=", id)
		.where("confirmed_at", "is", null)
		.executeTakeFirst();
	if (!entry) return;
	const mail = `${id}.${entry.asked_at.getTime()}`;
	const taken = await post.send(await messageFor(config, entry, mail), mail);
	if (taken.ok) return;
	const { code, smtpCode, isFinal } = taken.error;
	if (!isFinal) throw new Error(`mail of the waitlist not taken: ${code}, SMTP ${smtpCode ?? "silent"}`);
	log.warn({ code, smtpCode }, "mail of the waitlist refused");
}

async function messageFor(config: Config, entry: Entry, mail: string): Promise<MailMessage> {
	const brand = mailBrands[entry.channel];
	const domain = mailDomain(config, entry.channel);
	const content = contentFor(config, entry);
	return {
		from: { name: brand.name, address: `hallo@${domain}` },
		to: entry.email,
		subject: content.subject,
		text: renderText(content),
		html: await renderHtml(content, brand),
		messageId: `<${createHash("sha256").update(mail).digest("hex").slice(0, 32)}@${domain}>`,
		pictures: [],
	};
}

function contentFor(config: Config, entry: Entry): MailContent {
	const { channel, locale, product, asked_at } = entry;
	const { name: brand } = mailBrands[channel];
	const words = wordsOf(locale).mail.waitlist;
	const values = { brand, product: wordsOf(locale).product[product].name };
	const home = shopAddress(config, entry);
	const token = waitlistToken(config.secret, entry.id);
	const answer = (name: string) => `${home}/bescheid/?${new URLSearchParams({ [name]: token })}`;
	const tell = (message: string) => say(message, values, locale);
	return {
		locale,
		subject: tell(words.subject),
		greeting: words.greeting,
		paragraphs: [tell(words.asked), tell(words.once), words.mistake],
		items: [],
		totals: [],
		blocks: [{ title: words.about, lines: [`${home}${productPages[product]}`] }],
		link: { words: words.link, href: answer("token") },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [
					`${operator.street}, ${operator.postalCode} ${operator.city}`,
					say(words.proof, { day: formatDay(asked_at.toISOString().slice(0, 10), locale) }, locale),
					say(words.leave, { link: answer("abmelden") }, locale),
				],
			},
		],
		farewell: tell(words.farewell),
	};
}
