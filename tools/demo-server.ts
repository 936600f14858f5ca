// The server as `npm start` runs it, on free ports with an empty data folder of its own: for screenshots and measurements.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshenTemplates } from "./fresh-templates.ts";
import { serverEnvironment } from "./server-environment.ts";

export interface DemoServer {
	/** Without a slash at the end: "http://localhost:41000". */
	readonly origins: { readonly papiervogel: string; readonly bildwand: string };
	readonly pid: number;
	readonly staff: { readonly email: string; readonly password: string };
	/** Resolves when the process has ended, however. */
	readonly ended: Promise<void>;
	/** Everything it has printed so far. */
	output(): string;
	/** Ends it with SIGTERM; answers how it ended and everything it printed. */
	stop(): Promise<{ readonly exitCode: number | null; readonly output: string }>;
}

interface DemoServerOptions {
	/** A pair of free ports is looked for without it. */
	readonly port?: number;
	/** Starts it as the head of a process group of its own, so that it can be ended with all its children. */
	readonly isGroup?: boolean;
	/** Told at once, long before the server is ready. */
	readonly onSpawn?: (pid: number) => void;
}

const START_MS = 180_000;
const STOP_MS = 20_000;
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/**
 * Starts the server in demo mode and waits until it is ready. Throws with what it printed when it ends or is not ready
 * within three minutes. Pages are answered when the apps have been built. Its data folder is removed with it, unless
 * `environment` names one.
 */
export async function startDemoServer(
	environment: Readonly<Record<string, string>> = {},
	options: DemoServerOptions = {},
): Promise<DemoServer> {
	if (!freshenTemplates()) throw new Error("The templates could not be baked; see the lines above.");
	const port = options.port ?? (await freePortPair());
	const folder = environment.DATA_FOLDER ? undefined : mkdtempSync(join(tmpdir(), "offizin-demo-"));
	const staff = { email: "werkstatt@offizin.example", password: "nur-fuer-die-vorfuehrung" };
	const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
		stdio: ["ignore", "pipe", "pipe"],
		detached: options.isGroup ?? false,
		env: {
			...serverEnvironment,
			PATH: process.env.PATH ?? "",
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			NODE_ENV: "production",
			MODE: "demo",
			HOST: "127.0.0.1",
			PORT: String(port),
			...(folder && { DATA_FOLDER: folder }),
			STAFF_EMAIL: staff.email,
			STAFF_PASSWORD: staff.password,
			LOG_LEVEL: "error",
			WARM_PICTURES: "off",
			RATE_LIMIT_FACTOR: "1000000",
			...environment,
		},
	});
	if (child.pid !== undefined) options.onSpawn?.(child.pid);
	const output: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
	const origins = { papiervogel: `http://localhost:${port}`, bildwand: `http://localhost:${port + 1}` };
	const ended = once(child, "exit").then(() => {});
	const stop = async () => {
		await stopProcess(child);
		if (folder) rmSync(folder, { recursive: true, force: true });
		return { exitCode: child.exitCode, output: output.join("") };
	};
	try {
		await untilReady(`${origins.papiervogel}/readyz`, child);
	} catch (error) {
		await stop();
		throw new Error(`${error instanceof Error ? error.message : error}\n${output.join("")}`);
	}
	return { origins, pid: child.pid ?? 0, staff, ended, output: () => output.join(""), stop };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
	const giveUpAt = performance.now() + START_MS;
	while (performance.now() < giveUpAt) {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`The server ended: ${child.exitCode ?? child.signalCode}.`);
		// Refused connections are what waiting for a server looks like.
		const answer = await fetch(address).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The server was not ready after ${START_MS / 1000} s.`);
}

/** Ends a process we started: politely, then at once. */
export async function stopProcess(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
	await ended;
	clearTimeout(force);
}

/** A free port whose neighbour is free too: one for each brand. */
export async function freePortPair(): Promise<number> {
	for (let attempt = 0; attempt < 50; attempt++) {
		const port = FIRST_PORT + 2 * Math.floor((Math.random() * PORTS) / 2);
		if ((await isFree(port)) && (await isFree(port + 1))) return port;
	}
	throw new Error(`No two free ports between ${FIRST_PORT} and ${FIRST_PORT + PORTS}.`);
}

async function isFree(port: number): Promise<boolean> {
	const server = createServer();
	const listening = new Promise<boolean>((resolve) => {
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => resolve(true));
	});
	if (!(await listening)) return false;
	await new Promise((resolve) => server.close(resolve));
	return true;
}
