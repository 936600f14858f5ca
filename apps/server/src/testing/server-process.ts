import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Browser, browserOn } from "./browser.ts";
import { freePortPair } from "./free-port.ts";

const root = join(import.meta.dirname, "../../../..");

/** The real server in a process of its own. */
export interface ServerProcess {
	readonly child: ChildProcess;
	/** Of the first channel; the second one has the next. */
	readonly port: number;
	/** What it said until it served. */
	readonly printed: string;
	/** A visitor over real sockets. */
	browser(): Browser;
	/** Resolves with code and signal when the process has ended. */
	readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

/** Starts main.ts on free ports and waits until it serves. Throws with what it printed when it ends first. */
export async function startServerProcess(
	environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
	const port = await freePortPair();
	const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			PORT: String(port),
			LOG_LEVEL: "warn",
			WARM_PICTURES: "off",
			// Behind other tests they would wait until those are done.
			RENDER_STANDING: "beside",
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	const ended = once(child, "exit").then(
		([code, signal]) => [code as number | null, signal as NodeJS.Signals | null] as const,
	);
	const ready = new Promise<void>((resolve) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk) => {
				printed += chunk;
				if (/Back office .*\n(.*\n)*\n/.test(printed)) resolve();
			});
		}
	});
	await Promise.race([
		ready,
		ended.then(() => {
			throw new Error(printed);
		}),
	]);
	const origin = `http://localhost:${port}`;
	const overSockets = { request: (url: string | Request | URL, init?: RequestInit) => fetch(url, init) };
	return { child, port, printed, ended, browser: () => browserOn(overSockets, origin) };
}
