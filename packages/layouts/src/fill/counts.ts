/** The most photos of a page that is filled by itself. */
const MOST = 4;
/** Of so many pages one shows a single photo, as far as there is room on the others. */
const ALONE_EVERY = 6;

/**
 * How many photos come onto each page: one on each at least, as far as there are any, the first pages first. More are
 * thrown among the pages that have room, those that show one alone last.
 */
export function countsFor(photos: number, pages: number, chance: () => number): number[] {
	const counts: number[] = Array.from({ length: pages }, (_none, at) => (at < photos ? 1 : 0));
	const throwPlace = Math.floor(chance() * ALONE_EVERY);
	const isAlone = (at: number) => at % ALONE_EVERY === throwPlace;
	let left = Math.max(0, photos - pages);
	for (const mayBeAlone of [false, true]) {
		const open = counts.flatMap((count, at) => (count < MOST && (mayBeAlone || !isAlone(at)) ? [at] : []));
		while (left > 0 && open.length > 0) {
			const thrown = Math.floor(chance() * open.length);
			const at = open[thrown] ?? 0;
			counts[at] = (counts[at] ?? 0) + 1;
			left -= 1;
			if (counts[at] === MOST) open.splice(thrown, 1);
		}
	}
	return counts;
}
