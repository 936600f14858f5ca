import { startDemoServer } from "../../tools/demo-server.ts";
import { markdownTable } from "../../tools/markdown-table.ts";
import { startPostgres } from "../../tools/postgres.ts";
import type { Figure, Row, RowResult } from "../row.ts";
import { type Asked, askInTurn, CLIENTS, type Sides, type Spent } from "./ask-in-turn.ts";
import { startPayloadServer } from "./payload-server.ts";
import { type Question, questions } from "./questions.ts";
import { storeStories, TOKEN } from "./store-stories.ts";
import { STORIES, slugOf } from "./stories.ts";

const LOADED_MS = 60_000;

/** Stories of a large space over HTTP, from a server on PostgreSQL as `npm start` runs it, beside Payload's REST. */
export const content: Row = {
	name: "content",
	async run() {
		const stops: (() => Promise<unknown>)[] = [];
		try {
			const postgres = await startPostgres();
			stops.push(postgres.stop);
			const server = await startDemoServer({ DATABASE_URL: postgres.url });
			stops.push(server.stop);
			await storeStories(postgres.url);
			const delivery = `${server.origins.papiervogel}/v2/cdn`;
			await untilLoaded(`${delivery}/stories/${slugOf(STORIES)}?token=${TOKEN}`);
			const payload = await startPayloadServer();
			stops.push(payload.stop);
			return await measure({
				ours: {
					pid: server.pid,
					address: (question, turn) => `${delivery}/${question.ours(turn)}&token=${TOKEN}`,
				},
				payload: {
					pid: payload.pid,
					address: (question, turn) => `${payload.api}/stories?depth=0&${question.payload(turn)}`,
				},
			});
		} finally {
			for (const stop of stops.toReversed()) await stop();
		}
	},
};

async function measure(sides: Sides): Promise<RowResult> {
	for (const question of questions) {
		for (const { address } of Object.values(sides)) await expectStories(address(question, 0), question);
	}
	const spent = await askInTurn(sides, questions);
	const latencies = (asked: Asked, question: Question, clients: number) => {
		const { p50, p95 } = spent(asked, question, clients);
		return `${ms(p50)} / ${ms(p95)}`;
	};
	const rows = questions.map((question) => [
		question.what,
		...CLIENTS.flatMap((clients) => [
			latencies("ours", question, clients),
			latencies("payload", question, clients),
		]),
		...(["ours", "payload"] as const).map((asked) => ms(spent(asked, question, 1).cpu)),
	]);
	const columns = [
		"p50 / p95, clients at once",
		...CLIENTS.flatMap((clients) => [`ours, ${clients}`, `Payload, ${clients}`]),
		...["ours, processor time", "Payload, processor time"],
	];
	return {
		figures: questions.map((question) =>
			figureOf(question, spent("ours", question, 1), spent("payload", question, 1)),
		),
		notes: [
			`Stories over HTTP; processor time of the server's process for an answer, without its PostgreSQL:\n\n${markdownTable(columns, rows)}`,
		],
	};
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function figureOf({ what, budgetMs }: Question, ours: Spent, payload: Spent): Figure {
	return {
		what: `${what}, of 10,000 stories over HTTP, p95, against Payload 3.90`,
		ours: ms(ours.p95),
		peer: ms(payload.p95),
		ratio: `${(payload.p95 / ours.p95).toFixed(1)} ×`,
		budget: `≤ ${budgetMs} ms`,
		isKept: ours.p95 <= budgetMs,
	};
}

/** An empty answer is fast, too. */
async function expectStories(address: string, { what, stories }: Question): Promise<void> {
	const answer: { story?: object; stories?: object[]; docs?: object[] } = await (await fetch(address)).json();
	const found = answer.story ? 1 : (answer.stories ?? answer.docs)?.length;
	if (found !== stories) throw new Error(`${what}: ${address} has ${found} stories, not ${stories}.`);
}

async function untilLoaded(address: string): Promise<void> {
	const giveUpAt = performance.now() + LOADED_MS;
	while (performance.now() < giveUpAt) {
		if ((await fetch(address)).ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The stories were not in memory after ${LOADED_MS / 1000} s.`);
}
