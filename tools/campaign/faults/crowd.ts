import { templateIds } from "@offizin/templates/recipes";
import type { Attack, Ground, Seen } from "../ground/attack.ts";
import type { Place } from "../ground/place.ts";
import { type Buyer, createBuyer, type Step } from "./buyer.ts";
import { checkPlace, nothingChecked } from "./check-place.ts";
import { reasonOf } from "./kill-round.ts";

/** Visitors who order while something breaks, and who come back until they are served. */
export interface Crowd {
	readonly buyers: readonly Buyer[];
	/** So many new ones order, one after the other; answers how many were served. */
	order(count: number, tell?: (step: Step) => void): Promise<number>;
	/** All who were turned away try again; answers what still fails. */
	comeBack(): Promise<readonly string[]>;
}

const cheapest = templateIds.find((id) => id.startsWith("soiree-din-lang-quer")) ?? "";

export function createCrowd(place: Place, { chance }: Ground): Crowd {
	const buyers: Buyer[] = [];
	let waiting: Buyer[] = [];
	async function serve(some: readonly Buyer[], tell: (step: Step) => void): Promise<string[]> {
		const failures: string[] = [];
		const turnedAway: Buyer[] = [];
		for (const buyer of some) {
			await buyer.goOn(tell).catch((error) => {
				failures.push(`${buyer.email}: ${reasonOf(error)}`);
				turnedAway.push(buyer);
			});
		}
		waiting = [...waiting.filter((buyer) => !some.includes(buyer)), ...turnedAway];
		return failures;
	}
	return {
		buyers,
		async order(count, tell = () => {}) {
			const some = Array.from({ length: count }, () => {
				const name = `crowd-${buyers.length + 1}`;
				const buyer = createBuyer({
					email: `${name}@example.org`,
					browser: place.visitor(),
					template: cheapest,
					chance: chance.branch(name),
				});
				buyers.push(buyer);
				return buyer;
			});
			return count - (await serve(some, tell)).length;
		},
		comeBack: () => serve(waiting, () => {}),
	};
}

/** What happens between the first orders and the check of all. */
type Trouble = (place: Place, crowd: Crowd, ground: Ground) => Promise<Readonly<Record<string, string>>>;

interface FaultPlan {
	/** Why it cannot be done here. */
	readonly skip?: (ground: Ground) => string | undefined;
	readonly trouble: Trouble;
}

const FIRST_ORDERS = 3;

/** A fault other than a kill: orders before, meanwhile and after it, and all laws at the end. */
export function fault(name: string, { skip, trouble }: FaultPlan): Attack {
	return {
		name,
		section: "Other faults",
		async run(ground): Promise<Seen> {
			const skipped = skip?.(ground);
			if (skipped) return { cells: {}, breaches: [], skipped };
			const place = await ground.openPlace();
			try {
				await place.start();
				const crowd = createCrowd(place, ground);
				await crowd.order(FIRST_ORDERS);
				const cells = await trouble(place, crowd, ground);
				const failures = await crowd.comeBack();
				const { chance, say } = ground;
				const checked = await checkPlace(place, crowd.buyers, { before: nothingChecked, chance, say });
				return {
					cells: { ...cells, "Orders in the end": `${checked.seen.size} of ${crowd.buyers.length}` },
					breaches: [...failures, ...crowd.buyers.flatMap(({ breaches }) => breaches), ...checked.breaches],
				};
			} finally {
				await place.close();
			}
		},
	};
}

/** Asks until a door answers as wished; throws after so many seconds. Returns how long it took. */
export async function untilStatus(address: string, status: number, seconds: number): Promise<number> {
	const startedAt = performance.now();
	for (;;) {
		const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
		const ms = performance.now() - startedAt;
		if (answer?.status === status) return ms;
		if (ms > seconds * 1000) throw new Error(`${address} did not answer ${status} within ${seconds} s`);
		await new Promise((done) => setTimeout(done, 100));
	}
}

export function wait(ms: number): Promise<void> {
	return new Promise((done) => setTimeout(done, ms));
}
