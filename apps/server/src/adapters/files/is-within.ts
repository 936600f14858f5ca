/**
 * Whether `at` is less than `ms` milliseconds after `since`. False too when the clock has been set back in between:
 * otherwise whatever is kept or waited for would last until it has caught up.
 */
export function isWithin(ms: number, since: Date, at: Date): boolean {
	const passed = at.getTime() - since.getTime();
	return passed >= 0 && passed < ms;
}
