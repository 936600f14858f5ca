import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpunchedGeometryOf } from "@offizin/assortment";
import { designFonts } from "@offizin/templates";
import { wordsOf } from "@offizin/words";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { openBundled } from "../../e2e/fixtures/bundle-page.ts";
import { median } from "../rounds.ts";
import { bookDocument, bookProduct } from "./book-document.ts";
import type { BookProps } from "./book-page.ts";
import { SLOWER } from "./strokes.ts";

const PAGES = 120;
const FEW_PAGES = 3;
const OPENINGS = 3;
const TURNS = 24;
/** What comes after the opening has come by then. */
const SETTLED_MS = 8_000;
const require = createRequire(import.meta.url);

/** Milliseconds on a slowed processor. */
export interface BookTimes {
	readonly opened: number;
	readonly turn50: number;
	readonly turn95: number;
	/** Of the tasks after the opening. */
	readonly longest: number;
}

/** The book beside the same with few pages. */
export interface BookTrial extends BookTimes {
	readonly few: BookTimes;
}

/** Opens the editor of the shop on a book, without the shop: nothing that is sold has so many pages (decision 068). */
export async function measureBook(browser: Browser): Promise<BookTrial> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-book-"));
	const jpeg = await sharp({ create: { width: 1800, height: 1350, channels: 3, background: "#7c8b78" } })
		.jpeg()
		.toBuffer();
	try {
		const book = await measure(browser, PAGES, folder, jpeg);
		return { ...book, few: await measure(browser, FEW_PAGES, folder, jpeg) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measure(browser: Browser, pages: number, folder: string, jpeg: Buffer): Promise<BookTimes> {
	const opened: number[] = [];
	const turns: number[] = [];
	const longest: number[] = [];
	const props = propsOf(pages);
	while (opened.length < OPENINGS) {
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
		try {
			const page = await context.newPage();
			const files = (path: string) => (path.startsWith("/photo/") ? jpeg : fontFile(path));
			await openBundled(page, join(import.meta.dirname, "book-page.ts"), { folder, files });
			await page.waitForFunction(() => window.openBook !== undefined);
			const protocol = await context.newCDPSession(page);
			await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
			opened.push(await page.evaluate((book) => window.openBook?.(book) ?? Number.NaN, props));
			await page.waitForTimeout(SETTLED_MS);
			longest.push(await page.evaluate(() => Math.max(0, ...(window.longTasks ?? []))));
			for (let turn = 1; turn <= TURNS; turn++) {
				const place = pages > FEW_PAGES ? (turn * 37) % pages : turn % pages;
				turns.push(await page.evaluate((at) => window.turnTo?.(at) ?? Number.NaN, place));
				await page.waitForTimeout(500);
			}
		} finally {
			await context.close();
		}
	}
	const sorted = turns.toSorted((a, b) => a - b);
	return {
		opened: median(opened),
		turn50: median(turns),
		turn95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
		longest: median(longest),
	};
}

function propsOf(pages: number): BookProps {
	const document = bookDocument(pages);
	const { key, options, constraints } = bookProduct;
	const names = { paper: {}, refinement: {}, punching: {}, page: {}, font: {}, element: {}, swatch: {} };
	const words = wordsOf("de-DE").editor;
	const { paperType = "" } = document.configuration;
	const stocks = { [paperType]: {} };
	const props = { document, product: { key, options, constraints }, format: unpunchedGeometryOf(document) };
	return { ...props, words, names, pressColors: { stocks, conditions: {} } };
}

function fontFile(path: string): Buffer {
	const font = designFonts.find(({ id }) => path.startsWith(`/fonts/${id}.`));
	if (!font) throw new Error(`Nothing lies at ${path}`);
	return readFileSync(require.resolve(font.file));
}
