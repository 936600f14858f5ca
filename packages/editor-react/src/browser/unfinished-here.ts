/** Whose a photo on its way is. */
export interface FileOwner {
	readonly template: string;
	/** Null while the server knows nothing of the design; absent in what an earlier version has kept. */
	readonly design?: string | null | undefined;
	readonly tab: string;
}

/**
 * Whether a kept photo is of the design that is open here. One that another living tab sends is left to it; what a tab
 * left behind that is gone is taken over by the next one with the same design, and by no other.
 */
export function isUnfinishedHere(kept: FileOwner, here: FileOwner, isTabAlive: boolean): boolean {
	if (kept.template !== here.template) return false;
	if (kept.tab === here.tab) return !kept.design || !here.design || kept.design === here.design;
	return !isTabAlive && (kept.design ?? null) === (here.design ?? null);
}
