import type { SheetAnswer } from "./read-sheet-action.ts";

/** No answer at all, and one to somebody whose session is over. */
const KNOWING_NOTHING = [0, 401];

/**
 * Whether a page of prices loads them again after an answer: not when nothing was saved, and not when the page would be
 * lost with all that was typed on it. A filter asks the server nothing. A change that was refused may clash with one that
 * somebody else has just saved.
 */
export function revalidatePrices({
	actionResult,
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: {
	readonly actionResult?: SheetAnswer;
	readonly currentUrl: URL;
	readonly nextUrl: URL;
	readonly defaultShouldRevalidate: boolean;
}): boolean {
	switch (actionResult?.intent) {
		case "preview":
		case "read":
		case "unreadable":
			return false;
		case "refused":
			return !KNOWING_NOTHING.includes(actionResult.refusal.status);
		case "save":
		case "withdraw":
			return defaultShouldRevalidate;
		case undefined:
			return defaultShouldRevalidate && !isOnlyFilter(currentUrl, nextUrl);
	}
}

/** Whether two addresses differ, and in nothing but the filter. */
function isOnlyFilter(one: URL, other: URL): boolean {
	return one.href !== other.href && withoutFilter(one) === withoutFilter(other);
}

function withoutFilter(url: URL): string {
	const copy = new URL(url);
	copy.searchParams.delete("filter");
	return copy.href;
}
