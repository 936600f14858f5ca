// Sends requests to an address with ranges, "quantity={1-1000}", whose values go through them, so that no kept answer is
// sent twice (a door keeps 200 of them). An address without a range gets a parameter more.
// node unique-load.ts <address> <seconds> <connections> <headers as JSON>
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon from "autocannon";
import type { Load, LoadOptions } from "../pages/load.ts";

const range = /\{(\d+)-(\d+)\}/g;
const run = promisify(execFile);
const script = fileURLToPath(import.meta.url);

/** As many requests as one process can send, each with another address. Throws when any answer was not 200. */
export async function sendUniqueLoad(address: string, options: LoadOptions): Promise<Load> {
	const { seconds, connections, headers = {} } = options;
	const sent = [address, String(seconds), String(connections), JSON.stringify(headers)];
	const { stdout } = await run(process.execPath, [script, ...sent], { maxBuffer: 2 ** 24 });
	const result: { "2xx": number; non2xx: number; errors: number; duration: number } = JSON.parse(stdout);
	if (result.non2xx + result.errors > 0 || result["2xx"] === 0) {
		throw new Error(
			`${address}: ${result["2xx"]} good, ${result.non2xx} other answers, ${result.errors} errors`,
		);
	}
	return { answers: result["2xx"], seconds: result.duration };
}

async function sendFromHere([address = "", seconds, connections, headers = "{}"]: readonly string[]) {
	const { origin, pathname, search } = new URL(address);

	let sent = 0;
	const next = () => {
		sent += 1;
		let turn = sent;
		const query = search.replaceAll(range, (_, first, last) => {
			const width = 1 + Number(last) - Number(first);
			const value = Number(first) + (turn % width);
			turn = Math.floor(turn / width);
			return String(value);
		});
		return query === search ? `${search}&anfrage=${sent}` : query;
	};
	const result = await autocannon({
		url: origin,
		duration: Number(seconds),
		connections: Number(connections),
		headers: JSON.parse(headers),
		requests: [{ setupRequest: (request: object) => ({ ...request, path: `${pathname}${next()}` }) }],
	});
	console.log(JSON.stringify(result));
}

if (import.meta.main) await sendFromHere(process.argv.slice(2));
