import { useCallback, useState } from "react";

/** So much of the view beside it counts as near, too. */
const MARGIN = "25%";

/** Whether something is seen, or would be after a little scrolling: only then a page of many is worth its drawing. */
export function useNear(): readonly [
	ref: (seen: Element | null) => (() => void) | undefined,
	isNear: boolean,
] {
	const [isNear, setIsNear] = useState(false);
	// Not an effect: what is watched may come later than whoever asks.
	const ref = useCallback((seen: Element | null) => {
		if (!seen) return undefined;
		const options: IntersectionObserverInit & { readonly scrollMargin: string } = {
			rootMargin: MARGIN,
			// Without it a list that scrolls by itself cuts off what is beside its view.
			scrollMargin: MARGIN,
		};
		const observer = new IntersectionObserver(
			(entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
			options,
		);
		observer.observe(seen);
		return () => observer.disconnect();
	}, []);
	return [ref, isNear];
}
