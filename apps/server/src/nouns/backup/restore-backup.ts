import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { sql } from "kysely";
import { claimFolder, LOCK_FILE } from "../../adapters/database/claim-folder.ts";
import { databaseFolder, openServerDatabase } from "../../adapters/database/open-database.ts";
import { whileRestoring } from "../../adapters/database/unfinished-restore.ts";
import { makeFolder, sync, syncTree } from "../../adapters/files/sync.ts";
import type { Locations } from "../../config.ts";
import { BackupRefused, parts, readFacts, readSums } from "./backup-folder.ts";
import { copyFile, copyFolders, filesBelow, hashFile } from "./copy-tree.ts";
import { loadDatabase, ourSchemas } from "./postgres-programs.ts";
import { progressOf } from "./progress.ts";

interface RestoreOptions {
	/** Replaces what is there instead of refusing. */
	readonly overwrite: boolean;
	readonly say: (line: string) => void;
}

/**
 * Puts a backup in the place of an installation that is not running. Nothing is touched before every file of the backup
 * has its SHA-256; a restore that is cut off leaves a data folder that refuses to start. Throws `BackupRefused` or
 * `ConfigError`.
 */
export async function restoreBackup(
	locations: Locations,
	source: string,
	{ overwrite, say }: RestoreOptions,
): Promise<void> {
	const { dataFolder, databaseUrl, filesFolder, profileFolder } = locations;
	const folder = resolve(source);
	const facts = await readFacts(folder);
	const wanted = databaseUrl ? "server" : "embedded";
	if (facts.database !== wanted) {
		throw new BackupRefused(
			facts.database === "server"
				? "This is a backup of PostgreSQL: set DATABASE_URL."
				: "This is a backup of the embedded database: it cannot be restored into a PostgreSQL, leave DATABASE_URL out.",
		);
	}
	const names = await verify(folder, say);
	const database = databaseFolder(dataFolder);
	const release = databaseUrl ? undefined : await claimFolder(database);
	try {
		const hasTables = databaseUrl ? await findTables(databaseUrl) : false;
		const hasProfiles = names.some((name) => name.startsWith(`${parts.profiles}/`));
		const full = await filled([
			filesFolder,
			...(databaseUrl ? [] : [database]),
			...(hasProfiles ? [profileFolder] : []),
		]);
		if (!overwrite && (hasTables || full.length > 0)) {
			const found = [...(hasTables ? ["the PostgreSQL of DATABASE_URL"] : []), ...full];
			throw new BackupRefused(
				`There is something in ${found.join(" and ")} already. Add --overwrite to replace it.`,
			);
		}
		await whileRestoring(dataFolder, async () => {
			const put = (part: string, target: string) => putBack({ folder, names, say }, part, target);
			await put(parts.files, filesFolder);
			await put(parts.profiles, profileFolder);
			if (names.includes(parts.secrets)) {
				await copyFile(join(folder, parts.secrets), join(dataFolder, parts.secrets));
				await sync(join(dataFolder, parts.secrets));
			}
			say("database …");
			if (databaseUrl) await loadDatabase(databaseUrl, join(folder, parts.dump));
			else {
				await put(parts.embedded, database);
				await copyFolders(join(folder, parts.embedded), database);
			}
		});
	} finally {
		release?.();
	}
}

/** The files of a backup, all of them as they were written; throws when one is missing, changed or not of it. */
async function verify(folder: string, say: (line: string) => void): Promise<readonly string[]> {
	const sums = await readSums(folder);
	const progress = progressOf("files verified", say);
	const names = await Array.fromAsync(filesBelow(folder));
	const problems: string[] = [];
	const found = new Set(names);
	for (const name of sums.keys()) if (!found.has(name)) problems.push(`${name} is missing`);
	for (const [index, name] of names.entries()) {
		const sum = sums.get(name);
		if (name === parts.sums) continue;
		if (!sum) problems.push(`${name} is not of this backup`);
		else if ((await hashFile(join(folder, name))) !== sum) problems.push(`${name} has changed`);
		progress(index + 1, names.length);
	}
	if (problems.length === 0) return names;
	const more = problems.length > 5 ? ` and ${problems.length - 5} more` : "";
	throw new BackupRefused(
		`${folder} is damaged: ${problems.slice(0, 5).join(", ")}${more}. Nothing was changed.`,
	);
}

interface Restoring {
	readonly folder: string;
	readonly names: readonly string[];
	readonly say: (line: string) => void;
}

/** Replaces what a folder holds by a part of the backup, if the backup has that part. */
async function putBack({ folder, names, say }: Restoring, part: string, target: string): Promise<void> {
	const paths = names
		.filter((name) => name.startsWith(`${part}/`))
		.map((name) => name.slice(part.length + 1));
	if (paths.length === 0 && part === parts.profiles) return;
	await makeFolder(target);
	for (const name of await readdir(target)) {
		if (name !== LOCK_FILE) await rm(join(target, name), { recursive: true });
	}
	const progress = progressOf(`${part} restored`, say);
	for (const [index, path] of paths.entries()) {
		await makeFolder(dirname(join(target, path)));
		await copyFile(join(folder, part, path), join(target, path));
		progress(index + 1, paths.length);
	}
	await syncTree(target, LOCK_FILE);
}

/** Which of these paths hold something already. */
async function filled(paths: readonly string[]): Promise<readonly string[]> {
	const found: string[] = [];
	for (const path of paths) {
		const names = existsSync(path) ? await readdir(path) : [];
		if (names.some((name) => name !== LOCK_FILE)) found.push(path);
	}
	return found;
}

/** Whether a PostgreSQL has tables of ours; throws while somebody is connected to it. */
async function findTables(url: string): Promise<boolean> {
	const database = openServerDatabase(url, 1);
	try {
		const others = await sql<{ program: string }>`
			select coalesce(nullif(application_name, ''), 'a program without a name') as program from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
		`.execute(database.db);
		if (others.rows.length > 0) {
			const programs = new Set(others.rows.map(({ program }) => program));
			throw new BackupRefused(
				`The database of DATABASE_URL is in use (${[...programs].join(", ")}). Stop every server that uses it first.`,
			);
		}
		const { rows } = await sql`
			select from information_schema.tables where table_schema in (${sql.join(ourSchemas)}) limit 1
		`.execute(database.db);
		return rows.length > 0;
	} finally {
		await database.close();
	}
}
