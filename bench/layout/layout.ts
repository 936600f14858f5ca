import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { designFonts } from "@offizin/templates";
import { layoutText } from "@offizin/text";
import { mm } from "@offizin/units";
import type { Page } from "@playwright/test";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { loadDesignFonts } from "../../tools/template-fonts.ts";
import { inRounds } from "../rounds.ts";
import type { Row } from "../row.ts";
import { FONT, LEADING, longText, SIZE, SIZE_PT, WIDTH } from "./long-text.ts";

const TEXTS = 40;
const ROUNDS = 7;
const require = createRequire(import.meta.url);

/** A long text set into lines, beside Chromium's own layout. */
export const layout: Row = {
	name: "layout",
	async run() {
		const shaper = await loadDesignFonts();
		const browser = await launchChromium();
		try {
			const page = await browser.newPage();
			await page.setContent(paragraphPage());
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			let texts = 0;
			const next = () => Array.from({ length: TEXTS }, () => longText(texts++));
			const setOurs = (text: string) => {
				const style = { font: FONT, size: SIZE, leading: LEADING, tracking: 0, align: "left" } as const;
				const place = { width: WIDTH, height: mm(200), verticalAlign: "top" } as const;
				return layoutText(shaper, { text, style, ...place }).lines.length;
			};
			const ms = await inRounds(
				{
					ours: () => {
						const all = next();
						return timed(() => all.map(setOurs)) / TEXTS;
					},
					chromium: () => chromiumMs(page, next()),
				},
				ROUNDS,
			);
			const what = "Layout of a new text of 200 words";
			const inMs = (value: number) => `${value.toFixed(2)} ms`;
			const beside = (peer: number) => ({ peer: inMs(peer), ratio: `${(peer / ms.ours).toFixed(1)} ×` });
			return {
				figures: [{ what: `${what}, against Chromium's own`, ours: inMs(ms.ours), ...beside(ms.chromium) }],
				notes: [],
			};
		} finally {
			await browser.close();
		}
	},
};

function timed(work: () => unknown): number {
	const startedAt = performance.now();
	work();
	return performance.now() - startedAt;
}

function fontFile(): Buffer {
	const font = designFonts.find(({ id }) => id === FONT);
	if (!font) throw new Error(`${FONT} is no font of designs`);
	return readFileSync(require.resolve(font.file));
}

function paragraphPage(): string {
	const source = `url(data:font/ttf;base64,${fontFile().toString("base64")})`;
	return `<style>@font-face{font-family:f;src:${source}}p{margin:0;width:${WIDTH / 1000}mm;font:${SIZE_PT}pt/${LEADING / 100} f}</style><p>ÄÖÜß</p>`;
}

/** Milliseconds per text that Chromium takes to lay it out, without painting. */
function chromiumMs(page: Page, texts: readonly string[]): Promise<number> {
	return page.locator("p").evaluate((paragraph, all) => {
		const startedAt = performance.now();
		for (const text of all) {
			paragraph.textContent = text;
			paragraph.getBoundingClientRect();
		}
		return (performance.now() - startedAt) / all.length;
	}, texts);
}
