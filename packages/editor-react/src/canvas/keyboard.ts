import { aboveKeyboard } from "./view-math.ts";

/**
 * Lays the editor out in what the keyboard of a phone leaves of the window: browsers lay it over the page instead of making
 * room. `onChange` hears of each change before it is laid out, and does that itself by `layOut`. Gives back what ends it.
 */
export function followKeyboard(onChange: (isThere: boolean, layOut: () => void) => void): () => void {
	const viewport = globalThis.visualViewport;
	if (!viewport) return () => undefined;
	const { documentElement: root } = document;
	const listening = new AbortController();
	const { signal } = listening;
	let before = "null";

	const lay = (left: ReturnType<typeof aboveKeyboard>) => {
		root.toggleAttribute("data-keyboard", left !== null);
		for (const [name, length] of Object.entries(left ?? { top: null, height: null, below: null })) {
			if (length === null) root.style.removeProperty(`--seen-${name}`);
			else root.style.setProperty(`--seen-${name}`, `${length}px`);
		}
	};
	const look = () => {
		const { height, offsetTop, scale } = viewport;
		const left = aboveKeyboard({ whole: root.clientHeight, seen: { height, offsetTop, scale } });
		const now = JSON.stringify(left);
		if (now === before) return;
		before = now;
		onChange(left !== null, () => lay(left));
	};
	look();
	viewport.addEventListener("resize", look, { signal });
	viewport.addEventListener("scroll", look, { signal });
	return () => {
		listening.abort();
		lay(null);
	};
}
