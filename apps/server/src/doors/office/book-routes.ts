import type { Context } from "hono";
import { datevFile, documentsCsv, ossCsv } from "../../nouns/documents/books.ts";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { requireRight, requireStaff, type StaffEnv } from "../staff/require-staff.ts";

/** What leaves for the tax adviser: documents and bookings of a month, the one-stop shop of a quarter. */
export function officeBookRoutes({ database, staff, now }: Platform) {
	const router = createRouter<StaffEnv>();
	router.use("/office-api/books/*", requireStaff(staff));
	return router.get("/office-api/books/:file", requireRight("books.read"), async (c) => {
		const month = c.req.query("month") ?? "";
		const name = c.req.param("file");
		const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
		const isQuarter = isMonth && ["01", "04", "07", "10"].includes(month.slice(5));
		const locale = localeOf(c);
		const { patientDb: db } = database;
		if (name === "documents.csv" && isMonth) {
			return sendFile(c, await documentsCsv(db, month, locale), `documents-${month}.csv`);
		}
		if (name === "oss.csv" && isQuarter) {
			return sendFile(c, await ossCsv(db, month, locale), `oss-${month}.csv`);
		}
		if (name === "datev.csv" && isMonth) {
			const batch = await datevFile(db, month, now());
			return batch.ok
				? sendFile(c, Uint8Array.from(batch.value), `EXTF_${month}.csv`)
				: refuse(c, batch.error.code);
		}
		return refuse(c, "file_unknown");
	});
}

function sendFile(c: Context, content: string | Uint8Array<ArrayBuffer>, name: string): Response {
	const charset = typeof content === "string" ? "utf-8" : "windows-1252";
	return c.body(content, 200, {
		"Content-Type": `text/csv; charset=${charset}`,
		"Content-Disposition": `attachment; filename="${name}"`,
		"Cache-Control": "private, no-store",
	});
}
