import { Agent, get } from "node:http";

/** Milliseconds until the last byte of each answer, asked one after the other over each of so many connections. */
export async function latenciesOf(
	addresses: readonly string[],
	connections: number,
): Promise<readonly number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const waiting = [...addresses];
	const found: number[] = [];
	const askAll = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			found.push(await latencyOf(next, agent));
		}
	};
	await Promise.all(Array.from({ length: connections }, askAll));
	agent.destroy();
	return found;
}

function latencyOf(address: string, agent: Agent): Promise<number> {
	const startedAt = performance.now();
	return new Promise((resolve, reject) => {
		const request = get(address, { agent }, (answer) => {
			if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
			answer.resume();
			answer.on("end", () => resolve(performance.now() - startedAt));
			answer.on("error", reject);
		});
		request.on("error", reject);
	});
}

/** The time that so many of 100 answers keep. */
export function percentile(values: readonly number[], percent: number): number {
	return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;
}
