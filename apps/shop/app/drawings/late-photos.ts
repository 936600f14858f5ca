/** How far below the window a drawing is near, in heights of it. */
const NEAR = "100% 0px";

/** The markup of a drawing that names its photographs and asks for none: an `image` of an SVG has no lazy loading. */
export function withLatePhotos(markup: string): string {
	return markup.replaceAll('<image href="', '<image data-href="');
}

/** Asks for the photographs of a drawing once it is near; returns what stops waiting for that, as a `ref` does. */
export function showWhenNear(frame: Element | null): (() => void) | undefined {
	if (!frame) return undefined;
	const waiting = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			waiting.disconnect();
			for (const photo of frame.querySelectorAll<SVGImageElement>("image[data-href]")) {
				photo.setAttribute("href", photo.dataset.href ?? "");
				photo.removeAttribute("data-href");
			}
		},
		{ rootMargin: NEAR },
	);
	waiting.observe(frame);
	return () => waiting.disconnect();
}
