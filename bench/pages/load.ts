import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve("autocannon");

export interface LoadOptions {
	readonly seconds: number;
	readonly connections: number;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
	readonly answers: number;
	readonly seconds: number;
}

/** As many requests as one process can send. Throws when any answer was not 200. */
export async function sendLoad(address: string, options: LoadOptions): Promise<Load> {
	const { seconds, connections, headers = {} } = options;
	const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const load = ["-c", String(connections), "-d", String(seconds)];
	const { stdout } = await run(process.execPath, [autocannon, "-j", "-n", ...load, ...sent, address], {
		maxBuffer: 2 ** 24,
	});
	const result: { "2xx": number; non2xx: number; errors: number; duration: number } = JSON.parse(stdout);
	if (result.non2xx + result.errors > 0 || result["2xx"] === 0) {
		throw new Error(
			`${address}: ${result["2xx"]} good, ${result.non2xx} other answers, ${result.errors} errors`,
		);
	}
	return { answers: result["2xx"], seconds: result.duration };
}
