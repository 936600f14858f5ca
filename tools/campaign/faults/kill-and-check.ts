import { templateIds } from "@offizin/templates/recipes";
import type { Browser } from "../../../apps/server/src/testing/browser.ts";
import { jpeg } from "../../../apps/server/src/testing/photos.ts";
import { isRunning, treeSeconds } from "../../process-tree.ts";
import type { Chance } from "../ground/chance.ts";
import type { Place } from "../ground/place.ts";
import { type Buyer, createBuyer } from "./buyer.ts";
import { type Checked, checkPlace, nothingChecked } from "./check-place.ts";
import { planKill, type Victim } from "./kill-plan.ts";
import { killWhile, reasonOf } from "./kill-round.ts";

export interface KillTally {
	readonly kills: Readonly<Record<Victim, number>>;
	readonly visitors: number;
	/** Requests of visitors that a kill cut off. */
	readonly cutOff: number;
	/** Processor time of the servers, the killed ones included. */
	readonly processorSeconds: number;
	readonly checked: Checked;
	readonly breaches: readonly string[];
}

interface Wish {
	readonly kills: number;
	readonly chance: Chance;
	say(progress: string): void;
}

/** A check waits until everything is printed and sent, so it is not made after each kill. */
const CHECK_EVERY = 25;
const PHOTO_EDGE = 600;

/** The cheapest to print, and one with a photo now and then: what counts is how often, not how much. */
const plain = templateIds.filter((id) => id.startsWith("soiree-din-lang-quer"));
const withPhoto = templateIds.filter((id) => id.startsWith("eukalyptus-postkarte-a6"));

/**
 * Kills and starts a server again and again while visitors order, and checks every so often that every order is there
 * exactly once with all that belongs to it. Leaves the server running.
 */
export async function killAndCheck(place: Place, { kills, chance, say }: Wish): Promise<KillTally> {
	const photo = await jpeg(PHOTO_EDGE, PHOTO_EDGE);
	const count: Record<Victim, number> = { group: 0, server: 0, child: 0 };
	const breaches: string[] = [];
	const buyers: Buyer[] = [];
	/** Of visitors who have been served and may come again. */
	const free: Browser[] = [];
	let open: readonly Buyer[] = [];
	let cutOff = 0;
	let seconds = 0;
	let checked = nothingChecked;

	function newBuyers(): Buyer[] {
		return Array.from({ length: chance.whole(1, 2) }, () => {
			const name = `kill-${buyers.length + 1}`;
			const template = chance.pick(chance.isLikely(15) ? withPhoto : plain);
			const browser = (chance.isLikely(40) ? free.shift() : undefined) ?? place.visitor();
			const buyer = createBuyer({
				email: `${name}@example.org`,
				browser,
				template,
				photo,
				chance: chance.branch(name),
			});
			buyers.push(buyer);
			return buyer;
		});
	}

	async function serve(waiting: readonly Buyer[]): Promise<void> {
		for (const buyer of waiting) {
			await buyer.goOn(() => {}).catch((error) => breaches.push(`${buyer.email}: ${reasonOf(error)}`));
		}
	}

	await place.start();
	for (let done = 0; done < kills; done++) {
		const present = [...open, ...newBuyers()];
		const stopClock = watchProcessor(place.server.pid);
		const round = await killWhile(place, present, { plan: planKill(chance), chance });
		seconds += stopClock();
		count[round.victim] += 1;
		breaches.push(...round.breaches);
		for (const breach of round.breaches) say(breach);
		cutOff += round.cutOff.length;
		open = round.cutOff;
		free.push(...present.filter((buyer) => !open.includes(buyer)).map(({ browser }) => browser));
		if (!isRunning(place.server.pid)) await place.start();
		if ((done + 1) % CHECK_EVERY === 0 || done + 1 === kills) {
			await serve(open);
			free.push(...open.map(({ browser }) => browser));
			open = [];
			checked = await checkPlace(place, buyers, { before: checked, chance, say });
		}
		const broken = breaches.length + checked.breaches.length;
		say(`${done + 1} of ${kills} kills, ${buyers.length} orders wished, ${broken} breaches`);
	}
	seconds += treeSeconds(place.server.pid);
	const said = [...breaches, ...buyers.flatMap((buyer) => buyer.breaches), ...checked.breaches];
	return {
		kills: count,
		visitors: buyers.length,
		cutOff,
		processorSeconds: seconds,
		checked,
		breaches: said,
	};
}

const WATCH_MS = 100;

/** What a server that will be killed has used by then, asked for until it is gone. */
function watchProcessor(pid: number): () => number {
	let seconds = treeSeconds(pid);
	const timer = setInterval(() => {
		seconds = Math.max(seconds, treeSeconds(pid));
	}, WATCH_MS);
	return () => {
		clearInterval(timer);
		return isRunning(pid) ? 0 : seconds;
	};
}
