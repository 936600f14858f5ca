import type { Browser } from "../../../../apps/server/src/testing/browser.ts";
import type { Chance } from "../../ground/chance.ts";
import { doorsIn } from "../openapi.ts";
import { fuzzedRequest } from "./fuzz.ts";

export interface Fuzzed {
	readonly statuses: Readonly<Record<string, number>>;
	readonly slowestMs: number;
	readonly breaches: readonly string[];
}

/** So many hostile requests to the JSON doors: each is answered, none with a failure, refusals with a stable code. */
export async function fuzzDoors(visitor: Browser, chance: Chance, requests: number): Promise<Fuzzed> {
	const doors = doorsIn((await visitor.get("/web-api/openapi.json")).body);
	const statuses: Record<string, number> = {};
	const breaches: string[] = [];
	let slowestMs = 0;
	for (let count = 0; count < requests; count++) {
		const { address, init } = fuzzedRequest(chance.pick(doors), chance);
		const startedAt = performance.now();
		const answer = await visitor.send(address, init);
		const text = await answer.text();
		slowestMs = Math.max(slowestMs, performance.now() - startedAt);
		statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
		const what = `${init.method} ${address.slice(0, 200)} ${JSON.stringify(init.headers).slice(0, 200)} ${String(init.body).slice(0, 200)}`;
		if (answer.status >= 500) breaches.push(`${answer.status}: ${what}`);
		const isRefusal = answer.status >= 400 && answer.status < 500 && init.method !== "HEAD";
		const isCoded = /^\{.*"code":"[a-z_]+"/s.test(text);
		// tus speaks in words of its own.
		if (isRefusal && !isCoded && !address.startsWith("/web-api/uploads/resumable"))
			breaches.push(`${answer.status} without a code: ${what}`);
	}
	return { statuses, slowestMs, breaches };
}
