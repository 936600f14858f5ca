import { AsyncLocalStorage } from "node:async_hooks";

interface Count {
	statements: number;
}

const current = new AsyncLocalStorage<Count>();

/** Counts the statements that `work` sends through Kysely (design.md §8: SQL statements per request). */
export function countStatements<Outcome>(work: (count: Readonly<Count>) => Outcome): Outcome {
	const count = { statements: 0 };
	return current.run(count, () => work(count));
}

export function addStatement(): void {
	const count = current.getStore();
	if (count) count.statements += 1;
}
