import { type RefObject, useEffect, useRef, useState } from "react";

/** So much of the view beside it counts as near, too. */
const MARGIN = "25%";

/** Whether something is seen, or would be after a little scrolling: only then a page of many is worth its drawing. */
export function useNear<Seen extends Element>(): readonly [ref: RefObject<Seen | null>, isNear: boolean] {
	const ref = useRef<Seen>(null);
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		if (!ref.current) return;
		const options: IntersectionObserverInit & { readonly scrollMargin: string } = {
			rootMargin: MARGIN,
			// Without it a list that scrolls by itself cuts off what is beside its view.
			scrollMargin: MARGIN,
		};
		const observer = new IntersectionObserver(
			(seen) => setIsNear(seen.at(-1)?.isIntersecting ?? false),
			options,
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, []);
	return [ref, isNear];
}
