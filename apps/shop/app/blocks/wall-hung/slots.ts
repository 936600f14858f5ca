/** A place of a wall, and how what hangs there is made. */
export interface Slot {
	/** Width by height of the picture. */
	readonly ratio: number;
	readonly configuration: Readonly<Record<string, string>>;
}

/** For each photo, by its width to height, a place of its own: the first of those that are nearest to its shape. */
export function slotsFor(ratios: readonly number[], slots: readonly Slot[]): readonly Slot[] {
	const free = [...slots];
	return ratios.flatMap((ratio) => {
		const away = free.map((slot) => Math.abs(Math.log(slot.ratio / ratio)));
		const nearest = away.indexOf(Math.min(...away));
		return free.splice(nearest, 1);
	});
}
