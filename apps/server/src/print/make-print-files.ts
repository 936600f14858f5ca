import { createHash } from "node:crypto";
import { err, invariant, ok, type Result } from "@offizin/base";
import { formatOf } from "@offizin/catalog";
import { checkDocument, elementsOf, type PlacedPhoto } from "@offizin/design";
import {
	describeSheet,
	type JobTicket,
	type PrintPhoto,
	printFileName,
	type SheetPage,
	writeCardPdf,
} from "@offizin/production";
import { cutPhoto } from "./cut-photo.ts";
import type { Press } from "./load-press.ts";
import type { MadeFile, PrintOutcome, PrintProblem, PrintTask } from "./print-task.ts";
import { previewPhoto, sheetPreview } from "./sheet-preview.ts";

/** Makes the files of a job: print file, previews, ticket. The same task makes the same bytes. */
export async function makePrintFiles(task: PrintTask, press: Press): Promise<PrintOutcome> {
	const { document } = task.design;
	const format = formatOf(document);
	// The checks that warned in the editor stop the file: nothing unprintable reaches a plate.
	const findings = checkDocument(document, format, press.shaper).filter(
		({ severity }) => severity === "error",
	);
	if (findings.length > 0) return err({ code: "design_not_printable", findings });

	const cuts = await cutPhotos(task, press);
	if (!cuts.ok) return cuts;
	const usedFonts = new Set<string>();
	const chunks: Uint8Array[] = [];
	const sheet = await writeCardPdf(
		{ write: async (chunk) => void chunks.push(chunk.slice()) },
		{
			document,
			format,
			refinement: task.design.configuration.refinementType,
			title: `${task.order} · ${task.line.name}`,
			createdAt: task.placedAt,
			documentId: createHash("sha256").update(task.job).digest().subarray(0, 16),
		},
		{
			profile: press.profile,
			icc: press.icc,
			shaper: press.shaper,
			deflate: press.deflate,
			resources: {
				font(id) {
					usedFonts.add(id);
					return press.font(id).font;
				},
				async photo(source) {
					const cut = cuts.value.get(cutKey(source));
					invariant(cut, `photo ${source.upload} was cut`);
					return cut;
				},
			},
		},
	);
	const name = printFileName(task.order, task.line.position, format, task.line.quantity);
	const files = [
		file(name, "application/pdf", Buffer.concat(chunks)),
		...(await previews(task, sheet, press)),
	];
	return ok([...files, ticketFile(task, { sheet, fonts: [...usedFonts].sort(), files }, press)]);
}

type Placed = Pick<PlacedPhoto, "upload" | "crop">;
const cutKey = ({ upload, crop }: Placed) => [upload, crop.x, crop.y, crop.width, crop.height].join(" ");

async function cutPhotos(
	{ design, photos }: PrintTask,
	{ profile, iccPath }: Press,
): Promise<Result<ReadonlyMap<string, PrintPhoto>, PrintProblem>> {
	const cuts = new Map<string, PrintPhoto>();
	for (const element of elementsOf(design.document)) {
		if (element.type !== "photo" || !element.photo) continue;
		const placed = element.photo;
		const original = photos.find(({ upload }) => upload === placed.upload);
		if (!original) return err({ code: "photo_missing", upload: placed.upload });
		const cut = await cutPhoto({
			bytes: original.bytes,
			placed,
			profile: iccPath,
			quality: profile.photoQuality,
		});
		if (!cut.ok) return err({ code: "photo_unusable", upload: placed.upload, detail: cut.error });
		cuts.set(cutKey(placed), cut.value);
	}
	return ok(cuts);
}

async function previews(
	{ photos }: PrintTask,
	sheet: readonly SheetPage[],
	press: Press,
): Promise<MadeFile[]> {
	const links = new Map<string, string>();
	for (const { upload, bytes } of photos) links.set(upload, await previewPhoto(bytes));
	const context = { shaper: press.shaper, bleed: press.profile.bleed, photos: links };
	const files: MadeFile[] = [];
	for (const page of sheet) {
		files.push(file(`preview-${page.side.key}.png`, "image/png", await sheetPreview(page, context)));
	}
	return files;
}

interface Made {
	readonly sheet: readonly SheetPage[];
	readonly fonts: readonly string[];
	readonly files: readonly MadeFile[];
}

function ticketFile(task: PrintTask, { sheet, fonts, files }: Made, press: Press): MadeFile {
	const { design, line } = task;
	const { profile } = press;
	const ticket: JobTicket = {
		ticketVersion: 1,
		job: task.job,
		order: task.order,
		line: line.id,
		channel: task.channel,
		product: {
			type: "card",
			form: formatOf(design.document).form,
			configuration: design.configuration,
		},
		quantity: line.quantity,
		design: {
			id: design.id,
			revision: design.revision,
			documentSha256: sha256Of(Buffer.from(JSON.stringify(design.document))),
		},
		profile: {
			key: profile.key,
			standard: profile.standard,
			condition: profile.condition,
			iccSha256: press.iccSha256,
		},
		sheet: describeSheet(sheet, profile),
		fonts: fonts.map((id) => ({ id, sha256: press.font(id).sha256 })),
		deliverBy: line.deliverBy,
		files: files.map(({ name, contentType, bytes, sha256 }) => ({
			name,
			contentType,
			bytes: bytes.length,
			sha256,
		})),
	};
	return file("ticket.json", "application/json", Buffer.from(`${JSON.stringify(ticket, undefined, "\t")}\n`));
}

function file(name: string, contentType: string, content: Uint8Array): MadeFile {
	// A copy of its own, so that it can be handed to another thread.
	const bytes = Uint8Array.from(content);
	return { name, contentType, bytes, sha256: sha256Of(bytes) };
}

function sha256Of(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}
