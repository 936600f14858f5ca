import type { PanelOption } from "@offizin/contract";
import { shortList } from "@offizin/words";
import type { Look } from "#app/value-faces/value-face.tsx";
import { changedWords, wouldChangeWords } from "./panel-words.server.ts";

type PanelValue = PanelOption["values"][number];

/** A reason that more values share names the first of them. */
const MOST_NAMES = 4;

/** Why some values do not go with the rest, once for all values that share the reason. */
export interface ReasonView {
	/** Before it is chosen: whom it is about, why, and what would change. */
	readonly line: string;
	/** Once it is chosen: why, and what was changed. */
	readonly after: string;
}

/** Values that fail for the same reason and would change the same share one line. */
export function reasonsOf(values: readonly PanelValue[]) {
	const impossible = values.filter(({ isPossible }) => !isPossible);
	const groups = Map.groupBy(impossible, ({ reason = "", changes }) => JSON.stringify([reason, changes]));
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first
			? [{ of: group.map(({ value }) => value), reason: first.reason ?? "", changes: first.changes }]
			: [];
	});
}

/** The reasons of those that are shown, in words. */
export function reasonLines(
	reasons: ReturnType<typeof reasonsOf>,
	{
		values,
		look,
	}: { readonly values: readonly { readonly value: string; readonly name: string }[]; readonly look: Look },
	locale: string,
): readonly ReasonView[] {
	return reasons
		.filter(({ of }) => look === "number" || values.some(({ value }) => of.includes(value)))
		.map(({ of, reason, changes }) => {
			// Of numbers the reason says the range; what lies outside is not listed.
			const names =
				look === "number" ? [] : values.flatMap(({ value, name }) => (of.includes(value) ? [name] : []));
			return {
				line: wouldChangeWords(shortList(names, MOST_NAMES, locale), { reason, changes }, locale),
				after: changedWords({ reason, changes }, locale),
			};
		});
}

/** Why some values cannot be chosen, one line for all that share the reason. */
export function withheldOf({ withheld = [] }: PanelOption, locale: string): readonly string[] {
	return [...Map.groupBy(withheld, ({ reason }) => reason)].map(([reason, of]) => {
		const names = shortList(
			of.map(({ name }) => name),
			MOST_NAMES,
			locale,
		);
		return wouldChangeWords(names, { reason, changes: [] }, locale);
	});
}
