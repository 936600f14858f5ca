import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { claimFolder, FolderTaken, LOCK_FILE } from "../../adapters/database/claim-folder.ts";
import { databaseFolder } from "../../adapters/database/open-database.ts";
import { refuseUnfinishedRestore } from "../../adapters/database/unfinished-restore.ts";
import { passingFolders } from "../../adapters/files/passing-folders.ts";
import { makeFolder, syncTree } from "../../adapters/files/sync.ts";
import type { Locations } from "../../config.ts";
import { BackupRefused, parts, writeFacts, writeSums } from "./backup-folder.ts";
import { copyFile, copyFolders, filesBelow, hashFile, ignoreMissing, isEmpty } from "./copy-tree.ts";
import { borrowDatabaseCopy } from "./database-copies.ts";
import { dumpDatabase } from "./postgres-programs.ts";
import { type Progress, progressOf } from "./progress.ts";

/** Whose names are the SHA-256 of what they hold. */
const ownHash = /^(content|documents|originals|print)\/..\/([0-9a-f]{64})$/;

export interface BackupReport {
	readonly files: number;
	/** Files whose content is not what it was when they were stored; they are in the backup as they are. */
	readonly damaged: readonly string[];
}

/**
 * Writes database, files, profiles and secrets into an empty folder, while the shop runs or not. Everything an order in
 * it needs is in it: files are copied before the database, for what retention removes meanwhile, and once more after
 * it, for what came meanwhile. Throws `BackupRefused` or `ConfigError`.
 */
export async function makeBackup(
	locations: Locations,
	target: string,
	{ say, now }: { readonly say: (line: string) => void; readonly now: Date },
): Promise<BackupReport> {
	const { dataFolder, databaseUrl, filesFolder, profileFolder } = locations;
	refuseUnfinishedRestore(dataFolder);
	const folder = resolve(target);
	for (const source of [filesFolder, profileFolder, databaseFolder(dataFolder)]) {
		if (isWithin(source, folder)) {
			throw new BackupRefused(
				`${folder} lies in ${source}, which is part of the backup. Choose another folder.`,
			);
		}
	}
	if (!(await isEmpty(folder))) throw new BackupRefused(`${folder} is not empty. Name a new folder.`);
	await makeFolder(folder);
	const database = databaseUrl ? "server" : "embedded";
	await writeFacts(folder, { format: 1, createdAt: now.toISOString(), database });

	const sums = new Map<string, string>();
	const collected: Collected = { folder, sums, progress: progressOf("files", say) };
	await collect(collected, filesFolder, parts.files);
	say("database …");
	if (databaseUrl) {
		await dumpDatabase(databaseUrl, join(folder, parts.dump));
		sums.set(parts.dump, await hashFile(join(folder, parts.dump)));
	} else await collectEmbedded(collected, dataFolder);
	await collect(collected, filesFolder, parts.files);
	if (existsSync(profileFolder)) await collect(collected, profileFolder, parts.profiles);
	const secrets = join(dataFolder, parts.secrets);
	if (existsSync(secrets)) sums.set(parts.secrets, await copyFile(secrets, join(folder, parts.secrets)));
	sums.set(parts.facts, await hashFile(join(folder, parts.facts)));
	await syncTree(folder, LOCK_FILE);
	await writeSums(folder, sums);
	return { files: sums.size, damaged: damagedIn(sums) };
}

function isWithin(folder: string, path: string): boolean {
	const [first] = relative(folder, path).split(sep);
	return first !== "..";
}

interface Collected {
	readonly folder: string;
	/** SHA-256 of what has been copied, by its path in the backup. */
	readonly sums: Map<string, string>;
	readonly progress: Progress;
}

/** Copies what lies below a folder and has not been copied yet. */
async function collect({ folder, sums, progress }: Collected, source: string, part: string): Promise<void> {
	if (!existsSync(source)) return;
	const isFiles = part === parts.files;
	const without = isFiles ? Object.values(passingFolders) : [];
	for await (const path of filesBelow(source, { without, mayGo: isFiles })) {
		const name = `${part}/${path}`;
		if (sums.has(name) || path.endsWith(LOCK_FILE)) continue;
		const target = join(folder, name);
		await makeFolder(dirname(target));
		const copied = copyFile(join(source, path), target);
		// What retention removes at this moment is in no order. Of the database nothing may be missing.
		const sum = await (isFiles ? copied.catch(ignoreMissing) : copied);
		if (sum) sums.set(name, sum);
		progress(sums.size);
	}
}

/** Copies the embedded database: itself when nobody has it open, else a copy that its owner makes. */
async function collectEmbedded(collected: Collected, dataFolder: string): Promise<void> {
	const database = databaseFolder(dataFolder);
	if (!existsSync(join(database, "PG_VERSION"))) {
		throw new BackupRefused(`There is no database in ${dataFolder}. Set DATA_FOLDER or DATABASE_URL.`);
	}
	const copy = async (source: string) => {
		await copyFolders(source, join(collected.folder, parts.embedded));
		await collect(collected, source, parts.embedded);
	};
	const release = await claimFolder(database).catch((error: unknown) => {
		if (error instanceof FolderTaken) return undefined;
		throw error;
	});
	if (!release) return borrowDatabaseCopy(dataFolder, copy);
	try {
		await copy(database);
	} finally {
		release();
	}
}

function damagedIn(sums: ReadonlyMap<string, string>): readonly string[] {
	return [...sums].flatMap(([name, sum]) => {
		const stored = ownHash.exec(name.slice(parts.files.length + 1))?.[2];
		return stored && stored !== sum ? [name] : [];
	});
}
