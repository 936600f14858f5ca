import type { OptionView, QueryChanges } from "./option-view.server.ts";

/** What of an option is needed to choose one of its values. */
export type Choosable = Pick<OptionView, "key" | "name" | "values" | "reasons">;

/** A value that was chosen and is not answered yet. */
export interface PendingChoice {
	readonly option: Choosable;
	readonly value: string;
}

/**
 * The query that choices lead to, made one after the other on a panel that shows none of them yet. A listed value
 * changes what gives way for it, too; a typed one sets its option.
 */
export function queryAfter(shown: string, choices: readonly PendingChoice[]): URLSearchParams {
	const query = new URLSearchParams(shown);
	for (const { option, value } of choices) {
		const listed = option.values.find((candidate) => candidate.value === value);
		if (listed?.changes) applyChanges(query, listed.changes);
		else query.set(option.key, value);
	}
	return query;
}

function applyChanges(query: URLSearchParams, changes: QueryChanges): void {
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) query.delete(name);
		else query.set(name, value);
	}
}
