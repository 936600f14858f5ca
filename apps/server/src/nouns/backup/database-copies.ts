import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { LOCK_FILE } from "../../adapters/database/claim-folder.ts";
import type { EmbeddedPostgres } from "../../adapters/database/embedded-postgres.ts";
import { databaseFolder } from "../../adapters/database/open-database.ts";
import type { Log } from "../../adapters/log/log.ts";
import { BackupRefused } from "./backup-folder.ts";

const SOCKET_FILE = "backup.sock";
const COPY_PREFIX = "db-copy-";

const answerSchema = z.union([z.object({ copy: z.string() }), z.object({ problem: z.string() })]);

/** One line. */
function answer(content: z.output<typeof answerSchema>): string {
	return `${JSON.stringify(content)}\n`;
}

interface Lender {
	readonly dataFolder: string;
	readonly pglite: EmbeddedPostgres;
	readonly log: Log;
}

/**
 * Lets a backup, which may not open the embedded database beside us, have a copy of it: whoever connects to the socket
 * in the data folder is told where one lies, until they hang up.
 */
export async function lendDatabaseCopies(lender: Lender): Promise<() => Promise<void>> {
	const { dataFolder, log } = lender;
	const path = join(dataFolder, SOCKET_FILE);
	// What a process that was killed has left; it is not running, since we have its database.
	await rm(path, { force: true });
	for (const name of await readdir(dataFolder)) {
		if (name.startsWith(COPY_PREFIX)) await rm(join(dataFolder, name), { recursive: true });
	}
	const borrowers = new Set<Socket>();
	const server = createServer((socket) => {
		borrowers.add(socket);
		socket.resume().on("close", () => borrowers.delete(socket));
		socket.on("error", (error) => log.warn({ error }, "a backup hung up"));
		lend(lender, socket).catch((error) => {
			log.error({ error }, "no copy for a backup");
			socket.end(answer({ problem: error instanceof Error ? error.message : String(error) }));
		});
	});
	await new Promise<void>((resolve) => {
		server.once("error", (error) => {
			log.warn({ error }, "a backup will need this process stopped");
			resolve();
		});
		server.listen(path, resolve);
	});
	return () => {
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		for (const socket of borrowers) socket.destroy();
		return closed;
	};
}

async function lend({ dataFolder, pglite }: Lender, socket: Socket): Promise<void> {
	const name = `${COPY_PREFIX}${randomUUID()}`;
	const copy = join(dataFolder, name);
	const hungUp = new Promise<void>((resolve) => socket.once("close", resolve));
	try {
		await pglite.transaction(async (transaction) => {
			await transaction.exec("checkpoint");
			// Nobody else gets the connection meanwhile, so no file changes.
			await cp(databaseFolder(dataFolder), copy, {
				recursive: true,
				mode: constants.COPYFILE_FICLONE,
				filter: (path) => !path.endsWith(LOCK_FILE),
			});
		});
		socket.write(answer({ copy: name }));
		await hungUp;
	} finally {
		await rm(copy, { recursive: true, force: true });
	}
}

/**
 * Borrows a copy of the database from the process that has it open; it is gone when `use` has ended. Throws
 * `BackupRefused`, also when that process ended meanwhile and may have taken parts of the copy with it.
 */
export async function borrowDatabaseCopy(
	dataFolder: string,
	use: (folder: string) => Promise<void>,
): Promise<void> {
	const socket = connect(join(dataFolder, SOCKET_FILE));
	let isGone = false;
	socket.on("close", () => {
		isGone = true;
	});
	try {
		const answered = answerSchema.parse(JSON.parse(await firstLine(socket)));
		if ("problem" in answered) {
			throw new BackupRefused(`The running server gave no copy: ${answered.problem}`);
		}
		await use(join(dataFolder, answered.copy));
		// It hangs up before it removes anything; what has arrived is heard of in this turn.
		await setImmediate();
		if (isGone)
			throw new BackupRefused("The running server stopped before its database was copied. Try again.");
	} finally {
		socket.destroy();
	}
}

async function firstLine(socket: Socket): Promise<string> {
	let said = "";
	socket.setEncoding("utf8").on("data", (chunk: string) => {
		said += chunk;
	});
	const failed = once(socket, "close").then(() => "it hung up", String);
	while (!said.includes("\n")) {
		const reason = await Promise.race([failed, once(socket, "data").then(() => undefined, String)]);
		if (reason && !said.includes("\n")) {
			throw new BackupRefused(
				`A process uses the database but gives no copy of it (${reason}). Stop it for the time of the backup.`,
			);
		}
	}
	return said;
}
