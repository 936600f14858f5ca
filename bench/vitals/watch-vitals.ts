import type { BrowserContext, Page } from "@playwright/test";

/** In milliseconds, but for the shifts: a share of the window. */
export interface Vitals {
	readonly lcp: number;
	/** What was painted last, for who looks for the cause. */
	readonly largest: string;
	/** All that moved by itself, from the load to the foot of the page. */
	readonly cls: number;
	/** What moved. */
	readonly moved: readonly string[];
	/** The longest time from a finger or key to the frame that shows what came of it. */
	readonly inp: number;
	/** What was touched then, for who looks for the cause. */
	readonly slowest: string;
}

declare global {
	interface Window {
		readonly vitals?: Vitals;
	}
}

/** Chromium tells of the parts of an interaction with the same number; what takes less than this it keeps to itself. */
const SHORTEST_EVENT_MS = 16;

/** Lets every page of a context measure itself from its start. */
export async function watchVitals(context: BrowserContext): Promise<void> {
	await context.addInitScript((durationThreshold) => {
		const found = { lcp: 0, largest: "", cls: 0, moved: [] as string[], inp: 0, slowest: "" };
		Object.assign(window, { vitals: found });
		const nameOf = (node: Node | null | undefined) =>
			node instanceof Element
				? `${node.localName}.${node.getAttribute("class") ?? ""}`
				: (node?.nodeName ?? "");
		const observe = <Entry extends PerformanceEntry>(
			options: PerformanceObserverInit & { durationThreshold?: number },
			note: (entry: Entry) => void,
		) =>
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) note(entry as Entry);
			}).observe({ ...options, buffered: true });
		observe<PerformanceEntry & { element?: Element; url: string }>(
			{ type: "largest-contentful-paint" },
			({ startTime, element, url }) => {
				found.lcp = startTime;
				found.largest = url === "" ? nameOf(element) : new URL(url).pathname;
			},
		);
		observe<PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }>(
			{ type: "layout-shift" },
			({ value, hadRecentInput, sources }) => {
				if (hadRecentInput) return;
				found.cls += value;
				found.moved.push(...sources.map(({ node }) => nameOf(node)));
			},
		);
		observe<PerformanceEventTiming & { interactionId?: number }>(
			{ type: "event", durationThreshold },
			({ interactionId = 0, duration, name, target }) => {
				if (interactionId === 0 || duration <= found.inp) return;
				found.inp = duration;
				found.slowest = `${name} ${nameOf(target)}`;
			},
		);
	}, SHORTEST_EVENT_MS);
}

export async function readVitals(page: Page): Promise<Vitals> {
	const vitals = await page.evaluate(() => window.vitals);
	if (!vitals) throw new Error(`${page.url()} has not measured itself.`);
	return vitals;
}
