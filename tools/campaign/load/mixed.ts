import { settleOrders } from "../faults/check-place.ts";
import type { Attack } from "../ground/attack.ts";
import { spreadOf } from "../watch/sample.ts";
import { createClients, type LoadDoor, loadDoors } from "./clients.ts";
import { startGauges } from "./gauges.ts";

const SECONDS = 60;
const VISITORS = 30;
const ORDER_EVERY_MS = 7000;
/** A shorter run says nothing about a slow leak. */
const LEAK_SECONDS = 300;
/** The last quarter against the second, which is warm. */
const MOST_GROWTH = 1.2;

interface Hit {
	readonly door: LoadDoor["name"];
	readonly ms: number;
	readonly isGood: boolean;
}

/** So many requests a second whatever the answers take, by visitors who look, price, design and order. */
export const mixed: Attack = {
	name: "mixed load",
	section: "Load",
	async run({ openPlace, options, chance, say }) {
		const seconds = options.seconds ?? SECONDS;
		const place = await openPlace();
		try {
			const { pid } = await place.start();
			const clients = await createClients(place, VISITORS);
			const gauges = startGauges(place.origin, pid);
			const hits: Hit[] = [];
			const running = new Set<Promise<void>>();
			const startedAt = performance.now();
			let orderAt = startedAt;
			for (let sent = 0; sent < seconds * options.rate; sent++) {
				const due = startedAt + (sent * 1000) / options.rate;
				const early = due - performance.now();
				if (early > 0) await new Promise((done) => setTimeout(done, early));
				const isOrder = due >= orderAt;
				if (isOrder) orderAt += ORDER_EVERY_MS;
				const door = isOrder ? loadDoors.order : pickDoor(chance.number());
				// A late start counts: whoever clicks then waits then.
				const hit = door.ask(chance.pick(clients), chance).then(
					(isGood) => void hits.push({ door: door.name, ms: performance.now() - due, isGood }),
					() => void hits.push({ door: door.name, ms: performance.now() - due, isGood: false }),
				);
				running.add(hit);
				hit.finally(() => running.delete(hit));
				if (sent % (options.rate * 10) === 0) say(`${Math.round((due - startedAt) / 1000)} of ${seconds} s`);
			}
			await Promise.all(running);
			const seen = await gauges.stop();
			const orders = await settleOrders(place, say);
			const groups = [...Map.groupBy(hits, ({ door }) => door)].toSorted(
				([, a], [, b]) => b.length - a.length,
			);
			const failed = hits.filter(({ isGood }) => !isGood).length;
			const growth = seen.lastQuarter / seen.secondQuarter;
			const megabytes = (bytes: number) => String(Math.round(bytes / 1e6));
			return {
				cells: {
					...figures("all", hits),
					"Tree MB second, last quarter": `${megabytes(seen.secondQuarter)}, ${megabytes(seen.lastQuarter)}`,
					"Tree peak MB": megabytes(seen.peak),
					"Heap MB": `${megabytes(seen.heap.p50)}, max ${megabytes(seen.heap.max)}`,
					Orders: String(orders),
					"Event loop p99 ms": `${seen.loop.p50.toFixed(0)}, max ${seen.loop.max.toFixed(0)}`,
				},
				rows: groups.map(([door, of]) => figures(door, of)),
				breaches: [
					...(failed > 0 ? [`${failed} of ${hits.length} requests failed`] : []),
					...(seconds >= LEAK_SECONDS && growth > MOST_GROWTH
						? [`memory grew by ${Math.round((growth - 1) * 100)} % from the second to the last quarter`]
						: []),
				],
				facts: { rate: options.rate, seconds, orders, gauges: seen },
			};
		} finally {
			await place.close();
		}
	},
};

function figures(door: string, hits: readonly Hit[]): Record<string, string> {
	const { n, p50, p95, p99, max } = spreadOf(hits.map(({ ms }) => ms));
	return {
		Door: door,
		n: String(n),
		"p50 / p95 / p99 / max ms": [p50, p95, p99, max].map(Math.round).join(" / "),
		Errors: String(hits.filter(({ isGood }) => !isGood).length),
	};
}

/** By weight; the order has its own clock. */
function pickDoor(dice: number): LoadDoor {
	const doors = Object.values(loadDoors);
	const total = doors.reduce((sum, { weight }) => sum + weight, 0);
	let left = dice * total;
	for (const door of doors) {
		left -= door.weight;
		if (left < 0) return door;
	}
	return loadDoors.page;
}
