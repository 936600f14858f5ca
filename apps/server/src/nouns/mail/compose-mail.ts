import { createHash } from "node:crypto";
import { assertNever } from "@offizin/base";
import type { MailKind } from "@offizin/contract";
import { accessTokenOf } from "../orders/access-token.ts";
import { smallLinePicture } from "../orders/line-preview.ts";
import type { StoredOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { cancelledMail } from "./cancelled-mail.ts";
import { confirmationMail, type MailFacts } from "./confirmation-mail.ts";
import { mailBrands, mailDomain, shopAddress } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";
import type { MailMessage, MailPicture } from "./mail-message.ts";
import { pictureId } from "./order-blocks.ts";
import { paidMail } from "./paid-mail.ts";
import { refundedMail } from "./refunded-mail.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import { shippedMail } from "./shipped-mail.ts";

/** Twice the width it is shown at. */
const PICTURE_WIDTH = 240;

/** The mail `id` about an order, to the address the order has now, pictures included. */
export async function composeMail(
	platform: Platform,
	order: StoredOrder,
	{ id, kind }: { readonly id: string; readonly kind: MailKind },
): Promise<MailMessage> {
	const { config } = platform;
	const { row } = order;
	const brand = mailBrands[row.channel];
	const domain = mailDomain(config, row.channel);
	const token = accessTokenOf(config.secret, row.id);
	const address = `bestellung@${domain}`;
	const pictures = await picturesOf(platform, order);
	const content = contentOf(kind, order, {
		brand: brand.name,
		address,
		orderLink: `${shopAddress(config, row)}/bestellung/${row.number}/?token=${token}`,
		isDemo: config.mode === "demo",
		pictured: new Set(pictures.keys()),
	});
	return {
		from: { name: brand.name, address },
		to: row.contact.email,
		subject: content.subject,
		text: renderText(content),
		html: await renderHtml(content, brand),
		// The id of the mail opens nothing, but it is nobody's business either.
		messageId: `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`,
		pictures: [...pictures.values()],
	};
}

/** The pictures of those lines that have one, by the id of the line. */
async function picturesOf(
	platform: Platform,
	{ lines }: StoredOrder,
): Promise<ReadonlyMap<string, MailPicture>> {
	const pictures = new Map<string, MailPicture>();
	for (const line of lines) {
		const bytes = await smallLinePicture(platform, line, PICTURE_WIDTH);
		if (bytes) pictures.set(line.id, { cid: pictureId(line.id), contentType: "image/jpeg", bytes });
	}
	return pictures;
}

function contentOf(kind: MailKind, order: StoredOrder, facts: MailFacts): MailContent {
	switch (kind) {
		case "confirmation":
			return confirmationMail(order, facts);
		case "paid":
			return paidMail(order, facts);
		case "refunded":
			return refundedMail(order, facts);
		case "shipped":
			return shippedMail(order, facts);
		case "cancelled":
			return cancelledMail(order, facts);
		default:
			return assertNever(kind, "mail kind");
	}
}
