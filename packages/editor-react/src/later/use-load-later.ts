import { loadCommands } from "@offizin/editor";
import { useEffect, useMemo } from "react";
import { idle } from "../browser/idle.ts";
import { usePart } from "../use-part.ts";

export type LaterParts = typeof import("./parts.ts");

/** What is not needed to see the card and write on it. */
export interface Later {
	/** Null until they are there. */
	readonly parts: LaterParts | null;
	readonly hasFailed: boolean;
	readonly load: () => Promise<void>;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

// With them anything can be done, so all commands come with them.
const fetchParts = async () => await import("./parts.ts");

/**
 * Fetches the later parts of the editor once: when the page is drawn and nothing else is done, so that nobody who writes has
 * to wait for them; before that when somebody moves, or when one of them is asked for.
 */
export function useLoadLater(isDrawn: boolean): Later {
	const { part: parts, hasFailed, load } = usePart(fetchParts, loadCommands);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		for (const sign of SIGNS)
			addEventListener(sign, () => void load(), { once: true, passive: true, signal });
		// A first try without a network would be the last one otherwise.
		addEventListener("online", () => void load(), { signal });
		return () => listening.abort();
	}, [load]);

	useEffect(() => {
		if (isDrawn) void idle().then(load);
	}, [isDrawn, load]);

	return useMemo(() => ({ parts, hasFailed, load }), [parts, hasFailed, load]);
}
