import { createHash } from "node:crypto";
import { geometryOf } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import {
	checkDocument,
	checkRecords,
	type Finding,
	type InkColors,
	personalise,
	variableElements,
} from "@offizin/design";
import { paper, refinementOf } from "@offizin/formats";
import {
	formatIndex,
	type Job,
	layOutOpen,
	layOutSheet,
	missingPlates,
	type RecordEntry,
	type WrittenJob,
	writePrintFiles,
	writeRecords,
} from "@offizin/production";
import { inkColorsOf } from "../../adapters/profiles/ink-colors.ts";
import type { Prepress } from "../../adapters/profiles/load-prepress.ts";
import type { LoadedProfile } from "../../adapters/profiles/profile-loader.ts";
import { checkFiles } from "./check-files.ts";
import { designNotes, recordNote } from "./design-notes.ts";
import { findMisfit } from "./find-misfit.ts";
import { PhotoProblem, photosForPrint } from "./photos-for-print.ts";
import { openPrintFolder, type PrintFolder } from "./print-folder.ts";
import type { MadeFile, PrintOutcome, PrintProblem, PrintTask } from "./print-task.ts";
import { fileWords, firstWords } from "./print-words.ts";
import { sheetPreview } from "./sheet-preview.ts";
import { writeTickets } from "./write-tickets.ts";

/** Letters that stay legible at seven points. */
const SLUG_FONT = "jost-400";

export interface Printing {
	/** Called while a personalised job grows. */
	readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the files of a job in its folder: print files, pictures of pages and plates, index, tickets, checksums. The
 * same task makes the same bytes. What is checked first costs nothing; the finished files are read back and checked
 * before the job counts as made.
 */
export async function makePrintFiles(
	task: PrintTask,
	prepress: Prepress,
	printing: Printing = {},
): Promise<PrintOutcome> {
	const loaded = await prepress.profiles.find(task.profile);
	if (!loaded.ok) return err({ ...loaded.error, profile: task.profile });
	const job = jobOf(task, loaded.value);
	const misfit = findMisfit(job.document, job.format, prepress);
	if (misfit) return err(misfit);
	const colors = await inkColorsOf(job.document, loaded.value.colors);
	const looked = lookAtDesign(task, job, prepress, colors);
	if (!looked.ok) return looked;
	const missing = plateProblem(job, loaded.value, prepress);
	if (missing) return err(missing);
	const folder = await openPrintFolder(task.folder);
	try {
		const making = { task, job, loaded: loaded.value, folder, colors, notes: looked.value };
		return await make(making, prepress, printing);
	} catch (error) {
		await folder.close();
		if (error instanceof PhotoProblem) return err(error.problem);
		throw error;
	}
}

interface Making {
	readonly task: PrintTask;
	readonly job: Job;
	readonly loaded: LoadedProfile;
	readonly folder: PrintFolder;
	/** How the press shows the inks of the document. */
	readonly colors: InkColors | undefined;
	/** What was found about the design and does not stop it. */
	readonly notes: readonly string[];
}

async function make(making: Making, prepress: Prepress, printing: Printing): Promise<PrintOutcome> {
	const { task, job, loaded, folder } = making;
	const fonts = new Set<string>();
	const entries: RecordEntry[] = [];
	const written = await write(making, { prepress, fonts, entries, printing });
	const prints = await folder.close();

	const checked = await checkFiles({ prints, written, loaded }, prepress);
	if (!checked.ok) return checked;
	const pictures: MadeFile[] = [];
	const photos = new Map(task.photos.map(({ upload, path }) => [upload, path]));
	const { profile, colors } = loaded;
	for (const side of shownSheet(task, job, prepress, making.colors).slice(0, shownOf(job.format))) {
		const tint = paper(task.design.document.configuration.paperType ?? "")?.tint ?? "#ffffff";
		const context = { shaper: prepress.shaper, bleed: profile.bleed, paper: tint, colors, photos };
		const png = await sheetPreview(side, context);
		pictures.push(await folder.put(`preview-${side.side.key}.png`, "image/png", png));
	}
	for (const { name, png } of checked.value.plates) pictures.push(await folder.put(name, "image/png", png));
	const ofFile = new Set(checked.value.warnings.map(fileWords));
	const notes = [...firstWords([...(task.notes ?? []), ...making.notes]), ...ofFile];
	const told = { ...(task.part && { rows: task.part.rows }), notes };
	const index = task.guests
		? [await folder.put("index.json", "application/json", formatIndex(entries, told))]
		: [];
	const files = [...prints, ...pictures, ...index];
	const { ink, rules } = checked.value;
	const about = { format: job.format, written, files, fonts: [...fonts].sort(), ink, rules, notes };
	const tickets = await writeTickets({ task, loaded, folder, ...about }, prepress);
	return ok({ files: [...files, ...tickets], notes });
}

interface Writing {
	readonly prepress: Prepress;
	readonly fonts: Set<string>;
	readonly entries: RecordEntry[];
	readonly printing: Printing;
}

function write({ task, job, loaded, folder }: Making, writing: Writing): Promise<WrittenJob> {
	const { prepress, fonts, entries, printing } = writing;
	const press = {
		profile: loaded.profile,
		icc: loaded.icc,
		shaper: prepress.shaper,
		qr: prepress.qr,
		deflate: prepress.deflate,
		slugFont: SLUG_FONT,
		resources: {
			font(id: string) {
				fonts.add(id);
				return prepress.font(id).font;
			},
			photo: photosForPrint(task, loaded),
		},
	};
	const open = (name: string) => folder.open(name, "application/pdf");
	if (!task.guests) return writePrintFiles(job, press, open);
	const run = {
		count: task.guests.length,
		rows: task.guests,
		hash: (text: string) => createHash("sha256").update(text).digest("hex"),
		onRecord: (entry: RecordEntry) => void entries.push(entry),
		...(printing.onProgress && { onProgress: printing.onProgress }),
	};
	return writeRecords(job, run, press, open);
}

function jobOf(task: PrintTask, { profile, iccSha256 }: LoadedProfile): Job {
	const { document } = task.design;
	const format = geometryOf(document);
	// Equal jobs have equal ids, and a job printed by another profile has another one.
	const identity = JSON.stringify([task.job, document, profile, iccSha256, task.guests]);
	return {
		document,
		format,
		refinement: refinementOf(document.configuration),
		title: `${task.order} · ${task.line.name}`,
		createdAt: task.placedAt,
		documentId: createHash("sha256").update(identity).digest().subarray(0, 16),
		name: {
			order: task.order,
			line: task.line.position,
			product: format.key,
			quantity: task.line.quantity,
			...(task.part && { part: task.part.name }),
		},
	};
}

/** Rules on what is said, not on how it prints: the person who ordered has agreed to it. */
const wording: ReadonlySet<Finding["rule"]> = new Set([
	"text.sample",
	"fact.missing",
	"name.differs",
	"date.differs",
	"text.wrongWeekday",
]);

/**
 * The checks that warned in the editor stop the file: nothing unprintable reaches a plate. What is only to be looked at
 * comes back in words.
 */
function lookAtDesign(
	task: PrintTask,
	job: Job,
	{ shaper, qr }: Prepress,
	colors: InkColors | undefined,
): Result<readonly string[], PrintProblem> {
	const { paperType = "" } = task.design.document.configuration;
	const losses = new Map(task.photos.map(({ upload, colorLoss = 0 }) => [upload, colorLoss]));
	const colorLoss = (upload: string) => losses.get(upload) ?? 0;
	const context = {
		format: job.format,
		refinement: job.refinement,
		paperType,
		colors,
		colorLoss,
		shaper,
		qr,
	};
	// What the guest list fills in is checked guest by guest.
	const varied = task.guests ? variableElements(job.document) : new Set();
	const findings = checkDocument(job.document, context).filter(({ element }) => !varied.has(element));
	const errors = findings.filter(({ severity }) => severity === "error");
	if (errors.length > 0) return err({ code: "design_not_printable", findings: errors });
	const notes = designNotes(
		job.format,
		findings.filter(({ rule }) => !wording.has(rule)),
	);
	if (!task.guests) return ok(notes);
	const records = checkRecords(job.document, task.guests, context);
	if (records.findings.length > 0) return err({ code: "guests_not_printable", findings: records.findings });
	const told = records.warnings.filter(({ finding }) => !wording.has(finding.rule));
	return ok([...notes, ...told.map((warning) => recordNote(job.format, warning))]);
}

/** A printer without a plate for the foil of a design cannot print it. */
function plateProblem(job: Job, { profile }: LoadedProfile, prepress: Prepress): PrintProblem | undefined {
	const { document, format, refinement } = job;
	const sheet = layOutSheet(document, format, { refinement, shaper: prepress.shaper, qr: prepress.qr });
	const plates = missingPlates(sheet, profile);
	return plates.length > 0 ? { code: "profile_lacks_plates", profile: profile.key, plates } : undefined;
}

/** Of hundreds of prints somebody looks at a few before the others are printed. */
const SHOWN_PRINTS = 12;

function shownOf({ isPrintPerPage, sides }: Job["format"]): number {
	return isPrintPerPage ? SHOWN_PRINTS : sides.length;
}

/** As the piece lies open before a person; a personalised job is pictured as its first guest gets it. */
function shownSheet(
	{ guests }: PrintTask,
	{ document, format, refinement }: Job,
	prepress: Prepress,
	colors: InkColors | undefined,
) {
	const [first] = guests ?? [];
	const shown = first ? personalise(document, first.values) : document;
	return layOutOpen(shown, format, { refinement, shaper: prepress.shaper, qr: prepress.qr, colors });
}
