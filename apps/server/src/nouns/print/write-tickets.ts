import { createHash } from "node:crypto";
import { cutListOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { shownGround } from "@offizin/design";
import { type Format, paper, weightFor } from "@offizin/formats";
import {
	describePlates,
	describePrints,
	describeProfile,
	describeSheet,
	describeStitching,
	type InkFigures,
	type JobTicket,
	ticketToXjdf,
	type WrittenJob,
} from "@offizin/production";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { toMm } from "@offizin/units";
import { printProfileName } from "@offizin/words";
import type { Prepress } from "../../adapters/profiles/load-prepress.ts";
import type { LoadedProfile } from "../../adapters/profiles/profile-loader.ts";
import type { PrintFolder } from "./print-folder.ts";
import type { MadeFile, PrintTask } from "./print-task.ts";

interface Made {
	readonly task: PrintTask;
	readonly loaded: LoadedProfile;
	readonly folder: PrintFolder;
	readonly format: Format;
	readonly written: WrittenJob;
	readonly files: readonly MadeFile[];
	/** Ids of the fonts in the files. */
	readonly fonts: readonly string[];
	readonly ink: InkFigures | undefined;
	/** Rules the files were checked by. */
	readonly rules: readonly string[];
	/** What the operator should look at. */
	readonly notes: readonly string[];
}

/** The job described for people and machines, and the checksums of all its files. */
export async function writeTickets(made: Made, prepress: Prepress): Promise<readonly MadeFile[]> {
	const { folder, files } = made;
	const ticket = ticketOf(made, prepress);
	const json = `${JSON.stringify(ticket, undefined, "\t")}\n`;
	const tickets = [
		await folder.put("ticket.json", "application/json", json),
		await folder.put("ticket.xjdf", "application/vnd.cip4-xjdf+xml", ticketToXjdf(ticket)),
	];
	// The form that `sha256sum -c` reads.
	const sums = [...files, ...tickets].map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
	return [...tickets, await folder.put("SHA256SUMS", "text/plain; charset=utf-8", sums)];
}

function ticketOf(made: Made, prepress: Prepress): JobTicket {
	const { task, loaded, format, written, files, fonts, ink, rules, notes } = made;
	const { line } = task;
	const { id, revision, document } = task.design;
	const { product, configuration } = document;
	const { profile } = loaded;
	const stock = paper(configuration.paperType ?? "");
	const grams = stock && weightFor(format, stock);
	const material = format.stock ?? (stock && grams ? { key: stock.key, grams } : undefined);
	const stitching = stock && describeStitching(format, stock);
	const cutList = cutListOf(document);
	const ground = shownGround(document, format);
	invariant(material, `paper ${configuration.paperType} is in the catalogue for ${format.key}`);
	return {
		ticketVersion: 3,
		job: task.job,
		order: task.order,
		line: line.id,
		channel: task.channel,
		title: line.name,
		createdAt: task.placedAt,
		product: {
			type: product,
			form: format.form,
			format: format.key,
			trim: { width: toMm(format.trim.width), height: toMm(format.trim.height) },
			punching: configuration.punching ?? "ohne",
			paper: material,
			configuration,
		},
		// A set is printed and cut piece by piece.
		quantity: line.quantity * (format.pieces ?? 1),
		...(format.isPrintPerPage && { prints: describePrints(document) }),
		...(task.guests && {
			records: {
				count: task.guests.length,
				index: "index.json",
				...(task.part && { rows: task.part.rows }),
			},
		}),
		design: {
			id,
			...(revision !== undefined && { revision }),
			documentSha256: createHash("sha256").update(JSON.stringify(document)).digest("hex"),
		},
		profile: describeProfile(profile, {
			name: printProfileName(profile, OPERATOR_LOCALE),
			iccSha256: loaded.iccSha256,
		}),
		sheet: describeSheet(written.sheet, profile),
		...(stitching && { stitching }),
		...(ground && { ground }),
		...(cutList && { cutList }),
		plates: describePlates(written.sheet, profile, written.files),
		...(ink && { ink }),
		checks: rules,
		notes,
		fonts: fonts.map((id) => ({ id, sha256: prepress.font(id).sha256 })),
		...(line.deliverBy && { deliverBy: line.deliverBy }),
		...(line.finishBy && { finishBy: line.finishBy }),
		files: files.map(({ name, contentType, bytes, sha256 }) => ({ name, contentType, bytes, sha256 })),
	};
}
