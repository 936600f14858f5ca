import { join } from "node:path";
import type { StoredOwner } from "@offizin/accounts";
import { printsOf, readStoredConfiguration } from "@offizin/assortment";
import { err, invariant, ok, type Result } from "@offizin/base";
import { lastHandover } from "@offizin/delivery";
import { photosOf, printedGuests } from "@offizin/design";
import type { Selectable } from "kysely";
import { readOwner } from "../../adapters/database/read-owner.ts";
import type { OrderLineTable } from "../../adapters/database/tables/order-table.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { findDesign } from "../designs/design-store.ts";
import type { Platform } from "../platform.ts";
import type { PrintProblem, PrintTask } from "../print/print-task.ts";
import { patternDocument, patternIdOf } from "../templates/product-pattern.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { colorLossOf } from "../uploads/renditions.ts";
import { uploadFolders } from "../uploads/upload-folders.ts";
import { findUploads } from "../uploads/upload-store.ts";

/** Gathers what a job is made of: the frozen revision and the originals of its photos, or a pattern of ours. */
export async function loadTask(platform: Platform, job: string): Promise<Result<PrintTask, PrintProblem>> {
	const {
		config,
		database: { db },
	} = platform;
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
		.select(["order_line.id as line", "position", "order_line.name", "quantity"])
		.select(["order_line.design", "order_line.revision", "print_data_removed_at"])
		.select(["item", "order_line.product", "order_line.configuration"])
		.where("print_job.id", "=", job)
		.executeTakeFirstOrThrow();
	invariant(row.placed_at, "only placed orders are printed");
	if (row.print_data_removed_at) {
		return err({ code: "print_data_removed", at: row.print_data_removed_at.toISOString() });
	}
	const made = row.item === "product" ? await ourPattern(platform, row) : await theirDesign(platform, row);
	if (!made.ok) return made;
	// As the date was promised; before postcodes were asked it was for any place of the country (delivery.D4).
	const { country, postalCode } = row.shipping ?? row.billing;
	const terms = { shippingType: row.shipping_type, destination: { country, postalCode } };
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
		...made.value,
		folder: join(uploadFolders(config).printing, newId()),
	});
}

type Made = Pick<PrintTask, "design" | "profile" | "photos" | "guests">;
type Line = Pick<
	Selectable<OrderLineTable>,
	"design" | "revision" | "product" | "configuration" | "quantity"
> & {
	readonly owner: StoredOwner | null;
};

async function theirDesign(
	{ database: { db }, files, profiles }: Platform,
	{ design: id, owner: storedOwner, revision, quantity }: Line,
): Promise<Result<Made, PrintProblem>> {
	invariant(id && storedOwner && revision, "a line with print data names a design and its revision");
	const owner = readOwner(storedOwner);
	const design = await findDesign(db, { id, owner, revision });
	invariant(design, `design ${id} has revision ${revision}`);

	const wanted = new Set(photosOf(design.document).map(({ upload }) => upload));
	const uploads = await findUploads(db, [...wanted], { owner, design: id });
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
	// Of a sample as many as are wanted, each another guest's.
	const guests = printedGuests(document)
		?.slice(0, quantity)
		.map((values, index) => ({ row: index + 1, values }));
	invariant(!guests || guests.length === quantity, `design ${id} has a guest for each of ${quantity} copies`);
	const prints = printsOf(document) ?? quantity;
	invariant(prints === quantity, `design ${id} has ${prints} prints, and ${quantity} are wanted`);
	return ok({
		design: { id, revision, document },
		profile: proof.profile,
		photos,
		...(guests && { guests }),
	});
}

async function ourPattern(
	{ profiles, templates }: Platform,
	{ product, configuration: stored }: Line,
): Promise<Result<Made, PrintProblem>> {
	invariant(product && stored, "a product has a configuration");
	const made = { product, configuration: readStoredConfiguration({ product, configuration: stored }) };
	const [id, document] = [patternIdOf(made), await patternDocument(templates, made)];
	if (!document) return err({ code: "pattern_missing", pattern: id });
	const { profile } = profiles.choose(printedProduct(document));
	return ok({ design: { id, document }, profile, photos: [] });
}
