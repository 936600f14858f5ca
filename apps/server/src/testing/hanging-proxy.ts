import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

export interface HangingProxy {
	/** The address of the database, by way of the proxy. */
	readonly url: string;
	/** From now on nothing passes, in either direction, as with a server that was stopped. */
	hang(): void;
	goOn(): void;
	close(): Promise<void>;
}

/** Stands before a PostgreSQL and can fall silent without closing a connection. */
export async function startHangingProxy(url: string): Promise<HangingProxy> {
	const address = new URL(url);
	const folder = address.searchParams.get("host");
	const port = Number(address.port || 5432);
	const target = folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: address.hostname, port };
	const sockets = new Set<Socket>();
	let isHanging = false;
	const server = createServer((client) => {
		const database = connect(target);
		const pairs = [
			[client, database],
			[database, client],
		] as const;
		for (const [from, to] of pairs) {
			sockets.add(from);
			from.on("data", (chunk) => to.write(chunk));
			from.on("error", () => to.destroy());
			from.on("close", () => {
				sockets.delete(from);
				to.destroy();
			});
			if (isHanging) from.pause();
		}
	});
	const listening = await new Promise<number>((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			const at = server.address();
			resolve(typeof at === "object" && at ? at.port : 0);
		});
	});
	address.searchParams.delete("host");
	address.hostname = "127.0.0.1";
	address.port = String(listening);
	return {
		url: address.href,
		hang() {
			isHanging = true;
			for (const socket of sockets) socket.pause();
		},
		goOn() {
			isHanging = false;
			for (const socket of sockets) socket.resume();
		},
		async close() {
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
