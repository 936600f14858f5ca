import { startDemoServer } from "../../tools/demo-server.ts";
import { startPostgres } from "../../tools/postgres.ts";
import { inRounds } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";
import { latenciesOf, p95 } from "./latencies.ts";
import { STORIES, storeStories, TOKEN } from "./store-stories.ts";

const ROUNDS = 5;
const ASKED = 300;
const LOADED_MS = 60_000;

/** Each address once, as different askers have them; no answer is kept by the server. */
const lists: Readonly<Record<string, (at: number) => string>> = {
	"List of 25": (at) => `stories?page=${1 + at}`,
	"List of 100, sorted by an own field": (at) =>
		`stories?per_page=100&sort_by=content.price:desc:int&page=${1 + (at % 100)}`,
	"List of 25 by two filters": (at) =>
		`stories?filter_query[color][in]=rot,creme&filter_query[price][gt_int]=${at}&sort_by=name:asc`,
	"List of 25 of a folder": (at) => `stories?starts_with=ordner-${at % 100}/&sort_by=published_at:desc`,
	"Search for a word": (at) => `stories?search_term=karte&page=${1 + at}`,
};

/** Stories of a large space over HTTP, from a server on PostgreSQL as `npm start` runs it. */
export const content: Row = {
	name: "content",
	async run() {
		const postgres = await startPostgres();
		try {
			const server = await startDemoServer({ DATABASE_URL: postgres.url });
			try {
				await storeStories(postgres.url);
				return { figures: await measure(server.origins.papiervogel), notes: [] };
			} finally {
				await server.stop();
			}
		} finally {
			await postgres.stop();
		}
	},
};

async function measure(origin: string): Promise<readonly Figure[]> {
	const address = (path: string) => `${origin}/v2/cdn/${path}${path.includes("?") ? "&" : "?"}token=${TOKEN}`;
	await untilLoaded(address(`stories/ordner-0/karte-${STORIES}`));
	const questions = { ...lists, "One story": storyAt };
	const runners = Object.entries(questions).map(([name, path]) => {
		const addresses = Array.from({ length: ASKED }, (_, at) => address(path(at)));
		return [name, async () => p95(await latenciesOf(addresses))] as const;
	});
	const found: Readonly<Record<string, number>> = await inRounds(Object.fromEntries(runners), ROUNDS);
	return Object.entries(found).map(([name, ms]) => {
		const budget = name === "One story" ? 3 : 10;
		return {
			what: `${name}, of 10,000 stories over HTTP, p95`,
			ours: `${ms.toFixed(1)} ms`,
			budget: `≤ ${budget} ms`,
			isKept: ms <= budget,
		};
	});
}

const storyAt = (at: number) => {
	const number = 1 + ((at * 31) % STORIES);
	return `stories/ordner-${number % 100}/karte-${number}`;
};

async function untilLoaded(address: string): Promise<void> {
	const giveUpAt = performance.now() + LOADED_MS;
	while (performance.now() < giveUpAt) {
		if ((await fetch(address)).ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The stories were not in memory after ${LOADED_MS / 1000} s.`);
}
