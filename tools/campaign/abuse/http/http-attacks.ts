import type { Attack, Ground } from "../../ground/attack.ts";
import { fuzzDoors } from "./fuzz-doors.ts";
import { tryChoosingHeaders, tryRawRequests, tryRedirects } from "./hostile-http.ts";
import { rawRequests } from "./raw-requests.ts";
import { redirectSpellings } from "./redirects.ts";

const FUZZED = 5000;
const section = "Hostile HTTP";

async function onServer<Value>(
	{ openPlace }: Ground,
	work: (origin: string) => Promise<Value>,
): Promise<Value> {
	const place = await openPlace();
	try {
		await place.start();
		return await work(place.origin);
	} finally {
		await place.close();
	}
}

const redirects: Attack = {
	name: "redirects",
	section,
	async run(ground) {
		const breaches = await onServer(ground, tryRedirects);
		return { cells: { Tried: `${redirectSpellings.length} spellings` }, breaches };
	},
};

const choosingHeaders: Attack = {
	name: "headers that choose",
	section,
	async run(ground) {
		return { cells: { Tried: "6 headers on 3 pages" }, breaches: await onServer(ground, tryChoosingHeaders) };
	},
};

const rawSockets: Attack = {
	name: "raw sockets",
	section,
	async run(ground) {
		const breaches = await onServer(ground, tryRawRequests);
		return { cells: { Tried: `${rawRequests.length} requests` }, breaches };
	},
};

const fuzzing: Attack = {
	name: "fuzzed requests",
	section,
	async run(ground) {
		const place = await ground.openPlace();
		try {
			await place.start();
			const visitor = place.visitor();
			await visitor.post("/web-api/designs", { template: "soiree-din-lang-quer-nachtblau" });
			const { statuses, slowestMs, breaches } = await fuzzDoors(visitor, ground.chance, FUZZED);
			const counted = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
			return {
				cells: { Tried: `${FUZZED} requests: ${counted.join(" ")}`, Slowest: `${Math.round(slowestMs)} ms` },
				breaches,
			};
		} finally {
			await place.close();
		}
	},
};

export const httpAttacks: readonly Attack[] = [redirects, choosingHeaders, rawSockets, fuzzing];
