import { useLayoutEffect, useState } from "react";

/** Micrometres of the page that a screen pixel covers; kept right through zoom and other windows. */
export function useScreenScale(page: SVGSVGElement | null): number {
	const [scale, setScale] = useState(0);
	useLayoutEffect(() => {
		if (!page) return;
		const measure = () => setScale(1 / (page.getScreenCTM()?.a || 1));
		measure();
		const watch = new ResizeObserver(measure);
		watch.observe(page);
		return () => watch.disconnect();
	}, [page]);
	return scale;
}
