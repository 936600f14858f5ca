import { printedItems } from "@offizin/cart";
import type { Platform } from "../platform.ts";
import { finishedAt, isFinished } from "./finished-order.ts";
import { releasePrintData, removePrintFiles } from "./remove-print-data.ts";

/** Removes the print data of orders whose last line was sent at `sentUntil` or before; an unfinished one keeps them. */
export async function forgetPrintData(
	platform: Pick<Platform, "database" | "files" | "now">,
	sentUntil: Date,
): Promise<void> {
	const { db } = platform.database;
	const due = await db
		.selectFrom("order")
		.select("id")
		.where("state", "=", "placed")
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("order_line")
					.select("order_line.id")
					.whereRef("order_line.order", "=", "order.id")
					.where("item", "in", [...printedItems])
					.where("print_data_removed_at", "is", null),
			),
		)
		.where(isFinished)
		.where(finishedAt, "<=", sentUntil)
		.execute();
	for (const { id } of due) {
		await db.transaction().execute((trx) => releasePrintData(trx, id, platform.now()));
	}
	await removePrintFiles(platform);
}
