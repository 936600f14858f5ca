import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "../config.ts";

/**
 * Makes this process the only one on this machine that uses a folder. The claim is a listening socket, so it ends
 * with the process however that ends. Returns its release; throws when somebody else holds it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
	const name = createHash("sha256").update(folder).digest("hex").slice(0, 24);
	const path = join(tmpdir(), `offizin-${name}.sock`);
	if (await isAnswered(path)) {
		throw new ConfigError([
			`DATA_FOLDER is taken: another process uses ${folder}. Stop it, choose another folder, or set DATABASE_URL to let several processes share a PostgreSQL.`,
		]);
	}
	rmSync(path, { force: true });
	const server = createServer((socket) => socket.end());
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(path, resolve);
	});
	server.unref();
	return () => new Promise((resolve) => server.close(() => resolve()));
}

function isAnswered(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(path);
		socket.once("connect", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
}
