import { Readable } from "node:stream";
import type { Db } from "../../adapters/database/database.ts";
import { findOrder } from "../../nouns/orders/order-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { printFileKey } from "../../nouns/print/print-file.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refusePrintData, sendPreview } from "../orders/routes.ts";
import { requireRight, type StaffEnv } from "../staff/require-staff.ts";

/** Downloads of the back office: print files, and the pictures of ordered lines. Mounted behind the login. */
export function officeFileRoutes(platform: Platform) {
	const { database, files } = platform;
	return createRouter<StaffEnv>()
		.get("/office-api/jobs/:id/files/:name", requireRight("files.read"), async (c) => {
			// The name only chooses among what the job has; it never becomes a path.
			const file = await database.db
				.selectFrom("print_file")
				.selectAll()
				.where("job", "=", c.req.param("id"))
				.where("name", "=", c.req.param("name"))
				.executeTakeFirst();
			const removedAt = await printDataRemovedAt(database.db, c.req.param("id"));
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

/** When the print data of a job's line were removed; null while they are kept, undefined for an unknown job. */
async function printDataRemovedAt(db: Db, job: string): Promise<Date | null | undefined> {
	const line = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_data_removed_at")
		.where("print_job.id", "=", job)
		.executeTakeFirst();
	return line?.print_data_removed_at;
}
