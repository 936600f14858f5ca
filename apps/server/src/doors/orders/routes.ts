import { cancelOrder, getOrder } from "@offizin/contract";
import type { Context } from "hono";
import { giveUpOrder } from "../../nouns/order-changes/give-up-order.ts";
import { opensOrder } from "../../nouns/orders/access-token.ts";
import { linePreview } from "../../nouns/orders/line-preview.ts";
import { findOrder, type StoredOrder } from "../../nouns/orders/order-store.ts";
import { viewOrder } from "../../nouns/orders/order-view.ts";
import type { StoredLine } from "../../nouns/orders/stored-line.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { sendDocument } from "./send-document.ts";

/** An order for whoever holds its link. Unknown orders and wrong tokens are answered alike. */
export function orderRoutes(platform: Platform) {
	const { database, limiter, templates } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/orders/:number", rateLimit(limiter, "preview"));

	async function openOrder(number: string, token: string): Promise<StoredOrder | undefined> {
		const order = await findOrder(database.db, number);
		return opensOrder(token, order?.row.token_hash) ? order : undefined;
	}

	function viewFor(order: StoredOrder, token: string) {
		const { number, locale } = order.row;
		return viewOrder(order, {
			locale,
			templates,
			previewOf: ({ id }) =>
				`/web-api/orders/${number}/lines/${id}/preview.png?token=${encodeURIComponent(token)}`,
			fileOf: (document) =>
				`/web-api/orders/${number}/documents/${document}.pdf?token=${encodeURIComponent(token)}`,
		});
	}

	router.openapi(getOrder, async (c) => {
		const { token } = c.req.valid("query");
		const order = await openOrder(c.req.valid("param").number, token);
		if (!order) return refuse(c, "order_unknown");
		c.header("Cache-Control", "no-store");
		return c.json(viewFor(order, token), 200);
	});
	router.on("POST", "/web-api/orders/:number/cancellation", rateLimit(limiter, "change"));
	router.openapi(cancelOrder, async (c) => {
		const { token } = c.req.valid("query");
		const { number } = c.req.valid("param");
		const order = await openOrder(number, token);
		if (!order) return refuse(c, "order_unknown");
		const cancelled = await giveUpOrder(platform, order.row.id);
		if (!cancelled.ok) return refuse(c, cancelled.error.code);
		const after = await openOrder(number, token);
		c.header("Cache-Control", "no-store");
		return after ? c.json(viewFor(after, token), 200) : refuse(c, "order_unknown");
	});
	router.get("/web-api/orders/:number/lines/:line/preview.png", rateLimit(limiter, "preview"), async (c) => {
		const order = await openOrder(c.req.param("number"), c.req.query("token") ?? "");
		const line = order?.lines.find(({ id }) => id === c.req.param("line"));
		return line ? sendPreview(c, platform, line) : refuse(c, "order_unknown");
	});
	router.get("/web-api/orders/:number/documents/:file", rateLimit(limiter, "preview"), async (c) => {
		const order = await openOrder(c.req.param("number"), c.req.query("token") ?? "");
		return order ? sendDocument(c, platform, order, c.req.param("file")) : refuse(c, "order_unknown");
	});
	return router;
}

/** A line's preview; the link is secret, so the picture is kept by nobody but the browser that asked. */
export async function sendPreview(c: Context, platform: Platform, line: StoredLine): Promise<Response> {
	const preview = await linePreview(platform, line, clientOf(c));
	if (!preview) return refuse(c, "order_unknown");
	if (!preview.ok) {
		const { error } = preview;
		return "at" in error ? refusePrintData(c, error.at) : refuse(c, error.code);
	}
	return c.body(Uint8Array.from(preview.value), 200, {
		"Content-Type": "image/png",
		"Cache-Control": "private, max-age=3600",
	});
}

/** Says since when there are no print data any more. */
export function refusePrintData(c: Context, removedAt: Date): Refused {
	return refuse(c, "print_data_removed", { more: { removedAt: removedAt.toISOString() } });
}
