import { printedItems } from "@offizin/cart";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { Platform } from "../platform.ts";
import { holdPrintFile, printFileKey } from "../print/print-file.ts";
import { recordEvents } from "./order-event.ts";

/**
 * Lets the lines of an order go of their designs, for ever: from now on the order says that its print data are
 * removed. Designs and photos then go as those nobody ordered do; the files go with `removePrintFiles`.
 */
export async function releasePrintData(trx: Trx, order: string, at: Date): Promise<void> {
	const released = await trx
		.updateTable("order_line")
		.set({ design: null, revision: null, print_data_removed_at: at })
		.where("order", "=", order)
		.where("item", "in", [...printedItems])
		.where("print_data_removed_at", "is", null)
		.returning("id")
		.execute();
	if (released.length === 0) return;
	const lines = released.map(({ id }) => id);
	await trx
		.updateTable("print_job")
		.set({ notes: toJson([]) })
		.where("line", "in", lines)
		.execute();
	await recordEvents(trx, [{ order, at, event: "print_data_removed" }]);
}

/**
 * Removes the print files of every line whose print data were released, what a crash has left of them included. A file
 * that another job has too stays for it.
 */
export async function removePrintFiles({
	database: { db },
	files,
}: Pick<Platform, "database" | "files">): Promise<void> {
	for (const { job, name, sha256 } of await releasedFiles(db)) {
		await db.transaction().execute(async (trx) => {
			await holdPrintFile(trx, sha256);
			await trx.deleteFrom("print_file").where("job", "=", job).where("name", "=", name).execute();
			const other = await trx
				.selectFrom("print_file")
				.select("job")
				.where("sha256", "=", sha256)
				.limit(1)
				.executeTakeFirst();
			// Before the row is gone for good: a crash in between leaves a row that leads here again.
			if (!other) await files.delete(printFileKey(sha256));
		});
	}
}

function releasedFiles(db: Db) {
	return db
		.selectFrom("print_file")
		.innerJoin("print_job", "print_job.id", "print_file.job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select(["print_file.job", "print_file.name", "print_file.sha256"])
		.where("order_line.print_data_removed_at", "is not", null)
		.execute();
}
