import { AsyncLocalStorage } from "node:async_hooks";

interface Count {
	statements: number;
	/** A page asks JSON doors in process: what they count, the page has caused. */
	readonly outer: Count | undefined;
}

const current = new AsyncLocalStorage<Count>();

/** Counts the statements that `work` sends through Kysely (design.md §8: SQL statements per request). */
export function countStatements<Outcome>(work: (count: { readonly statements: number }) => Outcome): Outcome {
	const count = { statements: 0, outer: current.getStore() };
	return current.run(count, () => work(count));
}

export function addStatement(): void {
	for (let count = current.getStore(); count; count = count.outer) count.statements += 1;
}
