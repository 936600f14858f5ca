import type { OptionView } from "./option-view.server.ts";

/** What of an option is needed to choose one of its values. */
export type Choosable = Pick<OptionView, "key" | "name" | "values" | "reasons">;

/** A value that was chosen and is not answered yet. */
export interface PendingChoice {
	readonly option: Choosable;
	readonly value: string;
}

/**
 * The query that choices lead to, made one after the other on a panel that shows none of them yet. A listed value
 * changes what its own query changes; a typed one stands for itself.
 */
export function queryAfter(shown: string, choices: readonly PendingChoice[]): URLSearchParams {
	const query = new URLSearchParams(shown);
	for (const { option, value } of choices) {
		const listed = option.values.find((candidate) => candidate.value === value);
		if (listed) applyChanges(query, shown, listed.query);
		else query.set(option.key, value);
	}
	return query;
}

function applyChanges(query: URLSearchParams, shown: string, leadsTo: string): void {
	const before = new URLSearchParams(shown);
	const after = new URLSearchParams(leadsTo);
	for (const name of before.keys()) {
		if (!after.has(name)) query.delete(name);
	}
	for (const [name, value] of after) {
		if (before.get(name) !== value) query.set(name, value);
	}
}
