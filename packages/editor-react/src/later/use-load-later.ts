import { loadCommands } from "@offizin/editor";
import { useEffect, useMemo } from "react";
import { usePart } from "../use-part.ts";

export type LaterParts = typeof import("./parts.ts");

/** What is not needed to see the card and write on it: fetched with the first sign of a person. */
export interface Later {
	/** Null until they are there. */
	readonly parts: LaterParts | null;
	readonly hasFailed: boolean;
	readonly load: () => Promise<void>;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

// With them anything can be done, so all commands come with them.
const fetchParts = async () => await import("./parts.ts");

/** Fetches the later parts of the editor once, when somebody moves, or when one of them is asked for. */
export function useLoadLater(): Later {
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

	return useMemo(() => ({ parts, hasFailed, load }), [parts, hasFailed, load]);
}
