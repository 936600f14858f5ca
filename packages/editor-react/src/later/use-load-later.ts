import { importAgain } from "@offizin/base";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

export type LaterParts = typeof import("./parts.ts");

/** What is not needed to see the card and write on it: fetched with the first sign of a person. */
export interface Later {
	/** Null until they are there. */
	readonly parts: LaterParts | null;
	readonly hasFailed: boolean;
	readonly load: () => Promise<void>;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/** Fetches the later parts of the editor once, when somebody moves, or when one of them is asked for. */
export function useLoadLater(): Later {
	const [parts, setParts] = useState<LaterParts | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isAsked = useRef(false);

	const load = useCallback(async () => {
		if (isAsked.current) return;
		isAsked.current = true;
		try {
			// Awaited: the bundler takes a `then` for part of the import, and its own failures would pass by.
			const loaded = await importAgain(async () => await import("./parts.ts"));
			setParts(loaded);
			setHasFailed(false);
		} catch {
			isAsked.current = false;
			setHasFailed(true);
		}
	}, []);

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
