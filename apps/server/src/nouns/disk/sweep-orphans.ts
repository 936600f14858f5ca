import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { unlessGone } from "../../adapters/files/unless-gone.ts";
import { assetKey, holdAssets } from "../content/assets/asset-file.ts";
import { documentKey, holdDocumentFile } from "../documents/document-file.ts";
import type { Platform } from "../platform.ts";
import { holdPrintFile, printFileKey } from "../print/print-file.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { removeRenditions } from "../uploads/renditions.ts";
import { holdPhoto } from "../uploads/upload-store.ts";

/** A younger file may belong to a row that is about to be written. */
const WRITING_MS = 24 * 3_600_000;
const startsWithHash = /^[0-9a-f]{64}/;

type Sweeping = Pick<Platform, "config" | "database" | "files" | "now">;

interface Kind {
	/** Below the file store, each in 256 folders of files that are named by their content. */
	readonly folders: readonly string[];
	/** Of these those that a row has. */
	named(db: Db, hashes: readonly string[]): Promise<readonly string[]>;
	hold(trx: Trx, sha256: string): Promise<void>;
	remove(platform: Sweeping, sha256: string): Promise<void>;
}

const kinds: readonly Kind[] = [
	{
		folders: ["originals", "renditions"],
		named: (db, hashes) => namedIn(db, "upload", hashes),
		hold: holdPhoto,
		async remove({ files }, sha256) {
			await removeRenditions(files, sha256);
			await files.delete(originalKey(sha256));
		},
	},
	{
		folders: ["print"],
		named: (db, hashes) => namedIn(db, "print_file", hashes),
		hold: holdPrintFile,
		remove: ({ files }, sha256) => files.delete(printFileKey(sha256)),
	},
	{
		folders: ["documents"],
		named: (db, hashes) => namedIn(db, "document", hashes),
		hold: holdDocumentFile,
		remove: ({ files }, sha256) => files.delete(documentKey(sha256)),
	},
	{
		folders: ["content"],
		async named(db, hashes) {
			const rows = await db.selectFrom("content_asset").select("hash").where("hash", "in", hashes).execute();
			return rows.map(({ hash }) => hash);
		},
		hold: holdAssets,
		remove: ({ files }, sha256) => files.delete(assetKey(sha256)),
	},
];

async function namedIn(
	db: Db,
	table: "document" | "upload" | "print_file",
	hashes: readonly string[],
): Promise<readonly string[]> {
	const rows = await db.selectFrom(table).select("sha256").where("sha256", "in", hashes).execute();
	return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/**
 * Removes photos, print files, files of documents and of pages that no row names: what a crash left between the file and its
 * row, what went with its order, and what was removed from the trash of files for good.
 */
export async function sweepOrphans(platform: Sweeping): Promise<void> {
	for (const kind of kinds) {
		for await (const hashes of oldHashes(platform, kind.folders)) {
			for (const sha256 of await unnamed(platform, kind, hashes)) await removeOrphan(platform, kind, sha256);
		}
	}
}

async function removeOrphan(platform: Sweeping, kind: Kind, sha256: string): Promise<void> {
	await platform.database.db.transaction().execute(async (trx) => {
		await kind.hold(trx, sha256);
		const named = await kind.named(trx, [sha256]);
		if (named.length === 0) await kind.remove(platform, sha256);
	});
}

/** Of these hashes those that no row has. */
async function unnamed(
	{ database }: Sweeping,
	kind: Kind,
	hashes: ReadonlySet<string>,
): Promise<readonly string[]> {
	if (hashes.size === 0) return [];
	const named = new Set(await kind.named(database.db, [...hashes]));
	return [...hashes].filter((sha256) => !named.has(sha256));
}

/** The hashes of files nobody has written to for a day, folder by folder. */
async function* oldHashes(
	{ config, now }: Sweeping,
	folders: readonly string[],
): AsyncGenerator<ReadonlySet<string>> {
	const before = now().getTime() - WRITING_MS;
	for (const folder of folders) {
		for (const part of (await unlessGone(readdir(join(config.filesFolder, folder)))) ?? []) {
			const within = join(config.filesFolder, folder, part);
			const old = new Set<string>();
			for (const name of (await unlessGone(readdir(within))) ?? []) {
				const [sha256] = startsWithHash.exec(name) ?? [];
				if (!sha256 || old.has(sha256)) continue;
				const found = await unlessGone(stat(join(within, name)));
				if (found && found.mtimeMs < before) old.add(sha256);
			}
			yield old;
		}
	}
}
