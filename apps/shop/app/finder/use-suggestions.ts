import type { RouteOutput, search } from "@offizin/contract";
import { pageRoutes } from "@offizin/contract/browser";
import { useEffect, useState } from "react";
import { call } from "#app/call.ts";

export type Suggestions = RouteOutput<typeof search>;

/** A pause of typing after which it is worth asking. */
const PAUSE_MS = 150;
const SHORTEST_QUERY = 2;
const MOST_SHOWN = 6;

/**
 * What is found for what somebody is typing; undefined while nothing is asked. A newer question ends the one before,
 * and one that fails leaves what was shown.
 */
export function useSuggestions(query: string): Suggestions | undefined {
	const [found, setFound] = useState<{ readonly query: string; readonly answer: Suggestions }>();
	const asked = query.trim();
	const isWorthIt = asked.length >= SHORTEST_QUERY;
	useEffect(() => {
		if (!isWorthIt) return setFound(undefined);
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			const request = { query: { q: asked, limit: String(MOST_SHOWN) } };
			void call(pageRoutes.search, request, { signal: leaving.signal }).then((answer) => {
				if (answer.ok && !leaving.signal.aborted) setFound({ query: asked, answer: answer.value });
			});
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [asked, isWorthIt]);
	return isWorthIt ? found?.answer : undefined;
}
