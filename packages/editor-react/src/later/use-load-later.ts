import { useCallback, useEffect, useMemo, useRef, useState } from "react";

export type LaterParts = typeof import("./parts.ts");

/** What is not needed to see the card and write on it: fetched with the first sign of a person. */
export interface Later {
	/** Null until they are there. */
	readonly parts: LaterParts | null;
	readonly hasFailed: boolean;
	readonly load: () => void;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/** Fetches the later parts of the editor once, when somebody moves, or when one of them is asked for. */
export function useLoadLater(): Later {
	const [parts, setParts] = useState<LaterParts | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isAsked = useRef(false);

	const load = useCallback(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		import("./parts.ts").then(
			(loaded) => {
				setParts(loaded);
				setHasFailed(false);
			},
			() => {
				isAsked.current = false;
				setHasFailed(true);
			},
		);
	}, []);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		for (const sign of SIGNS) addEventListener(sign, load, { once: true, passive: true, signal });
		return () => listening.abort();
	}, [load]);

	return useMemo(() => ({ parts, hasFailed, load }), [parts, hasFailed, load]);
}
