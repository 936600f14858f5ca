import type { Browser } from "@playwright/test";
import { median } from "../rounds.ts";
import { SLOWER } from "./strokes.ts";

const LOADS = 5;
const LOAD_MS = 60_000;
/** Slow 4G as Lighthouse has it. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};

/** Of a load with an empty cache, in milliseconds from the navigation, and bytes over the wire until then. */
export interface Opening {
	/** The first page is to be seen, as the server drew it. */
	readonly seen: number;
	/** A text can be tapped, and what is typed then is written. */
	readonly touchable: number;
	/** The editor draws the page itself: what is typed is seen. */
	readonly drawn: number;
	/** Until it can be touched. */
	readonly bytes: number;
}

export interface Openings {
	readonly editor: Opening;
	/** What the line alone takes for as many bytes, worked out from its rate and two of its round trips. */
	readonly line: number;
}

export async function measureOpenings(browser: Browser, origin: string): Promise<Openings> {
	const loads: Opening[] = [];
	while (loads.length < LOADS)
		loads.push(await open(browser, `${origin}/configurator-card/eukalyptus-postkarte-a6-salbei/`));
	const of = (read: (opening: Opening) => number) => median(loads.map(read));
	const editor = {
		seen: of((one) => one.seen),
		touchable: of((one) => one.touchable),
		drawn: of((one) => one.drawn),
		bytes: of((one) => one.bytes),
	};
	return { editor, line: (editor.bytes / network.downloadThroughput) * 1000 + 2 * network.latency };
}

async function open(browser: Browser, address: string): Promise<Opening> {
	const context = await browser.newContext({
		...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
		locale: "de-DE",
	});
	try {
		await context.addInitScript(() => {
			const found = { seen: 0, touchable: 0, drawn: 0 };
			Object.assign(window, { found });
			new MutationObserver(() => {
				if (found.seen === 0 && document.querySelector("[data-sheet] svg path"))
					found.seen = performance.now();
				if (found.touchable === 0 && document.querySelector('svg[role="group"] [data-element]'))
					found.touchable = performance.now();
				if (found.drawn === 0 && document.querySelector('svg[role="group"] > svg path'))
					found.drawn = performance.now();
			}).observe(document, { subtree: true, childList: true });
		});
		const page = await context.newPage();
		const protocol = await context.newCDPSession(page);
		await protocol.send("Network.enable");
		await protocol.send("Network.emulateNetworkConditions", network);
		await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		let bytes = 0;
		protocol.on("Network.dataReceived", ({ encodedDataLength }) => {
			bytes += encodedDataLength;
		});
		// The page itself comes without a word on its way, and says at its end how much it was.
		const pages = new Set<string>();
		protocol.on("Network.responseReceived", ({ requestId, type }) => {
			if (type === "Document") pages.add(requestId);
		});
		protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
			if (pages.has(requestId)) bytes += encodedDataLength;
		});
		await page.goto(address, { waitUntil: "commit", timeout: LOAD_MS });
		await page.waitForSelector('svg[role="group"] [data-element]', { state: "attached", timeout: LOAD_MS });
		const until = bytes;
		await page.waitForSelector('svg[role="group"] > svg path', { state: "attached", timeout: LOAD_MS });
		const found = await page.evaluate(() => (window as unknown as { found: Omit<Opening, "bytes"> }).found);
		return { ...found, bytes: until };
	} finally {
		await context.close();
	}
}
