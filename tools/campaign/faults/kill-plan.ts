import type { Chance } from "../ground/chance.ts";
import type { Step } from "./buyer.ts";

/**
 * Who gets SIGKILL: everything at once as in a power cut, the server alone as by the OOM killer (what it started must
 * end by itself), or one of the processes below it (the server must carry on).
 */
export type Victim = "group" | "server" | "child";

export interface KillPlan {
	readonly victim: Victim;
	/** The clock runs from the first buyer who comes that far; from the first request for "start". */
	readonly after: Step | "start";
	readonly delayMs: number;
}

/** A random moment within three seconds, mostly of a checkout or of what it sets off: mail and print. */
export function planKill(chance: Chance): KillPlan {
	const victim = chance.isLikely(60) ? "group" : chance.isLikely(60) ? "server" : "child";
	const dice = chance.number();
	if (dice < 0.45) return { victim, after: "asked", delayMs: chance.whole(0, 120) };
	if (dice < 0.85) return { victim, after: "answered", delayMs: chance.whole(0, 2500) };
	return { victim, after: "start", delayMs: chance.whole(0, 3000) };
}
