import { join } from "node:path";
import type { Db } from "../../adapters/database/database.ts";
import { vacuum } from "../../adapters/database/vacuum.ts";
import { passingFolders } from "../../adapters/files/passing-folders.ts";
import { forgetContentChanges } from "../content-writing/forget-changes.ts";
import { emptyTrash } from "../content-writing/trash/remove-from-trash.ts";
import { emptyAssetTrash } from "../content-writing/trash/trashed-assets.ts";
import { previewsFolder } from "../designs/preview.ts";
import { assetPictures, picturesFolder } from "../pictures/kept-pictures.ts";
import type { Platform } from "../platform.ts";
import { CHARGED_MS, forgetCharges } from "../uploads/upload-charge.ts";
import { uploadFolders } from "../uploads/upload-folders.ts";
import { sweepFolder } from "./sweep-folder.ts";
import { sweepOldest } from "./sweep-oldest.ts";

/** Longer than a file takes that is written in one request; the server ends those after minutes. */
const WRITING_MS = 3_600_000;
/** Of pictures that are made again when somebody asks for one: those of both shops, and some ten thousand of assets. */
const MOST_PICTURE_BYTES = 2 * 2 ** 30;
/** Of it for pictures of assets, which strangers may ask for in many shapes; those of the shops are not pushed out by them. */
const MOST_ASSET_BYTES = 1.5 * 2 ** 30;
/** Previews are made again when somebody looks at one. */
const PREVIEWS_MS = 7 * 24 * 3_600_000;
/** Of previews of a week: some ten thousand. */
const MOST_PREVIEW_BYTES = 2 * 2 ** 30;

/**
 * Removes what was begun and never finished, by anybody on this disk: parts of files, uploads nobody went on with, print
 * files of jobs that a crash cut off; previews nobody has made for a week, and the oldest previews and pictures beyond
 * what they may take; pages and files that have lain in the trash long enough. What rows have left in the embedded database is free
 * again. Run by the hour.
 */
export async function cleanDisk({ config, database, log, now }: Platform): Promise<void> {
	const { db, engine } = database;
	const at = now();
	const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
	const { incoming, resumable, printing } = uploadFolders(config);
	const before = {
		[join(config.filesFolder, passingFolders.drafts)]: ago(WRITING_MS),
		[join(config.filesFolder, passingFolders.health)]: ago(WRITING_MS),
		[incoming]: ago(WRITING_MS),
		[resumable]: ago(CHARGED_MS),
		[printing]: await beforeRunningJobs(db, at),
		[join(config.filesFolder, previewsFolder)]: ago(PREVIEWS_MS),
	};
	for (const [folder, oldest] of Object.entries(before)) {
		const { files, bytes } = await sweepFolder(folder, oldest);
		if (files > 0) log.info({ folder, files, bytes }, "disk cleaned");
	}
	const most = {
		[previewsFolder]: MOST_PREVIEW_BYTES,
		[join(picturesFolder, assetPictures)]: MOST_ASSET_BYTES,
		[picturesFolder]: MOST_PICTURE_BYTES,
	};
	for (const [folder, bytes] of Object.entries(most)) {
		const pictures = await sweepOldest(join(config.filesFolder, folder), bytes);
		log.info({ folder, ...pictures }, "pictures counted");
	}
	await forgetCharges(db, at);
	await forgetContentChanges(db, at);
	await emptyTrash(database.patientDb, at);
	await emptyAssetTrash(database.patientDb, at);
	if (engine.kind === "embedded") await vacuum(engine.pglite);
}

/**
 * A job writes nothing before it is started: what is older than the oldest of those that run, here or in another process,
 * belongs to none of them. The hour besides is for what no job says, and for clocks that differ.
 */
async function beforeRunningJobs(db: Db, now: Date): Promise<Date> {
	const oldest = await db
		.selectFrom("print_job")
		.select("started_at")
		.where("state", "=", "running")
		.where("started_at", "is not", null)
		.orderBy("started_at")
		.limit(1)
		.executeTakeFirst();
	const started = oldest?.started_at ?? now;
	return new Date(Math.min(started.getTime(), now.getTime()) - WRITING_MS);
}
