import { toggleWish } from "./wishlist-store.ts";

/** What came of the last change of the wish list, and which it was. */
export interface WishNews {
	readonly outcome: ReturnType<typeof toggleWish>;
	readonly count: number;
}

let news: WishNews | undefined;
const listeners = new Set<() => void>();

/** Adds or removes a template and lets the toast say so, also one that is loaded only afterwards (spec 2.3-8). */
export function changeWish(templateId: string): void {
	news = { outcome: toggleWish(templateId), count: (news?.count ?? 0) + 1 };
	for (const listener of listeners) listener();
}

export const wishNews = {
	now: () => news,
	listen(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};
