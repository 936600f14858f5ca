import { createHash } from "node:crypto";
import { timeOfDay, wallTime } from "@offizin/calendar-days";
import { isDesigned } from "@offizin/cart";
import { marketOf } from "@offizin/sites";
import { formatDay, say, wordsOf } from "@offizin/words";
import type { Selectable } from "kysely";
import type { WithdrawalTable } from "../../adapters/database/tables/withdrawal-table.ts";
import type { Config } from "../../config.ts";
import { imprintOf } from "../mail/imprint.ts";
import { mailBrands, mailDomain, shopAddress } from "../mail/mail-brand.ts";
import type { MailContent } from "../mail/mail-content.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { openPost, type Post } from "../mail/post.ts";
import { renderHtml } from "../mail/render-html.ts";
import { renderText } from "../mail/render-text.ts";
import { findOrderById, type StoredOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";

type Stored = Selectable<WithdrawalTable>;

/** Registers the job that confirms declarations of withdrawal. */
export function workOnWithdrawals(platform: Platform): void {
	const post = openPost(platform);
	platform.queue.work("withdrawal.mail", ({ withdrawal }) => sendWithdrawalMail(platform, post, withdrawal));
}

/** Confirms a declaration to who made it, and shows it to the workshop. Throws to be tried again. */
export async function sendWithdrawalMail(
	{ config, database, log }: Pick<Platform, "config" | "database" | "log">,
	post: Post,
	id: string,
): Promise<void> {
	const declared = await database.db
		.selectFrom("withdrawal")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirst();
	if (!declared) return;
	const order = declared.order ? await findOrderById(database.db, declared.order) : undefined;
	const domain = mailDomain(config, declared.channel);
	for (const [to, copy] of [
		[declared.email, ""],
		[`hallo@${domain}`, "-copy"],
	] as const) {
		const mail = `withdrawal-${id}${copy}`;
		const taken = await post.send(await messageFor(config, declared, { order, to, mail }), mail);
		if (taken.ok) continue;
		const { code, smtpCode, isFinal } = taken.error;
		if (!isFinal) throw new Error(`mail of a withdrawal not taken: ${code}, SMTP ${smtpCode ?? "silent"}`);
		log.warn({ code, smtpCode }, "mail of a withdrawal refused");
	}
}

interface Addressed {
	readonly order: StoredOrder | undefined;
	readonly to: string;
	/** Names the mail where it is kept. */
	readonly mail: string;
}

async function messageFor(
	config: Config,
	declared: Stored,
	{ order, to, mail }: Addressed,
): Promise<MailMessage> {
	const brand = mailBrands[declared.channel];
	const domain = mailDomain(config, declared.channel);
	const address = `hallo@${domain}`;
	const content = contentOf(declared, order, {
		brand: brand.name,
		address,
		home: shopAddress(config, declared),
	});
	return {
		from: { name: brand.name, address },
		to,
		subject: content.subject,
		text: renderText(content),
		html: await renderHtml(content, brand),
		messageId: `<${createHash("sha256").update(mail).digest("hex").slice(0, 32)}@${domain}>`,
		pictures: [],
	};
}

interface Shop {
	readonly brand: string;
	readonly address: string;
	readonly home: string;
}

/** What was declared, when it came in, and which lines can be taken back (§ 356a, § 312g BGB). */
function contentOf(declared: Stored, order: StoredOrder | undefined, shop: Shop): MailContent {
	const { locale, market, name, email, order_number: number, what, received_at } = declared;
	const words = wordsOf(locale).mail.withdrawal;
	const { timeZone } = marketOf(market);
	const at = received_at.toISOString();
	const moment = { day: formatDay(wallTime(at, timeZone).day, locale), time: timeOfDay(at, timeZone) };
	const lines = (order?.lines ?? []).map((line) =>
		say(isDesigned(line) ? words.made : words.returnable, { name: line.name }, locale),
	);
	return {
		locale,
		subject: say(words.subject, { number }, locale),
		greeting: say(words.greeting, { name }, locale),
		paragraphs: [say(words.received, moment, locale), words.next],
		items: [],
		totals: [],
		blocks: [
			{
				title: words.declared,
				lines: [
					say(words.from, { number }, locale),
					say(words.by, { name, email }, locale),
					what === "" ? words.everything : what.replace(/\s+/g, " "),
				],
			},
			...(lines.length > 0 ? [{ title: words.lines, lines }] : []),
		],
		link: { words: words.link, href: `${shop.home}/widerruf/` },
		terms: imprintOf(locale, shop),
		farewell: say(words.farewell, { brand: shop.brand }, locale),
	};
}
