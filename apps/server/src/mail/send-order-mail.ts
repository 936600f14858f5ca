import { createHash } from "node:crypto";
import { assertNever, invariant } from "@offizin/base";
import sharp from "sharp";
import { crashPoint } from "../crash-point.ts";
import { newId } from "../http/new-id.ts";
import { accessTokenOf } from "../orders/access-token.ts";
import { linePreview } from "../orders/line-preview.ts";
import { findOrderById, type StoredOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { confirmationMail, type MailFacts } from "./confirmation-mail.ts";
import { mailBrands, mailDomain, shopOrigin } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";
import type { MailMessage, MailPicture } from "./mail-message.ts";
import type { MailKind } from "./mail-table.ts";
import { pictureId } from "./order-blocks.ts";
import type { Post } from "./post.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import { shippedMail } from "./shipped-mail.ts";

/** Twice the width it is shown at. */
const PICTURE_WIDTH = 240;

/** Sends a mail about an order unless it has been sent: one row per order and kind says so. */
export async function sendOrderMail(
	platform: Platform,
	post: Post,
	{ order, kind }: { readonly order: string; readonly kind: MailKind },
): Promise<void> {
	const { config, database, now } = platform;
	const mail = await claimMail(platform, order, kind);
	if (mail.state === "sent") return;
	crashPoint(config, "mail.afterClaim");
	const stored = await findOrderById(database.db, order);
	invariant(stored, `order ${order} is placed`);
	await post.send(await composeMail(platform, stored, kind), mail.id);
	// Between these two steps a power cut means a second mail with the same Message-ID: SMTP knows no exactly once.
	crashPoint(config, "mail.afterSend");
	await database.db
		.updateTable("mail")
		.set({ state: "sent", sent_at: now() })
		.where("id", "=", mail.id)
		.execute();
}

async function claimMail({ database: { db }, now }: Platform, order: string, kind: MailKind) {
	await db
		.insertInto("mail")
		.values({ id: newId(), order, kind, state: "waiting", created_at: now(), sent_at: null })
		.onConflict((conflict) => conflict.columns(["order", "kind"]).doNothing())
		.execute();
	return db
		.selectFrom("mail")
		.select(["id", "state"])
		.where("order", "=", order)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();
}

/** The mail about an order, pictures included. */
async function composeMail(platform: Platform, order: StoredOrder, kind: MailKind): Promise<MailMessage> {
	const { config } = platform;
	const { row, lines } = order;
	const brand = mailBrands[row.channel];
	const domain = mailDomain(config, row.channel);
	const token = accessTokenOf(config.secret, row.id);
	const address = `bestellung@${domain}`;
	const content = contentOf(kind, order, {
		brand: brand.name,
		address,
		orderLink: `${shopOrigin(config, row.channel)}/bestellung/${row.number}/?token=${token}`,
		isDemo: config.mode === "demo",
	});
	const pictures: MailPicture[] = [];
	for (const line of lines) {
		const bytes = await smallPicture(await linePreview(platform, line));
		pictures.push({ cid: pictureId(line.id), contentType: "image/jpeg", bytes });
	}
	return {
		from: { name: brand.name, address },
		to: row.contact.email,
		subject: content.subject,
		text: renderText(content),
		html: await renderHtml(content, brand),
		// The id of the order opens nothing, but it is nobody's business either.
		messageId: `<${createHash("sha256").update(`${kind} ${row.id}`).digest("hex").slice(0, 32)}@${domain}>`,
		pictures,
	};
}

function contentOf(kind: MailKind, order: StoredOrder, facts: MailFacts): MailContent {
	switch (kind) {
		case "confirmation":
			return confirmationMail(order, facts);
		case "shipped":
			return shippedMail(order, facts);
		default:
			return assertNever(kind, "mail kind");
	}
}

function smallPicture(png: Uint8Array): Promise<Uint8Array> {
	return sharp(png).resize(PICTURE_WIDTH).flatten({ background: "#ffffff" }).jpeg({ quality: 88 }).toBuffer();
}
