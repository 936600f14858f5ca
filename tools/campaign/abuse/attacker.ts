import { type Browser, browserOn } from "../../../apps/server/src/testing/browser.ts";
import { ask } from "../ground/ask.ts";

/** One visitor with one address, a cookie, and all the time in the world. */
export interface Attacker extends Browser {
	/** Without a slash at the end. */
	readonly origin: string;
	/** Answers by status; "cut off" where the attacker or the server hung up. */
	readonly answers: ReadonlyMap<string, number>;
	/** Statuses no visitor should be able to get, each with its request. */
	readonly faults: readonly string[];
	/** Does something again and again, so many at a time, until the attack is over. */
	hammer(parallel: number, work: (turn: number) => Promise<unknown>): Promise<void>;
	/** Resolves with the first thing that is done again and again: all before was preparation. */
	readonly hammering: Promise<void>;
	readonly over: AbortSignal;
}

const ADDRESS = "10.0.0.66";
const CALM_MS = 20;

/** `over` ends the attack: requests that still run are dropped as a browser drops them that is closed. */
export function createAttacker(origin: string, over: AbortSignal): Attacker {
	const answers = new Map<string, number>();
	const faults: string[] = [];
	const hammering = Promise.withResolvers<void>();
	const count = (key: string) => answers.set(key, (answers.get(key) ?? 0) + 1);
	const browser = browserOn(
		{
			async request(url, init) {
				try {
					const answer = await ask(url, init, { headers: { "x-forwarded-for": ADDRESS }, over });
					count(String(answer.status));
					// "Busy, come again" is an answer; anything else of that kind is not.
					const isBusy = answer.status === 503 && answer.headers.has("retry-after");
					if (answer.status >= 500 && !isBusy)
						faults.push(`${init.method ?? "GET"} ${url} → ${answer.status}`);
					return answer;
				} catch (error) {
					count("cut off");
					throw error;
				}
			},
		},
		origin,
	);
	async function strand(
		lane: number,
		lanes: number,
		work: (turn: number) => Promise<unknown>,
	): Promise<void> {
		for (let turn = lane; !over.aborted; turn += lanes) {
			// What was cut off has been counted above, and an attacker does not mind.
			await work(turn).catch(() => {});
			await new Promise((done) => setTimeout(done, CALM_MS));
		}
	}
	return {
		...browser,
		origin,
		answers,
		faults,
		over,
		hammering: hammering.promise,
		async hammer(parallel, work) {
			hammering.resolve();
			await Promise.all(Array.from({ length: parallel }, (_, lane) => strand(lane, parallel, work)));
		},
	};
}
