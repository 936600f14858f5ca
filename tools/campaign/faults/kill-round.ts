import { descendantsOf } from "../../process-tree.ts";
import type { Chance } from "../ground/chance.ts";
import type { Place } from "../ground/place.ts";
import type { Buyer, Step } from "./buyer.ts";
import type { KillPlan, Victim } from "./kill-plan.ts";

export interface Round {
	/** Who was killed in the end: without a process below it, the whole server instead of a child. */
	readonly victim: Victim;
	/** Those who have not been served yet. */
	readonly cutOff: readonly Buyer[];
	readonly breaches: readonly string[];
}

/** A kill that waits for a step nobody takes comes anyway. */
const PATIENCE_MS = 8000;

/** Lets buyers go on and kills in the middle of it, as planned. */
export async function killWhile(
	place: Place,
	buyers: readonly Buyer[],
	{ plan, chance }: { readonly plan: KillPlan; readonly chance: Chance },
): Promise<Round> {
	const breaches: string[] = [];
	const reached = Promise.withResolvers<void>();
	const tell = (step: Step) => {
		if (step === plan.after) reached.resolve();
	};
	let isKilled = false;
	const cutOff: Buyer[] = [];
	const ways = buyers.map(async (buyer) => {
		try {
			await buyer.goOn(tell);
		} catch (error) {
			if (!isKilled) breaches.push(`${buyer.email}: ${reasonOf(error)} from a server that nobody had killed`);
			cutOff.push(buyer);
		}
	});
	if (plan.after === "start") reached.resolve();
	const patience = setTimeout(reached.resolve, PATIENCE_MS);
	await reached.promise;
	clearTimeout(patience);
	await new Promise((done) => setTimeout(done, plan.delayMs));
	isKilled = true;
	const victim = await strike();
	await Promise.all(ways);
	return { victim, cutOff, breaches };

	async function strike(): Promise<Victim> {
		const children = descendantsOf(place.server.pid);
		if (plan.victim === "child" && children.length > 0) {
			process.kill(chance.pick(children), "SIGKILL");
			return "child";
		}
		const victim = plan.victim === "server" ? "server" : "group";
		const left = await place.kill(victim);
		if (left > 0) breaches.push(`${left} processes outlived their server by ten seconds`);
		return victim;
	}
}

/** With its cause, which is where fetch hides what happened. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
