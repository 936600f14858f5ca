import { Client } from "pg";
import type { Engine } from "./database.ts";

/** What a database tells its processes, on one channel. */
export interface Notifications {
	close(): Promise<void>;
}

const RETRY_MS = 1000;
const connecting = {
	connectionTimeoutMillis: 5000,
	keepAlive: true,
	keepAliveInitialDelayMillis: 10_000,
} as const;

/** Calls `tell` for what is notified on a channel, and once when a broken connection is back, for what was missed. */
export function hearNotifications(engine: Engine, channel: string, tell: () => void): Notifications {
	return engine.kind === "embedded"
		? hearEmbedded(engine, channel, tell)
		: hearServer(engine.url, channel, tell);
}

function hearEmbedded(
	{ pglite }: Extract<Engine, { kind: "embedded" }>,
	channel: string,
	tell: () => void,
): Notifications {
	const listening = pglite.listen(channel, tell);
	// Without it the poll of whoever listens goes on alone.
	listening.catch(() => {});
	return {
		async close() {
			const stop = await listening.catch(() => undefined);
			await stop?.();
		},
	};
}

function hearServer(connectionString: string, channel: string, tell: () => void): Notifications {
	let isClosed = false;
	let client: Client | undefined;
	let retry: NodeJS.Timeout | undefined;

	function connect(): void {
		const made = new Client({ connectionString, ...connecting });
		client = made;
		const again = () => {
			if (client !== made || isClosed) return;
			client = undefined;
			made.end().catch(() => {});
			retry = setTimeout(connect, RETRY_MS).unref();
		};
		made.on("error", again);
		made.on("end", again);
		made.on("notification", tell);
		// What we say ourselves comes back, and tells of what was missed.
		made
			.connect()
			.then(() => made.query(`listen ${channel}; select pg_notify('${channel}', '')`))
			.catch(again);
	}

	connect();
	return {
		async close() {
			isClosed = true;
			clearTimeout(retry);
			await client?.end().catch(() => {});
		},
	};
}
