import type { Browser, Page } from "@playwright/test";
import { startDemoServer } from "../../tools/demo-server.ts";

const CARD = "/configurator-card/eukalyptus-postkarte-a6-salbei/";
const SLOWER = 4;
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

/** Keystrokes in the editor, and painted in a bare text field under the same load. */
export interface KeystrokeTrial {
	readonly editor: Keystrokes;
	readonly field: Keystrokes;
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

/** Types into a text on the page of the real editor, on a processor slowed down four times. The apps must be built. */
export async function measureKeystrokes(browser: Browser): Promise<KeystrokeTrial> {
	return { editor: await inEditor(browser), field: await inField(browser) };
}

async function inField(browser: Browser): Promise<Keystrokes> {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
	try {
		await page.setContent("<textarea autofocus></textarea>");
		await page.locator("textarea").focus();
		await watchStrokes(page, "textarea");
		return await typeSlowly(page);
	} finally {
		await page.close();
	}
}

async function inEditor(browser: Browser): Promise<Keystrokes> {
	const server = await startDemoServer();
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
	try {
		await page.goto(server.origins.papiervogel + CARD);
		const names = page
			.locator('svg[role="group"]')
			.getByRole("button", { name: "Namen bearbeiten", exact: true });
		await names.click({ timeout: 60_000 });
		await page.keyboard.press("Control+A");
		await watchStrokes(page, 'svg[role="group"]');
		return await typeSlowly(page);
	} finally {
		await page.close();
		await server.stop();
	}
}

async function typeSlowly(page: Page): Promise<Keystrokes> {
	const protocol = await page.context().newCDPSession(page);
	await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	for (let at = 0; at < KEYS; at++) {
		// A field of names is short: it is emptied before it is full.
		if (at > 0 && at % 20 === 0) await page.keyboard.press("Control+A");
		await page.keyboard.press(
			text.charAt(at % text.length) === " " ? "Space" : text.charAt(at % text.length),
		);
		await page.waitForTimeout(PAUSE_MS);
	}
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
