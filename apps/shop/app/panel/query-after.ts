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
	const before = new URLSearchParams(shown);
	const query = new URLSearchParams(shown);
	for (const { option, value } of choices) {
		const listed = option.values.find((candidate) => candidate.value === value);
		if (listed?.changes) applyChanges(query, listed.changes, before);
		else query.set(option.key, value);
	}
	return query;
}

/** What is packed with a card: several options have their values in one list. */
const LIST = "sku";

function applyChanges(query: URLSearchParams, changes: QueryChanges, shown: URLSearchParams): void {
	for (const [name, changed] of Object.entries(changes)) {
		const value = name === LIST ? withListChanged(query.get(name), changed, shown.get(name)) : changed;
		if (value === null) query.delete(name);
		else query.set(name, value);
	}
}

/** The list with what a choice adds to the one that was shown and takes from it; what others chose meanwhile stays. */
function withListChanged(
	current: string | null,
	changed: string | null,
	shown: string | null,
): string | null {
	const [now, after, before] = [current, changed, shown].map((list) => (list ? list.split(",") : []));
	if (!now || !after || !before) return changed;
	const kept = now.filter((one) => !before.includes(one) || after.includes(one));
	const added = after.filter((one) => !before.includes(one) && !kept.includes(one));
	return [...kept, ...added].join(",") || null;
}
