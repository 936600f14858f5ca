import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Trx } from "../../adapters/database/database.ts";
import { unlessGone } from "../../adapters/files/unless-gone.ts";
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
	readonly table: "upload" | "print_file";
	hold(trx: Trx, sha256: string): Promise<void>;
	remove(platform: Sweeping, sha256: string): Promise<void>;
}

const kinds: readonly Kind[] = [
	{
		folders: ["originals", "renditions"],
		table: "upload",
		hold: holdPhoto,
		async remove({ files }, sha256) {
			await removeRenditions(files, sha256);
			await files.delete(originalKey(sha256));
		},
	},
	{
		folders: ["print"],
		table: "print_file",
		hold: holdPrintFile,
		remove: ({ files }, sha256) => files.delete(printFileKey(sha256)),
	},
];

/** Removes photos and print files that no row names: what a crash left between the file and its row. */
export async function sweepOrphans(platform: Sweeping): Promise<void> {
	for (const kind of kinds) {
		for await (const hashes of oldHashes(platform, kind.folders)) {
			for (const sha256 of await unnamed(platform, kind.table, hashes))
				await removeOrphan(platform, kind, sha256);
		}
	}
}

async function removeOrphan(platform: Sweeping, kind: Kind, sha256: string): Promise<void> {
	await platform.database.db.transaction().execute(async (trx) => {
		await kind.hold(trx, sha256);
		const named = await trx
			.selectFrom(kind.table)
			.select("sha256")
			.where("sha256", "=", sha256)
			.limit(1)
			.executeTakeFirst();
		if (!named) await kind.remove(platform, sha256);
	});
}

/** Of these hashes those that no row of the table has. */
async function unnamed(
	{ database }: Sweeping,
	table: Kind["table"],
	hashes: ReadonlySet<string>,
): Promise<readonly string[]> {
	if (hashes.size === 0) return [];
	const rows = await database.db
		.selectFrom(table)
		.select("sha256")
		.where("sha256", "in", [...hashes])
		.execute();
	const named = new Set(rows.map(({ sha256 }) => sha256));
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
