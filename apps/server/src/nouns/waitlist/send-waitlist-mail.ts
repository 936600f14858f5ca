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
import { removeEntries } from "./answer-waitlist.ts";
import { waitlistToken } from "./waitlist-token.ts";

type Entry = Selectable<WaitlistEntryTable>;

type Sending = Pick<Platform, "config" | "database" | "log">;

/** Asks the address of an entry whether it was meant, unless it has answered since. Throws to be tried again. */
export async function sendWaitlistMail(platform: Sending, post: Post, id: string): Promise<void> {
	const entry = await platform.database.db
		.selectFrom("waitlist_entry")
		.selectAll()
		.where("id", "=", id)
		.where("confirmed_at", "is", null)
		.executeTakeFirst();
	if (!entry) return;
	const content = contentFor(platform.config, entry);
	await hand(platform, post, { entry, content, mail: `${id}.${entry.asked_at.getTime()}` });
}

/** Tells the address of an entry that its product has opened, and forgets it. Throws to be tried again. */
export async function sendOpeningMail(platform: Sending, post: Post, id: string): Promise<void> {
	const { db } = platform.database;
	const entry = await db
		.selectFrom("waitlist_entry")
		.selectAll()
		.where("id", "=", id)
		.where("announced_at", "is not", null)
		.executeTakeFirst();
	if (!entry) return;
	await hand(platform, post, {
		entry,
		content: openingContent(platform.config, entry),
		mail: `opening-${id}`,
	});
	await db.transaction().execute((trx) => removeEntries(trx, [id]));
}

interface Handed {
	readonly entry: Entry;
	readonly content: MailContent;
	/** Names the mail where it is kept. */
	readonly mail: string;
}

/** Hands a mail to the post; one that is refused for good is given up. */
async function hand({ config, log }: Sending, post: Post, { entry, content, mail }: Handed): Promise<void> {
	const taken = await post.send(await messageFor(config, entry, { content, mail }), mail);
	if (taken.ok) return;
	const { code, smtpCode, isFinal } = taken.error;
	if (!isFinal) throw new Error(`mail of the waitlist not taken: ${code}, SMTP ${smtpCode ?? "silent"}`);
	log.warn({ code, smtpCode }, "mail of the waitlist refused");
}

async function messageFor(
	config: Config,
	entry: Entry,
	{ content, mail }: Pick<Handed, "content" | "mail">,
): Promise<MailMessage> {
	const brand = mailBrands[entry.channel];
	const domain = mailDomain(config, entry.channel);
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

function openingContent(config: Config, entry: Entry): MailContent {
	const { channel, locale, product, confirmed_at } = entry;
	const { name: brand } = mailBrands[channel];
	const words = wordsOf(locale).mail.opening;
	const values = { brand, product: wordsOf(locale).product[product].name };
	const tell = (message: string) => say(message, values, locale);
	const confirmed = formatDay((confirmed_at ?? entry.asked_at).toISOString().slice(0, 10), locale);
	return {
		locale,
		subject: tell(words.subject),
		greeting: words.greeting,
		paragraphs: [tell(words.opened), words.erased],
		items: [],
		totals: [],
		blocks: [],
		link: { words: words.link, href: `${shopAddress(config, entry)}${productPages[product]}` },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [
					`${operator.street}, ${operator.postalCode} ${operator.city}`,
					say(words.proof, { day: confirmed }, locale),
				],
			},
		],
		farewell: tell(words.farewell),
	};
}
