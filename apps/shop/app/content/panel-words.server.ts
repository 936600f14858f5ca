/** What did not go with the rest, why, and what had to change for it. */
export interface GivenWay {
	readonly name: string;
	readonly value: string;
	readonly reason: string;
	readonly changes: readonly string[];
}

/** What happened: "Papier: Kraftpapier. Hier hält keine Folie. Dafür geändert: Veredelung: ohne." */
export function gaveWayDe({ name, value, reason, changes }: GivenWay): string {
	return `${name}: ${value}. ${changedDe(reason, changes)}`;
}

/** The reason and what was changed for it. */
export function changedDe(reason: string, changes: readonly string[]): string {
	return changes.length > 0 ? `${reason} Dafür geändert: ${changes.join(", ")}.` : reason;
}

/** What would happen, before it is chosen; without names where the reason says whom it is about. */
export function wouldChangeDe(names: string, reason: string, changes: readonly string[]): string {
	const why = names === "" ? reason : `${names}: ${reason}`;
	return names === "" || changes.length === 0 ? why : `${why} Dafür ändert sich: ${changes.join(", ")}.`;
}

/** What the server changed by itself. */
export function adjustedDe(adjustment: {
	readonly name: string;
	readonly from: string;
	readonly to: string;
	readonly reason: string;
}): string {
	const { name, from, to, reason } = adjustment;
	return `${name}: ${to} statt ${from}. ${reason}`;
}
