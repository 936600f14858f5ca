import { ok, type Result } from "@offizin/base";
import { toJson } from "../../adapters/database/json.ts";
import { documentKey } from "../documents/document-file.ts";
import { findDeliveries } from "../orders/order-deliveries.ts";
import type { Platform } from "../platform.ts";
import { printFileKey } from "../print/print-file.ts";
import { keptFor } from "../retention/kept-for.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { openExportFolder } from "./export-folder.ts";
import { type ExportedOrder, exportIndex, type PrintedFile } from "./export-index.ts";
import { findPerson, type PersonOrder } from "./find-person.ts";

type Exporting = Pick<Platform, "config" | "database" | "files" | "now">;

const extensions = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif", heic: "heic" } as const;

/**
 * Writes everything that is stored of a person into a new folder: JSON for machines, files as they are, and an index
 * for people (GDPR, art. 15 and 20). Returns how much of what it is.
 */
export async function exportPerson(
	platform: Exporting,
	mail: string,
	folder: string,
): Promise<Result<Readonly<Record<string, number>>, { readonly code: "folder_in_use" }>> {
	const { database, files, now } = platform;
	const { db } = database;
	const opened = await openExportFolder(folder);
	if (!opened.ok) return opened;
	const target = opened.value;
	const person = await findPerson(db, mail);

	const orders: ExportedOrder[] = [];
	for (const order of person.orders) {
		const { number, state, placed_at, drafted_at } = order;
		await target.json(`orders/${number}.json`, await orderFacts(platform, order));
		const printed: PrintedFile[] = [];
		for (const { position, name, sha256, content_type } of await printFilesOf(platform, order)) {
			// The files of every line have the same names.
			const path = `orders/${number}/${position}/${name}`;
			await target.stream(path, await files.readStream(printFileKey(sha256)));
			printed.push({ path, isPicture: content_type.startsWith("image/") });
		}
		for (const { number: named, sha256 } of order.documents) {
			if (!sha256) continue;
			const path = `orders/${number}/${named}.pdf`;
			await target.stream(path, await files.readStream(documentKey(sha256)));
			printed.push({ path, isPicture: false });
		}
		orders.push({ number, state, at: placed_at ?? drafted_at, printed });
	}
	for (const { id, ...design } of person.designs) {
		const revisions = await db
			.selectFrom("design_revision")
			.select(["revision", "saved_at", "document"])
			.where("design", "=", id)
			.orderBy("revision")
			.execute();
		await target.json(`designs/${id}.json`, { id, ...design, revisions });
	}
	const photos: string[] = [];
	for (const { id, format, sha256 } of person.uploads) {
		const path = `photos/${id}.${extensions[format]}`;
		await target.stream(path, await files.readStream(originalKey(sha256)));
		photos.push(path);
	}
	const mails = await mailsOf(platform, person.orders);
	for (const { id, text, html } of mails) {
		if (text !== null) await target.text(`mails/${id}.txt`, text);
		if (html !== null) await target.text(`mails/${id}.html`, html);
	}
	const carts = await db
		.selectFrom("cart")
		.select(["id", "channel", "lines", "changed_at"])
		.where("id", "in", person.carts.length > 0 ? [...person.carts] : [""])
		.execute();
	await target.json("data.json", {
		email: person.email,
		exportedAt: now(),
		orders: orders.map(({ number }) => `orders/${number}.json`),
		designs: person.designs.map(({ id }) => `designs/${id}.json`),
		photos: person.uploads.map(({ owner: _owner, ...upload }) => upload),
		mails: mails.map(({ text: _text, html: _html, ...sent }) => sent),
		carts,
		waitlist: person.waitlist,
		withdrawals: await db
			.selectFrom("withdrawal")
			.select(["received_at", "name", "email", "order_number", "what"])
			.where(({ fn, eb }) => eb(fn("lower", ["email"]), "=", person.email))
			.orderBy("received_at")
			.execute(),
		links: person.links,
		holdings: person.holdings,
		comments: person.comments,
		hasOfficeAccount: person.isStaff,
		keptFor,
	});
	const designs = person.designs.map(({ id }) => `designs/${id}.json`);
	const mailFiles = mails.flatMap(({ id, html }) => (html === null ? [] : [`mails/${id}.html`]));
	await target.text(
		"index.html",
		exportIndex({
			email: person.email,
			at: now(),
			orders,
			designs,
			photos,
			mails: mailFiles,
			carts: carts.length,
			hasOfficeAccount: person.isStaff,
		}),
	);
	const counts = {
		orders: orders.length,
		designs: designs.length,
		photos: photos.length,
		mails: mails.length,
		carts: carts.length,
		waitlist: person.waitlist.length,
		links: person.links.length,
		holdings: person.holdings.length,
		comments: person.comments.length,
	};
	await db
		.insertInto("privacy_log")
		.values({ at: now(), action: "export", counts: toJson(counts) })
		.execute();
	return ok(counts);
}

/** An order without what only our own machinery knows by. */
async function orderFacts(
	{ database: { db } }: Exporting,
	{ token_hash: _token, request_hash: _request, lines, documents, ...order }: PersonOrder,
) {
	const history = await db
		.selectFrom("order_event")
		.select(["at", "event", "line"])
		.where("order", "=", order.id)
		.orderBy("id")
		.execute();
	const refunds = await db
		.selectFrom("refund")
		.select(["amount", "state", "requested_at", "ended_at"])
		.where("order", "=", order.id)
		.orderBy("requested_at")
		.execute();
	const issued = documents.map(({ number, kind, issued_on, total, data }) => ({
		...{ number, kind, issued_on, total, data },
	}));
	const deliveries = await findDeliveries(db, order.id);
	return { ...order, lines, documents: issued, deliveries, refunds, history };
}

function printFilesOf({ database: { db } }: Exporting, { id }: PersonOrder) {
	return db
		.selectFrom("print_file")
		.innerJoin("print_job", "print_job.id", "print_file.job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select(["order_line.position", "print_file.name", "sha256", "content_type"])
		.where("order_line.order", "=", id)
		.where("print_data_removed_at", "is", null)
		.orderBy("order_line.position")
		.orderBy("print_file.position")
		.execute();
}

function mailsOf({ database: { db } }: Exporting, orders: readonly PersonOrder[]) {
	const ids = orders.map(({ id }) => id);
	return db
		.selectFrom("mail")
		.leftJoin("kept_mail", "kept_mail.mail", "mail.id")
		.select(["mail.id", "mail.order", "kind", "state", "created_at", "sent_at"])
		.select(["sender", "recipient", "subject", "text", "html"])
		.where("mail.order", "in", ids.length > 0 ? ids : [""])
		.orderBy("created_at")
		.execute();
}
