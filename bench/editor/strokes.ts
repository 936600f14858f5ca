import type { Page } from "@playwright/test";

/** How much slower the processor is made. */
export const SLOWER = 4;
const KEYS = 80;
const PAUSE_MS = 150;
/** Characters that a keyboard without dead keys has. */
const text = "Sophie und Friedrich laden zur Hochzeit und zum Kaffee ein ";
/** A space at the end of a line draws nothing. */
const isDrawn = (key: string) => key !== " ";

/** Milliseconds after the keydown event. */
export interface Keystrokes {
	readonly count: number;
	/** Until new outlines are in the page. */
	readonly glyphs50: number;
	readonly glyphs95: number;
	/** Until the frame with them is handed over. */
	readonly paint50: number;
	readonly paint95: number;
}

interface Stroke {
	readonly glyphs: number;
	readonly paint: number;
}

declare global {
	interface Window {
		strokes?: Stroke[];
	}
}

/**
 * Types into what has the focus, on a slowed processor. `watched` selects what is drawn on; a short field is emptied after every
 * `emptiedAfter` keys, before it is full.
 */
export async function typeInto(
	page: Page,
	{ watched, emptiedAfter }: { readonly watched: string; readonly emptiedAfter?: number },
): Promise<Keystrokes> {
	await watchStrokes(page, watched);
	const protocol = await page.context().newCDPSession(page);
	await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	for (let at = 0; at < KEYS; at++) {
		if (emptiedAfter !== undefined && at > 0 && at % emptiedAfter === 0)
			await page.keyboard.press("Control+A");
		const key = text.charAt(at % text.length);
		await page.keyboard.press(key === " " ? "Space" : key);
		await page.waitForTimeout(PAUSE_MS);
	}
	await protocol.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	const drawn = Array.from({ length: KEYS }, (_, at) => text.charAt(at % text.length)).filter(isDrawn).length;
	return summarise((await page.evaluate(() => window.strokes)) ?? [], drawn);
}

/** Notes for each keydown when the drawing in a page, or the text of a field, changed, and when the frame after that was done. */
async function watchStrokes(page: Page, watched: string): Promise<void> {
	await page.evaluate((selector) => {
		const strokes: { glyphs: number; paint: number }[] = [];
		window.strokes = strokes;
		let pressedAt: number | undefined;
		addEventListener(
			"keydown",
			(event) => (pressedAt = event.key === "Control" ? undefined : event.timeStamp),
			true,
		);
		const place = document.querySelector(selector);
		if (!place) throw new Error("There is no page to type on.");
		const note = () => {
			if (pressedAt === undefined) return;
			const from = pressedAt;
			pressedAt = undefined;
			const glyphs = performance.now() - from;
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => strokes.push({ glyphs, paint: performance.now() - from });
				port2.postMessage(null);
			});
		};
		place.addEventListener("input", note);
		const hasPath = (node: Node) =>
			node instanceof SVGElement && (node.matches("path") || node.querySelector("path") !== null);
		new MutationObserver((changes) => {
			if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(hasPath))) note();
		}).observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ["d"] });
	}, watched);
}

function summarise(strokes: readonly Stroke[], drawn: number): Keystrokes {
	if (strokes.length < drawn * 0.9) {
		throw new Error(`Only ${strokes.length} of ${drawn} keystrokes drew something.`);
	}
	const at = (share: number, values: readonly number[]) =>
		values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
	const glyphs = strokes.map((stroke) => stroke.glyphs);
	const paint = strokes.map((stroke) => stroke.paint);
	return {
		count: strokes.length,
		glyphs50: at(0.5, glyphs),
		glyphs95: at(0.95, glyphs),
		paint50: at(0.5, paint),
		paint95: at(0.95, paint),
	};
}
