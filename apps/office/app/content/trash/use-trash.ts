import type { CallError } from "@offizin/contract";
import { useState } from "react";
import type { Answer } from "#app/api/call.ts";
import { withMore } from "#app/content/with-more.ts";

/** Entries of a page of the trash. */
export const TRASH_PAGE = 50;

/** What lies in the trash, as far as it is loaded: more of it on demand, less when some is taken out. */
export function useTrash<Item extends { readonly id: number }>(
	first: readonly Item[],
	ask: (page: number) => Promise<Answer<readonly Item[]>>,
) {
	const [items, setItems] = useState(first);
	const [hasMore, setHasMore] = useState(first.length === TRASH_PAGE);

	async function more(): Promise<CallError | undefined> {
		// What was taken out has moved the rest up, so the page that holds the last one is asked for again.
		const answer = await ask(Math.floor(items.length / TRASH_PAGE) + 1);
		if (!answer.ok) return answer.error;
		const found = answer.value;
		setHasMore(found.length === TRASH_PAGE);
		setItems((before) => withMore(before, found));
	}

	return {
		items,
		more: hasMore ? more : undefined,
		drop: (id: number) => setItems((before) => before.filter((one) => one.id !== id)),
	};
}
