import type { Browser, Page } from "@playwright/test";
import { buildChanged } from "../../tools/build.ts";
import { startDemoServer } from "../../tools/demo-server.ts";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { median } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";
import { type VitalPage, vitalPages } from "./vital-pages.ts";
import { readVitals, type Vitals, watchVitals } from "./watch-vitals.ts";

const LOADS = 5;
const MAX_LCP_MS = 1_800;
const MAX_CLS = 0;
const MAX_INP_MS = 100;

/** Slow 4G as Lighthouse has it, on a processor slowed down four times. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: "de-DE",
};
/** Pictures are made when they are first asked for, which is not what is measured. */
const FIRST_VISIT_MS = 120_000;
const LOAD_MS = 60_000;
/** What an act leads to is painted by then. */
const AFTER_ACT_MS = 700;

/** What a phone with an empty cache sees and feels of real pages with all their pictures. */
export const vitals: Row = {
	name: "vitals",
	async run() {
		if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
		const server = await startDemoServer();
		const browser = await launchChromium();
		try {
			const figures: Figure[] = [];
			const notes: string[] = [];
			for (const page of vitalPages) {
				const address = await prepare(browser, page, server.origins[page.brand]);
				const loads: Vitals[] = [];
				while (loads.length < LOADS) loads.push(await load(browser, address, page));
				figures.push(...figuresOf(page.name, loads));
				notes.push(noteOf(page.name, loads));
			}
			return { figures, notes: [notes.join("\n")] };
		} finally {
			await browser.close();
			await server.stop();
		}
	},
};

/** Finds the page and visits it once, unhurried and down to its foot, so that all its pictures are made. */
async function prepare(browser: Browser, { address }: VitalPage, origin: string): Promise<string> {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(FIRST_VISIT_MS);
		if (typeof address === "string") await visit(page, origin + address);
		else {
			await visit(page, origin + address.listedAt);
			const href = await page.locator(address.link).first().getAttribute("href");
			if (!href) throw new Error(`${address.listedAt} links to nothing.`);
			await visit(page, origin + href);
		}
		await scrollThrough(page);
		await page.waitForLoadState("networkidle");
		return page.url();
	} finally {
		await context.close();
	}
}

/** What has no page, or a broken one, is not measured. */
async function visit(page: Page, address: string): Promise<void> {
	const answer = await page.goto(address);
	if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
}

async function load(browser: Browser, address: string, { acts }: VitalPage): Promise<Vitals> {
	const context = await browser.newContext(phone);
	try {
		await watchVitals(context);
		const page = await context.newPage();
		page.setDefaultTimeout(LOAD_MS);
		const protocol = await context.newCDPSession(page);
		await protocol.send("Network.enable");
		await protocol.send("Network.emulateNetworkConditions", network);
		await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		await page.goto(address, { waitUntil: "networkidle" });
		// The first finger ends the search for the largest paint, so what counts is known before.
		const { lcp, largest } = await readVitals(page);
		for (const act of acts) {
			await act(page);
			await page.waitForTimeout(AFTER_ACT_MS);
		}
		const { inp, slowest } = await readVitals(page);
		await scrollThrough(page);
		const { cls, moved } = await readVitals(page);
		return { lcp, largest, inp, slowest, cls, moved };
	} finally {
		await context.close();
	}
}

async function scrollThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < height; y += phone.viewport.height / 2) {
		await page.evaluate((top) => window.scrollTo(0, top), y);
		await page.waitForTimeout(60);
	}
}

function figuresOf(name: string, loads: readonly Vitals[]): Figure[] {
	const of = (read: (vitals: Vitals) => number) => median(loads.map(read));
	const [lcp, cls, inp] = [of((one) => one.lcp), of((one) => one.cls), of((one) => one.inp)];
	return [
		{
			what: `LCP of the ${name}`,
			ours: `${(lcp / 1000).toFixed(2)} s`,
			budget: `≤ ${MAX_LCP_MS / 1000} s`,
			isKept: lcp <= MAX_LCP_MS,
		},
		{
			what: `CLS of the ${name}`,
			ours: String(Number(cls.toFixed(4))),
			budget: String(MAX_CLS),
			isKept: cls <= MAX_CLS,
		},
		{
			what: `INP of the ${name}`,
			ours: `${Math.round(inp)} ms`,
			budget: `≤ ${MAX_INP_MS} ms`,
			isKept: inp <= MAX_INP_MS,
		},
	];
}

function noteOf(name: string, loads: readonly Vitals[]): string {
	const all = (read: (vitals: Vitals) => string) => [...new Set(loads.map(read))].join(", ");
	const moved = [...new Set(loads.flatMap((one) => one.moved))];
	const times = all((one) => `${Math.round(one.lcp)} / ${Math.round(one.inp)}`);
	return `- ${name}: LCP / INP of each load ${times} ms; largest ${all((one) => one.largest)}; slowest ${all((one) => one.slowest)}${moved.length > 0 ? `; moved ${moved.join(", ")}` : ""}`;
}
