import type { Context } from "hono";
import { documentFile, xRechnung } from "../../nouns/documents/document-file.ts";
import { documentsOf } from "../../nouns/documents/document-store.ts";
import type { StoredOrder } from "../../nouns/orders/order-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { refuse } from "../http/refuse.ts";

/**
 * "PV-RE-DE-26-00042.pdf" of an order, and of one with a routing id also ".xml": the same as XRechnung. It is the file that was
 * made once, shown in the browser and kept by nobody but it.
 */
export async function sendDocument(
	c: Context,
	platform: Platform,
	{ row }: StoredOrder,
	file: string,
): Promise<Response> {
	const [, number, type] = /^([A-Z0-9-]{1,40})\.(pdf|xml)$/.exec(file) ?? [];
	const documents = number ? await documentsOf(platform.database.db, row.id) : [];
	const issued = documents.find((one) => one.number === number);
	if (!issued || (type === "xml" && !row.routing_id)) return refuse(c, "document_unknown");
	const made =
		type === "xml" && row.routing_id
			? await xRechnung(platform, issued, row.routing_id)
			: await documentFile(platform, issued);
	if (!made.ok) return refuse(c, made.error.code);
	return c.body(Uint8Array.from(made.value), 200, {
		"Content-Type": type === "xml" ? "application/xml" : "application/pdf",
		"Content-Disposition": `${type === "xml" ? "attachment" : "inline"}; filename="${issued.number}.${type}"`,
		"Content-Security-Policy": "sandbox",
		"Cache-Control": "private, no-store",
	});
}
