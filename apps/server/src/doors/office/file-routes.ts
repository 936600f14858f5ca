import { Readable } from "node:stream";
import { findOrder } from "../../nouns/orders/order-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { printFileKey } from "../../nouns/print/print-file.ts";
import { findPrintFile, printDataRemovedAt } from "../../nouns/print-jobs/find-print-file.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refusePrintData, sendPreview } from "../orders/routes.ts";
import { requireRight, type StaffEnv } from "../staff/require-staff.ts";

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
		});
}
