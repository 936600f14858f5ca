import { inRounds } from "../rounds.ts";
import { cpuSecondsOf } from "./cpu-time.ts";
import { type Load, type LoadOptions, sendLoad } from "./load.ts";

export const ROUNDS = 5;
export const SECONDS = 3;
export const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;

export interface Target {
	readonly address: string;
	/** Of the server that answers. */
	readonly pid: number;
	readonly headers?: Readonly<Record<string, string>>;
}

export type SendLoad = (address: string, options: LoadOptions) => Promise<Load>;

/** Answers per second of the server's processor time: other work on the machine hardly changes that. */
async function answersPerCpuSecond(
	{ pid, address, ...rest }: Target,
	seconds: number,
	send: SendLoad,
): Promise<number> {
	const before = cpuSecondsOf(pid);
	const { answers } = await send(address, { seconds, connections: CONNECTIONS, ...rest });
	return answers / (cpuSecondsOf(pid) - before);
}

/** The same of several targets in turns, each warmed up before. */
export async function measureAnswers<Name extends string>(
	targets: Readonly<Record<Name, Target>>,
	send: SendLoad = sendLoad,
): Promise<Record<Name, number>> {
	const entries = Object.entries<Target>(targets) as [Name, Target][];
	for (const [, target] of entries) await answersPerCpuSecond(target, WARM_UP_SECONDS, send);
	const runners = Object.fromEntries(
		entries.map(([name, target]) => [name, () => answersPerCpuSecond(target, SECONDS, send)]),
	);
	return inRounds(runners as Record<Name, () => Promise<number>>, ROUNDS);
}
