import type { Seen } from "../ground/attack.ts";
import { type Sample, spreadOf } from "../watch/sample.ts";
import type { Attacker } from "./attacker.ts";
import { KEPT_SHARE, type Recovery } from "./single-visitor.ts";

interface Visit {
	readonly samples: readonly Sample[];
	/** Milliseconds since 1970. */
	readonly times: { readonly quietFrom: number; readonly attackFrom: number; readonly attackTo: number };
	readonly quietBytes: number;
	readonly recovered: Recovery;
	/** Share of all processors that the host of this machine gave to others meanwhile. */
	readonly stolen: number;
	readonly attacker: Attacker;
	/** What stopped the attacker before the time was over. */
	readonly broke: unknown;
}

/** Goals for everybody but the attacker. */
const HEALTH_P99_MS = 100;
const TIMES_QUIET = 2;
const MOST_BYTES = 1.5e9;
const doors = ["price", "cart", "design", "change", "preview"] as const;

/** Everybody else's figures, quiet and under attack, against the goals. */
export function judgeVisit({ samples, times, quietBytes, recovered, stolen, attacker, broke }: Visit): Seen {
	const { quietFrom, attackFrom, attackTo } = times;
	const quiet = samples.filter(({ at }) => at >= quietFrom && at < attackFrom);
	const under = samples.filter(({ at }) => at >= attackFrom && at <= attackTo);
	const spread = (from: readonly Sample[], kinds: readonly Sample["kind"][]) =>
		spreadOf(from.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value));
	const [health, page, door] = [spread(under, ["health"]), spread(under, ["page"]), spread(under, doors)];
	const [quietPage, quietDoor] = [spread(quiet, ["page"]), spread(quiet, doors)];
	const peak = spread(
		samples.filter(({ at }) => at >= attackFrom),
		["memory"],
	).max;
	const failed = under.filter(({ kind, status }) => kind !== "memory" && (status < 200 || status > 299));
	const answers = [...attacker.answers].map(([status, count]) => `${count}×${status}`).join(" ");
	return {
		cells: {
			"/healthz p50/p99/max ms": [health.p50, health.p99, health.max].map(Math.round).join(" / "),
			"pages p95 (quiet) ms": `${milliseconds(page.p95)} (${milliseconds(quietPage.p95)})`,
			"doors p95 (quiet) ms": `${Math.round(door.p95)} (${Math.round(quietDoor.p95)})`,
			"visits n": String(page.n + door.n),
			"memory quiet, peak, after MB": [quietBytes, peak, recovered.bytes].map(megabytes).join(", "),
			"back after (work left + rest)":
				recovered.bytes <= quietBytes * KEPT_SHARE
					? `${seconds(recovered.workMs)} + ${seconds(recovered.restMs)} s`
					: `${seconds(recovered.workMs)} + over 60 s`,
			"stolen by the host": `${Math.round(stolen * 100)} %`,
			"the attacker got": answers,
		},
		breaches: [
			...(broke ? [`the attack broke off: ${broke}`] : []),
			...attacker.faults.slice(0, 3).map((fault) => `the attacker got ${fault}`),
			...statusesOf(failed).map((text) => `others got ${text}`),
			...(peak > MOST_BYTES
				? [`memory of the whole tree ${megabytes(peak)} MB, at most ${megabytes(MOST_BYTES)}`]
				: []),
			...(recovered.bytes > quietBytes * KEPT_SHARE
				? [
						`memory ${megabytes(recovered.bytes)} MB a minute after the last work, ${megabytes(quietBytes)} before`,
					]
				: []),
		],
		slow: [
			...(health.p99 > HEALTH_P99_MS
				? [`/healthz p99 ${Math.round(health.p99)} ms, at most ${HEALTH_P99_MS}`]
				: []),
			...(quietPage.n > 0 && page.p95 > TIMES_QUIET * quietPage.p95
				? [`pages of others p95 ${(page.p95 / quietPage.p95).toFixed(1)} × quiet, at most ${TIMES_QUIET}`]
				: []),
		],
		facts: {
			under: byKind(under),
			quiet: byKind(quiet),
			quietBytes,
			peak,
			recovered,
			stolen,
			answers: Object.fromEntries(attacker.answers),
		},
	};
}

function statusesOf(failed: readonly Sample[]): string[] {
	const groups = Map.groupBy(failed, ({ kind, status }) => `${status || "no answer"} for ${kind}`);
	return [...groups].map(([text, of]) => `${of.length}× ${text}`);
}

function byKind(samples: readonly Sample[]) {
	const groups = Map.groupBy(samples, ({ kind }) => kind);
	return Object.fromEntries([...groups].map(([kind, of]) => [kind, spreadOf(of.map(({ value }) => value))]));
}

function megabytes(bytes: number): string {
	return String(Math.round(bytes / 1e6));
}

/** With a tenth below 10, where a whole one would be too coarse for a ratio. */
function milliseconds(value: number): string {
	return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

function seconds(ms: number): number {
	return Math.round(ms / 1000);
}
