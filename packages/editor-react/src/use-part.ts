import { importAgain } from "@offizin/base";
import { useCallback, useRef, useState } from "react";

/** A part of the editor in a file of its own. */
export interface Part<Module> {
	/** Null until it is there. */
	readonly part: Module | null;
	readonly hasFailed: boolean;
	/** Fetches it, once; again after a failure. */
	readonly load: () => Promise<void>;
}

/**
 * `fetchPart` awaits its import: the bundler takes a `then` for part of it, and its own failures would pass by. `beside`
 * brings what has to be there with it.
 */
export function usePart<Module>(
	fetchPart: () => Promise<Module>,
	beside?: () => Promise<unknown>,
): Part<Module> {
	const [part, setPart] = useState<Module | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isAsked = useRef(false);
	const load = useCallback(async () => {
		if (isAsked.current) return;
		isAsked.current = true;
		try {
			const [loaded] = await Promise.all([importAgain(fetchPart), beside?.()]);
			setPart(() => loaded);
			setHasFailed(false);
		} catch {
			isAsked.current = false;
			setHasFailed(true);
		}
	}, [fetchPart, beside]);
	return { part, hasFailed, load };
}
