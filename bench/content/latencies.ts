import { Agent, get } from "node:http";

/** Milliseconds until the last byte of each answer, asked one after the other over one connection. */
export async function latenciesOf(addresses: readonly string[]): Promise<readonly number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const found: number[] = [];
	for (const address of addresses) found.push(await latencyOf(address, agent));
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

/** The time that 95 of 100 answers keep. */
export function p95(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
