import { Readable } from "node:stream";
import type { Context } from "hono";
import { type GoodsKind, goodsLetterOf } from "../../nouns/documents/goods-letter-of.ts";
import { type GiftCardRefusal, giftCard } from "../../nouns/office-orders/gift-card.ts";
import { findOrder } from "../../nouns/orders/order-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { printFileKey } from "../../nouns/print/print-file.ts";
import { problemWords } from "../../nouns/print/print-words.ts";
import { findPrintFile, printDataRemovedAt } from "../../nouns/print-jobs/find-print-file.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refusePrintData, sendPreview } from "../orders/routes.ts";
import { sendDocument } from "../orders/send-document.ts";
import { requireRight, type StaffEnv } from "../staff/require-staff.ts";

const papers: Readonly<Record<string, GoodsKind>> = {
	"delivery-note.pdf": "deliveryNote",
	"packing-slip.pdf": "packingSlip",
};

/** Downloads of the back office: print files, and the pictures of ordered lines. Mounted behind the login. */
export function officeFileRoutes(platform: Platform) {
	const { database, files } = platform;
	return createRouter<StaffEnv>()
		.get("/office-api/jobs/:id/files/:name", requireRight("files.read"), async (c) => {
			const { id: job, name } = c.req.param();
			const file = await findPrintFile(database.db, { job, name });
			const removedAt = await printDataRemovedAt(database.db, job);
			if (removedAt) return refusePrintData(c, removedAt);
			if (!file) return refuse(c, "file_unknown");
			const stream = await files.readStream(printFileKey(file.sha256));
			return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
				"Content-Type": file.content_type,
				"Content-Length": String(file.bytes),
				"Content-Disposition": `attachment; filename="${file.name}"`,
				"Content-Security-Policy": "sandbox",
				ETag: `"${file.sha256}"`,
			});
		})
		.get("/office-api/orders/:number/lines/:line/preview.png", requireRight("orders.read"), async (c) => {
			const order = await findOrder(database.db, c.req.param("number"));
			const line = order?.lines.find(({ id }) => id === c.req.param("line"));
			return line ? sendPreview(c, platform, line) : refuse(c, "order_unknown");
		})
		.get("/office-api/orders/:number/documents/:file", requireRight("orders.read"), async (c) => {
			const { number, file } = c.req.param();
			const order = await findOrder(database.db, number);
			return order ? sendDocument(c, platform, order, file) : refuse(c, "order_unknown");
		})
		.get("/office-api/orders/:number/papers/:file", requireRight("orders.read"), async (c) => {
			const order = await findOrder(database.db, c.req.param("number"));
			const kind = papers[c.req.param("file")];
			if (!order || !kind) return refuse(c, "order_unknown");
			const made = await goodsLetterOf(platform, order, kind);
			if (!made.ok) return refuse(c, made.error.code);
			return c.body(Uint8Array.from(made.value), 200, {
				"Content-Type": "application/pdf",
				"Content-Disposition": `inline; filename="${order.row.number}-${c.req.param("file")}"`,
				"Content-Security-Policy": "sandbox",
				"Cache-Control": "private, no-store",
			});
		})
		.get("/office-api/orders/:number/gift-card.pdf", requireRight("files.read"), async (c) => {
			const order = await findOrder(database.db, c.req.param("number"));
			if (!order) return refuse(c, "order_unknown");
			const card = await giftCard(platform, order);
			if (!card.ok) return refuseGiftCard(c, card.error);
			return c.body(Uint8Array.from(card.value), 200, {
				"Content-Type": "application/pdf",
				"Content-Disposition": `attachment; filename="${order.row.number}-gift-card.pdf"`,
				"Content-Security-Policy": "sandbox",
				"Cache-Control": "private, no-store",
			});
		});
}

function refuseGiftCard(c: Context, error: GiftCardRefusal): Refused {
	switch (error.code) {
		case "gift_message_missing":
		case "render_busy":
		case "render_too_heavy":
			return refuse(c, error.code);
		default:
			return refuse(c, "gift_card_not_printable", { message: problemWords(error) });
	}
}
