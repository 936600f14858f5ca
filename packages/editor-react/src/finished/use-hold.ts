import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { between, type Hold } from "./views.ts";

const QUIET = "(prefers-reduced-motion: reduce)";
const DURATION = 1100;

function watchMotion(onChange: () => void): () => void {
	const query = matchMedia(QUIET);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

/** Whether somebody wants no motion. */
export function useIsStill(): boolean {
	return useSyncExternalStore(
		watchMotion,
		() => matchMedia(QUIET).matches,
		() => false,
	);
}

const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** How the card is held: set at once by the hand, or moved there. */
export function useHold(first: Hold, isStill: boolean) {
	const [hold, setHold] = useState(first);
	const now = useRef(first);
	const frame = useRef(0);

	const take = useCallback((next: Hold) => {
		cancelAnimationFrame(frame.current);
		now.current = next;
		setHold(next);
	}, []);

	const moveTo = useCallback(
		(aim: Hold) => {
			if (isStill) return take(aim);
			cancelAnimationFrame(frame.current);
			const from = now.current;
			const start = performance.now();
			const step = (time: number) => {
				const part = Math.min(1, Math.max(0, (time - start) / DURATION));
				now.current = between(from, aim, eased(part));
				setHold(now.current);
				if (part < 1) frame.current = requestAnimationFrame(step);
			};
			frame.current = requestAnimationFrame(step);
		},
		[isStill, take],
	);

	useEffect(() => () => cancelAnimationFrame(frame.current), []);
	return { hold, take, moveTo };
}
