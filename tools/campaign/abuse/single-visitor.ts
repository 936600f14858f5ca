import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { stolenSeconds, treeBytes, treeSeconds } from "../../process-tree.ts";
import type { Attack, Ground } from "../ground/attack.ts";
import { startWatch } from "../watch/watch.ts";
import { type Attacker, createAttacker } from "./attacker.ts";
import { judgeVisit } from "./judge-visit.ts";

/** What one visitor does; left alone when its time is over. */
export type Misdeed = (attacker: Attacker, ground: Ground) => Promise<void>;

/** The first round warms up what every visitor needs. */
const QUIET_MS = 8000;
const QUIET_ROUNDS = 5;
/** On a busy machine everything takes its time. */
const PATIENCE_MS = 120_000;
const ATTACK_SECONDS = 30;
/** So long the press may be at work on what was ordered. */
const WORK_MS = 300_000;
const RECOVER_MS = 60_000;
const POLL_MS = 500;
const REST_MS = 3000;
/** Of one core. */
const IDLE_SHARE = 0.15;

/** Up to this much above the quiet figure, memory has come back: garbage is collected when somebody needs room. */
export const KEPT_SHARE = 1.25;

/** An attack by one visitor under default limits, with figures of everybody else before and meanwhile. */
export function singleVisitor(name: string, misdeed: Misdeed): Attack {
	return {
		name: `worst: ${name}`,
		section: "The worst single visitor",
		async run(ground) {
			// Visitors are told apart by the address a proxy names.
			const place = await ground.openPlace({
				environment: { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "on" },
				isInSession: true,
			});
			try {
				const { pid } = await place.start();
				const { origin } = place;
				const watch = await startWatch({ origin, pid });
				await watch.rounds(1, PATIENCE_MS);
				const quietFrom = Date.now();
				await Promise.all([wait(QUIET_MS), watch.rounds(QUIET_ROUNDS, PATIENCE_MS)]);
				const quietBytes = treeBytes(pid);
				const attackFrom = Date.now();
				const stolenBefore = stolenSeconds();
				const attack = await attackFor((ground.options.seconds ?? ATTACK_SECONDS) * 1000, {
					ground,
					misdeed,
					origin,
				});
				const attackTo = Date.now();
				const stolen = (stolenSeconds() - stolenBefore) / (((attackTo - attackFrom) / 1000) * cpus().length);
				watch.leave();
				const recovered = await recover(pid, quietBytes * KEPT_SHARE);
				const samples = await watch.stop();
				return judgeVisit({
					samples,
					times: { quietFrom, attackFrom, attackTo },
					quietBytes,
					recovered,
					stolen,
					...attack,
				});
			} finally {
				await place.close();
			}
		},
	};
}

/** What came of the tree's memory once the attack was over. */
export interface Recovery {
	/** From the end of the attack until what it had left to do (prints it had ordered) was done. */
	readonly workMs: number;
	/** From there until memory was below the bound, or until nobody waited any longer. */
	readonly restMs: number;
	/** At the end of both. */
	readonly bytes: number;
}

async function recover(pid: number, bound: number): Promise<Recovery> {
	const attackTo = Date.now();
	let workTo: number | undefined;
	for (;;) {
		const seconds = treeSeconds(pid);
		await wait(REST_MS);
		const now = Date.now();
		const isIdle = treeSeconds(pid) - seconds < (IDLE_SHARE * REST_MS) / 1000;
		if (workTo === undefined && (isIdle || now - attackTo > WORK_MS)) workTo = now;
		if (workTo === undefined) continue;
		const bytes = treeBytes(pid);
		if ((isIdle && bytes <= bound) || now - workTo > RECOVER_MS)
			return { workMs: workTo - attackTo, restMs: now - workTo, bytes };
	}
}

async function attackFor(
	ms: number,
	{
		ground,
		misdeed,
		origin,
	}: { readonly ground: Ground; readonly misdeed: Misdeed; readonly origin: string },
): Promise<{ readonly attacker: Attacker; readonly broke: unknown }> {
	const over = new AbortController();
	const attacker = createAttacker(origin, over.signal);
	let broke: unknown;
	ground.say("attacking");
	takeWhatIsLeft("--idle");
	const deed = misdeed(attacker, ground).catch((error) => {
		if (!over.signal.aborted) broke = error;
	});
	// The time counts from the moment everything is prepared; what preparing costs the others counts as well.
	await Promise.race([attacker.hammering, deed, wait(PATIENCE_MS)]);
	await wait(ms);
	over.abort();
	takeWhatIsLeft("--other");
	await Promise.race([deed, wait(POLL_MS)]);
	return { attacker, broke };
}

/**
 * An attacker sits at a machine of his own: he gets of this one's processors what nobody else wants, with all threads.
 * Only root may come back from there.
 */
function takeWhatIsLeft(policy: "--idle" | "--other"): void {
	if (process.getuid?.() === 0)
		execFileSync("chrt", ["--all-tasks", policy, "--pid", "0", String(process.pid)]);
}

function wait(ms: number): Promise<void> {
	return new Promise((done) => setTimeout(done, ms));
}
