// Where a campaign happens: a data folder, a database and a mail server that outlive the processes killed in them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, browserOn } from "../../../apps/server/src/testing/browser.ts";
import { createDatabaseOn } from "../../../apps/server/src/testing/fresh-database.ts";
import { type DemoServer, freePortPair, startDemoServer } from "../../demo-server.ts";
import type { Postgres } from "../../postgres.ts";
import { descendantsOf, isRunning } from "../../process-tree.ts";
import { ask } from "./ask.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

export interface Place {
	readonly folder: string;
	/** Where the server keeps its files. */
	readonly filesFolder: string;
	readonly origin: string;
	readonly sink: MailSink;
	/** The server that was started last. */
	readonly server: DemoServer;
	/** Starts a server on the data that is here. */
	start(extra?: Readonly<Record<string, string>>): Promise<DemoServer>;
	/** The same on ports of its own, beside the one that runs; who starts it ends it. */
	startBeside(extra: Readonly<Record<string, string>>): Promise<DemoServer>;
	/**
	 * SIGKILL for all of the server, or for the process alone that started the others. Waits until nothing is left and
	 * answers how many processes outlived theirs by ten seconds (and were then ended).
	 */
	kill(victim?: "group" | "server"): Promise<number>;
	visitor(): Browser;
	/** A member of staff with every right. */
	clerk(): Promise<Browser>;
	/** Ends what runs here and removes everything. */
	close(): Promise<void>;
}

export interface PlaceOptions {
	readonly environment?: Readonly<Record<string, string>>;
	/** Holds the data folder; the temporary folder when absent. */
	readonly parent?: string;
	/**
	 * Whether the server runs in the session of the campaign, where it cannot be killed as a group: Linux shares its
	 * processors out between sessions first (autogroup), so that whoever takes in one what nobody wants in it may still
	 * take half of all from another.
	 */
	readonly isInSession?: boolean;
}

export type OpenPlace = (options?: PlaceOptions) => Promise<Place>;

/** Killed processes let go of what they hold at their own pace. */
const END_MS = 10_000;
const POLL_MS = 20;

/** Processes that have just been killed may still write. */
const removal = { recursive: true, force: true, maxRetries: 5 } as const;

/** Process groups and folders of ours; gone with us, however we end. */
const groups = new Set<number>();
const folders = new Set<string>();
process.on("exit", () => {
	for (const pid of groups) killGroup(pid);
	for (const folder of folders) rmSync(folder, removal);
});

const ours = { isGroup: true, onSpawn: (pid: number) => void groups.add(pid) } as const;

function killGroup(pid: number): void {
	try {
		process.kill(-pid, "SIGKILL");
	} catch {
		// It has ended by itself.
	}
}

/** Opens places on the embedded database, or each with a database of its own in a cluster. */
export function placesOn(postgres: Pick<Postgres, "url"> | undefined): OpenPlace {
	return async ({ environment = {}, parent = tmpdir(), isInSession = false } = {}) => {
		const folder = mkdtempSync(join(parent, "offizin-campaign-"));
		folders.add(folder);
		const data = join(folder, "data");
		const sink = await startMailSink();
		const port = await freePortPair();
		const origin = `http://localhost:${port}`;
		const database = postgres && (await createDatabaseOn(postgres.url));
		let server: DemoServer | undefined;

		const settings = {
			DATA_FOLDER: data,
			SMTP_URL: sink.url,
			...(database && { DATABASE_URL: database.url }),
			...environment,
		};
		const visitor = () => browserOn({ request: ask }, origin);
		const place: Place = {
			folder: data,
			filesFolder: join(data, "files"),
			origin,
			sink,
			get server() {
				if (!server) throw new Error("no server has been started here");
				return server;
			},
			async start(extra = {}) {
				server = await startDemoServer({ ...settings, ...extra }, { ...ours, isGroup: !isInSession, port });
				return server;
			},
			startBeside: (extra) => startDemoServer({ ...settings, ...extra }, ours),
			async kill(victim = "group") {
				const { pid, ended } = place.server;
				const family = descendantsOf(pid);
				if (victim === "server") process.kill(pid, "SIGKILL");
				else killGroup(pid);
				await ended;
				const left = await stillRunning(family);
				if (left.length > 0) killGroup(pid);
				groups.delete(pid);
				return left.length;
			},
			visitor,
			async clerk() {
				const browser = visitor();
				const login = await browser.post("/office-api/login", place.server.staff);
				if (login.status !== 200) throw new Error(`login: ${login.status} ${JSON.stringify(login.body)}`);
				return browser;
			},
			async close() {
				if (isInSession) await server?.stop();
				else if (server) await place.kill();
				await sink.close();
				await database?.drop();
				rmSync(folder, removal);
				folders.delete(folder);
			},
		};
		return place;
	};
}

/** Those that have not ended ten seconds from now. */
async function stillRunning(pids: readonly number[]): Promise<readonly number[]> {
	const giveUpAt = performance.now() + END_MS;
	for (;;) {
		const left = pids.filter(isRunning);
		if (left.length === 0 || performance.now() > giveUpAt) return left;
		await new Promise((done) => setTimeout(done, POLL_MS));
	}
}
