import { join } from "node:path";
import { err, invariant, ok, type Result } from "@offizin/base";
import { lastHandover } from "@offizin/delivery";
import { photosOf } from "@offizin/design";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { findDesign } from "../designs/design-store.ts";
import type { Platform } from "../platform.ts";
import type { PrintProblem, PrintTask } from "../print/print-task.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { colorLossOf } from "../uploads/renditions.ts";
import { uploadFolders } from "../uploads/upload-folders.ts";
import { findUploads } from "../uploads/upload-store.ts";

/** Gathers what a job is made of: the frozen revision and the originals of its photos. */
export async function loadTask(
	{ config, database: { db }, files, profiles }: Platform,
	job: string,
): Promise<Result<PrintTask, PrintProblem>> {
	const row = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("order", "order.id", "order_line.order")
		.leftJoin("design", "design.id", "order_line.design")
		.select(({ selectFrom }) =>
			selectFrom("order_delivery")
				.innerJoin("order_delivery_line", "order_delivery_line.delivery", "order_delivery.id")
				.whereRef("order_delivery_line.line", "=", "order_line.id")
				.where("carriage", "<>", "ribbon")
				.select("date")
				.as("deliverBy"),
		)
		.select(["order.number", "order.channel", "order.placed_at", "design.owner"])
		.select(["order.shipping_type", "order.shipping", "order.billing"])
		.select(["order_line.id as line", "position", "name", "quantity"])
		.select(["order_line.design", "order_line.revision", "print_data_removed_at"])
		.where("print_job.id", "=", job)
		.executeTakeFirstOrThrow();
	invariant(row.placed_at, "only placed orders are printed");
	if (row.print_data_removed_at) {
		return err({ code: "print_data_removed", at: row.print_data_removed_at.toISOString() });
	}
	invariant(
		row.design && row.owner && row.revision,
		"a line with print data names a design and its revision",
	);
	const owner = readOwner(row.owner);
	const design = await findDesign(db, { id: row.design, owner, revision: row.revision });
	invariant(design, `design ${row.design} has revision ${row.revision}`);

	const wanted = new Set(photosOf(design.document).map(({ upload }) => upload));
	const uploads = await findUploads(db, [...wanted], owner);
	const { document } = design;
	const proof = profiles.choose(printedProduct(document));
	const photos: PrintTask["photos"][number][] = [];
	for (const upload of wanted) {
		const { sha256 = "" } = uploads.get(upload) ?? {};
		const key = originalKey(sha256);
		if (!uploads.has(upload) || !(await files.exists(key))) return err({ code: "photo_missing", upload });
		const colorLoss = await colorLossOf(files, { sha256, proof });
		photos.push({ upload, path: await files.localPath(key), colorLoss });
	}
	// As the date was promised: for an unknown place of the country (delivery.D4).
	const { country } = row.shipping ?? row.billing;
	const terms = { shippingType: row.shipping_type, destination: { country } };
	const { deliverBy } = row;
	invariant(deliverBy, `line ${row.line} travels in no delivery`);
	const finishBy = lastHandover(terms, deliverBy);
	return ok({
		job,
		order: row.number,
		channel: row.channel,
		placedAt: row.placed_at.toISOString(),
		line: {
			id: row.line,
			position: row.position,
			name: row.name,
			quantity: row.quantity,
			deliverBy,
			...(finishBy && { finishBy }),
		},
		design: { id: design.id, revision: design.revision, document },
		profile: proof.profile,
		photos,
		folder: join(uploadFolders(config).printing, newId()),
	});
}
