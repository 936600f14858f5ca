import { createHash } from "node:crypto";
import { access, readdir } from "node:fs/promises";
import { basename, dirname, join, parse, resolve } from "node:path";
import { designedProduct, geometryOf, narrowedProduct } from "@offizin/assortment";
import { err, invariant, ok, type Result } from "@offizin/base";
import {
	checkRecords,
	type DesignDocument,
	declareFields,
	isLossy,
	openDocument,
	photosOf,
} from "@offizin/design";
import { refinementOf, refinements } from "@offizin/formats";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { parseConfiguration } from "@offizin/solver";
import { documentErrorWords, say, wordsOf } from "@offizin/words";
import { z } from "zod";
import { folderStore } from "../../adapters/files/folder-store.ts";
import { readBounded } from "../../adapters/files/read-bounded.ts";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { loadProfileChoice, printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { type Config, ConfigError } from "../../config.ts";
import type { RefusedRow } from "../../nouns/guests/guest-records.ts";
import { choiceFields } from "../../nouns/prices/choice-fields.ts";
import { makePrintFiles } from "../../nouns/print/make-print-files.ts";
import type { MadeJob, PrintTask } from "../../nouns/print/print-task.ts";
import {
	firstWords,
	noteWords,
	problemWords,
	recordFindingWords,
	unreadableWords,
} from "../../nouns/print/print-words.ts";
import { originalKey } from "../../nouns/uploads/ingest-photo.ts";
import { type GuestOrder, readGuests } from "./render-guests.ts";

const { render } = wordsOf(OPERATOR_LOCALE);
const tell = (message: string, values: Parameters<typeof say>[1]) => say(message, values, OPERATOR_LOCALE);

export interface RenderOrder {
	/** Path of the design file. */
	readonly design: string;
	readonly folder: string;
	/** Key of a print profile, or the path of one; as the shop prints it (profile-choice.ts) when absent. */
	readonly profile?: string;
	/** Folders with the photos, named by their upload id. */
	readonly photos: readonly string[];
	readonly guestList?: GuestOrder;
	readonly quantity?: number;
	/** Where the installation keeps photos and profiles. */
	readonly installation: Pick<Config, "filesFolder" | "profileFolder">;
}

/** What `GET /web-api/designs/{id}` answers; a bare document is taken too. */
const designFileSchema = z.looseObject({
	id: z.string().max(120).default(render.design),
	revision: z.int().default(1),
	configuration: z.record(z.string(), z.unknown()).default({}),
	document: z.unknown(),
	photos: z.array(z.looseObject({ upload: z.string(), sha256: z.string() })).default([]),
	savedAt: z.iso.datetime().default("2000-01-01T00:00:00.000Z"),
});

type Words = string;

/** Many times the largest design a person could make. */
const MAX_DESIGN_BYTES = 64 * 2 ** 20;

/** Writes the print files of a design file into a folder. What goes wrong comes back in words for the operator. */
export async function renderDesign(
	order: RenderOrder,
	onProgress: (done: number, total: number) => void,
): Promise<Result<MadeJob, Words>> {
	const read = await taskOf(order);
	if (!read.ok) return read;
	const { task, refused } = read.value;
	const notes = firstWords(task.notes ?? []);
	const refusal = (words: Words) => err([words, ...notes.map(noteWords)].join("\n"));
	const prepress = loadPrepress(createProfileLoader(order.installation.profileFolder), await loadFonts());
	if (refused.length > 0) return refusal(refusalWords(task, refused, prepress));
	try {
		const made = await makePrintFiles(task, prepress, { onProgress });
		return made.ok ? made : refusal(problemWords(made.error));
	} catch (error) {
		if (!isFileError(error)) throw error;
		const isTarget = error.path.startsWith(task.folder);
		const detail = error.message;
		return err(
			isTarget
				? tell(render.folderUnwritable, { folder: order.folder, detail })
				: tell(render.fileMissing, { detail }),
		);
	}
}

/** What the system says of a folder that is a file, is full or belongs to somebody else. */
function isFileError(error: unknown): error is Error & { readonly path: string } {
	return error instanceof Error && "path" in error && typeof error.path === "string";
}

/** Every row that cannot be printed, whether it could not be read or does not fit: one answer for the whole list. */
function refusalWords(
	{ design, guests = [] }: PrintTask,
	refused: readonly RefusedRow[],
	{ shaper, qr }: Prepress,
): Words {
	const { document } = design;
	const { configuration } = document;
	const format = geometryOf(document);
	const { paperType = "" } = configuration;
	const refinement = refinementOf(configuration);
	const context = { format, refinement, paperType, shaper, qr };
	const found = checkRecords(document, guests, context).findings.map((finding) => ({
		row: finding.row,
		words: recordFindingWords(finding),
	}));
	const all = [...refused, ...found].sort((one, other) => one.row - other.row);
	return firstWords(all.map(({ words }) => words)).join("\n");
}

interface ReadOrder {
	readonly task: PrintTask;
	/** Rows of the guest list that are not in the task. */
	readonly refused: readonly RefusedRow[];
}

async function taskOf(order: RenderOrder): Promise<Result<ReadOrder, Words>> {
	const read = await readDesignFile(order.design);
	if (!read.ok) return read;
	const file = read.value;
	const opened = openDocument(file.document);
	if (!opened.ok) return err(documentErrorWords(opened.error, OPERATOR_LOCALE));
	if (opened.value.newerVersion !== undefined) {
		return err(tell(render.designNewer, { version: opened.value.newerVersion }));
	}
	const lost = opened.value.repairs.filter(isLossy);
	if (lost.length > 0) return err(tell(render.designLost, { parts: JSON.stringify(lost) }));

	const configured = configuredAs(opened.value.document, file.configuration);
	if (!configured.ok) return configured;
	const document = order.guestList ? declareFields(configured.value) : configured.value;
	const guests = order.guestList ? await readGuests(order.guestList, document) : ok(undefined);
	if (!guests.ok) return guests;
	const photos = await findPhotos(document, file, order);
	if (!photos.ok) return photos;
	const profile = order.profile ? ok(order.profile) : await usualProfile(document, order);
	if (!profile.ok) return profile;

	const [channel] = designedProduct(document.product).channels;
	invariant(channel, `somebody sells ${document.product}`);
	const { rows, part, notes } = guests.value ?? {};
	const identity = JSON.stringify([document, rows ?? null, ...(part ? [part.rows] : [])]);
	const task: PrintTask = {
		job: createHash("sha256").update(identity).digest("hex").slice(0, 22),
		order: file.id,
		channel,
		placedAt: file.savedAt,
		line: {
			id: file.id,
			position: 1,
			name: parse(basename(order.design)).name,
			quantity: rows?.length ?? order.quantity ?? 1,
		},
		design: { id: file.id, revision: file.revision, document },
		profile: profile.value,
		photos: photos.value,
		...(rows && { guests: rows }),
		...(part && { part }),
		...(notes && { notes }),
		// A part lies beside the whole, whose files have the same names.
		folder: resolve(order.folder, part?.name ?? ""),
	};
	return ok({ task, refused: guests.value?.refused ?? [] });
}

/**
 * The document with every option, in a configuration that can be made. Files written before documents named it have theirs
 * beside the document, and before accessories were options of their own as one list.
 */
function configuredAs(
	document: DesignDocument,
	{ accessories: sku, ...beside }: Readonly<Record<string, unknown>>,
): Result<DesignDocument, Words> {
	const product = narrowedProduct(document.product, { configuration: document.configuration, refinements });
	const told = { sku, ...beside, ...document.configuration };
	const configuration = parseConfiguration(product, told);
	return configuration.ok
		? ok({ ...document, configuration: configuration.value })
		: err(Object.values(choiceFields(product, configuration.error, OPERATOR_LOCALE)).join(" "));
}

/** The profile an order of the shop is printed by. */
async function usualProfile(
	document: DesignDocument,
	{ installation }: RenderOrder,
): Promise<Result<string, Words>> {
	try {
		const choice = await loadProfileChoice(installation.profileFolder);
		return ok(choice.choose(printedProduct(document)).profile);
	} catch (error) {
		if (error instanceof ConfigError) return err(error.message);
		throw error;
	}
}

async function readDesignFile(path: string): Promise<Result<z.infer<typeof designFileSchema>, Words>> {
	let content: unknown;
	try {
		content = JSON.parse((await readBounded(path, MAX_DESIGN_BYTES)).toString("utf8"));
	} catch (error) {
		const detail = unreadableWords(error);
		return err(tell(render.designUnreadable, { path, detail }));
	}
	const isBare = typeof content === "object" && content !== null && "schemaVersion" in content;
	const parsed = designFileSchema.safeParse(isBare ? { document: content } : content);
	return parsed.success
		? ok(parsed.data)
		: err(tell(render.designWrong, { path, detail: z.prettifyError(parsed.error) }));
}

type PhotoFile = PrintTask["photos"][number];

/** Looks for each photo beside the design file, in the folders named, and in the file store of this installation. */
async function findPhotos(
	document: DesignDocument,
	file: z.infer<typeof designFileSchema>,
	order: RenderOrder,
): Promise<Result<readonly PhotoFile[], Words>> {
	const folders = [...order.photos, join(dirname(order.design), "photos"), dirname(order.design)];
	const store = folderStore(order.installation.filesFolder);
	const found: PhotoFile[] = [];
	for (const upload of new Set(photosOf(document).map((photo) => photo.upload))) {
		const path = await inFolders(upload, folders);
		const sha256 = file.photos.find((photo) => photo.upload === upload)?.sha256;
		const key = sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256) ? originalKey(sha256) : undefined;
		if (path) found.push({ upload, path });
		else if (key && (await store.exists(key))) found.push({ upload, path: await store.localPath(key) });
		else return err(tell(render.photoMissing, { upload, folder: folders[0] ?? "" }));
	}
	return ok(found);
}

async function inFolders(upload: string, folders: readonly string[]): Promise<string | undefined> {
	for (const folder of folders) {
		try {
			await access(folder);
		} catch {
			continue;
		}
		const name = (await readdir(folder)).find((candidate) => parse(candidate).name === upload);
		if (name) return join(folder, name);
	}
	return undefined;
}
