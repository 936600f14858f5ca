import { accessSync, constants, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "../../config.ts";
import { endProcess } from "./end-process.ts";

/**
 * Locked while a process uses the folder. POSIX drops a process's lock when it closes any handle of the file, so only
 * SQLite may open it: code that copies or syncs the folder leaves it out.
 */
export const LOCK_FILE = "offizin.lock";

const SQLITE_BUSY = 5;
/** Two that ask in the same instant block each other for a moment; one of them gets the lock. */
const BUSY_MS = 250;
/** How often the owner looks whether its lock file was removed. */
const WATCH_MS = 500;
/** Where a lock file was removed its owner has this long to put a new one there. */
const OWNER_FIRST_MS = 3000;

/**
 * Makes this process the only one that uses a folder, whatever path or container it comes by. The kernel holds the
 * claim for the file in the folder and ends it with the process, however that ends. Returns its release; throws
 * `ConfigError` when somebody else has the folder or it cannot be written.
 */
export async function claimFolder(folder: string): Promise<() => void> {
	const path = join(folder, LOCK_FILE);
	if (lacksLock(folder, path)) await wait(OWNER_FIRST_MS);
	let lock = open(path, folder);
	let identity = identityOf(path);
	const watch = setInterval(() => {
		if (identityOf(path) === identity) return;
		lock.close();
		try {
			lock = open(path, folder);
		} catch (error) {
			endProcess(
				`The lock of ${folder} was removed and cannot be taken again, hence this process ends: ${error}`,
			);
		}
		identity = identityOf(path);
	}, WATCH_MS);
	watch.unref();
	return () => {
		clearInterval(watch);
		lock.close();
	};
}

/** Another process has the folder. */
export class FolderTaken extends ConfigError {}

/** Takes the lock: a transaction that is never committed, so that nothing is ever written to the file. */
function open(path: string, folder: string): DatabaseSync {
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(path, { timeout: BUSY_MS });
		// SQLite would take a lock for reading only, which many may hold, on a file that cannot be written.
		accessSync(path, constants.W_OK);
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return file;
	} catch (error) {
		file?.close();
		if (!isBusy(error)) throw unusable(folder, error);
		throw new FolderTaken([
			`DATA_FOLDER is taken: another process uses ${folder}. Stop it, choose another folder, or set DATABASE_URL to let several processes share a PostgreSQL.`,
		]);
	}
}

/** Whether there is something in the folder and nobody's lock; a folder that is missing is made. */
function lacksLock(folder: string, path: string): boolean {
	try {
		mkdirSync(folder, { recursive: true });
		return !identityOf(path) && readdirSync(folder).length > 0;
	} catch (error) {
		throw unusable(folder, error);
	}
}

function unusable(folder: string, error: unknown): ConfigError {
	const reason = error instanceof Error ? error.message : error;
	return new ConfigError([`DATA_FOLDER cannot be used: ${folder}: ${reason}`]);
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function identityOf(path: string): string | undefined {
	const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
	return stats && `${stats.dev}:${stats.ino}`;
}
