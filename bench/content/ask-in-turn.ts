import { cpuSecondsOf } from "../pages/cpu-time.ts";
import { inRounds, median } from "../rounds.ts";
import { latenciesOf, percentile } from "./latencies.ts";
import type { Question } from "./questions.ts";

const ROUNDS = 3;
const ASKED = 200;
/** One thing after the other, and so many at once. */
export const CLIENTS = [1, 8] as const;

export type Asked = "ours" | "payload";
type Side = {
	readonly pid: number;
	readonly address: (question: Question, turn: number) => string;
};
export type Sides = Readonly<Record<Asked, Side>>;

/** Milliseconds: latencies, and processor time of the server for an answer. */
export interface Spent {
	readonly p50: number;
	readonly p95: number;
	readonly cpu: number;
}

/** Asks both sides everything, by one client and by several; answers with the medians of the rounds. */
export async function askInTurn(sides: Sides, questions: readonly Question[]) {
	const found = new Map<string, Spent[]>();
	const nameOf = (asked: Asked, { what }: Question, clients: number) => `${asked} ${what} ${clients}`;
	const runners = (["ours", "payload"] as const).flatMap((asked) =>
		questions.flatMap((question) =>
			CLIENTS.map((clients) => {
				const name = nameOf(asked, question, clients);
				const run = async () => {
					const spent = await ask(sides[asked], question, clients);
					found.set(name, [...(found.get(name) ?? []), spent]);
					return spent.p95;
				};
				return [name, run] as const;
			}),
		),
	);
	await inRounds(Object.fromEntries(runners), ROUNDS);
	return (...run: Parameters<typeof nameOf>): Spent => {
		const rounds = found.get(nameOf(...run)) ?? [];
		const middle = (part: keyof Spent) => median(rounds.map((spent) => spent[part]));
		return { p50: middle("p50"), p95: middle("p95"), cpu: middle("cpu") };
	};
}

async function ask({ pid, address }: Side, question: Question, clients: number): Promise<Spent> {
	const addresses = Array.from({ length: ASKED }, (_, turn) => address(question, turn));
	const before = cpuSecondsOf(pid);
	const latencies = await latenciesOf(addresses, clients);
	const cpu = ((cpuSecondsOf(pid) - before) * 1000) / ASKED;
	return { p50: percentile(latencies, 50), p95: percentile(latencies, 95), cpu };
}
