import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { buildChanged } from "../../tools/build.ts";
import { startDemoServer } from "../../tools/demo-server.ts";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { MAX_EDITOR_BROTLI, MAX_PAGE_GZIP, MAX_SHAPING_BROTLI } from "../../tools/script-budget.ts";
import { readListContent } from "../pages/list-content.ts";
import { startNextServer } from "../pages/next-server.ts";
import type { Figure, Row } from "../row.ts";

/** packages/text/src/shaping-engine.ts: HarfBuzz's glue, the line break rules and what sets text with them; the bundler names the file after it. */
const SHAPING = "shaping-engine-";
const NAVIGATION_MS = 60_000;

interface Loaded {
	readonly name: string;
	readonly body: Buffer;
}

/** What a browser with an empty cache really fetches to run a page, compressed here with the same settings for all. */
export const script: Row = {
	name: "script",
	async run() {
		if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
		const ours = await startDemoServer();
		const browser = await launchChromium();
		try {
			const { papiervogel, bildwand } = ours.origins;
			const content = await readListContent(papiervogel);
			const id = content.tiles[0]?.id ?? "";
			const next = await startNextServer(content);
			const bareList = await scriptsOf(browser, next.dynamic).finally(next.stop);
			const peer = gzipped(bareList);
			const figures: Figure[] = [];
			for (const [what, address] of [
				["home of Papiervogel", `${papiervogel}/`],
				["home of Bildwand", `${bildwand}/`],
				["page of all cards", `${papiervogel}/karten-designen/`],
				["list", `${papiervogel}/karten-designen/hochzeit/`],
				["product page", `${papiervogel}/products/${id}/`],
				["product page of wall pictures", `${bildwand}/products/wandbild/`],
			] as const) {
				const bytes = gzipped(await scriptsOf(browser, address));
				figures.push({
					what: `Script of the ${what}, gzip, against Next.js 16's bare list`,
					ours: kilobytes(bytes),
					peer: kilobytes(peer),
					ratio: `${Math.round((bytes / peer) * 100)} %`,
					budget: `≤ ${kilobytes(MAX_PAGE_GZIP)}`,
					isKept: bytes <= MAX_PAGE_GZIP,
				});
			}
			const editor = await scriptsOf(browser, `${papiervogel}/configurator-card/${id}/`);
			return {
				figures: [...figures, ...editorFigures(editor)],
				notes: [`What the editor loads (brotli):\n\n${listOf(editor)}`],
			};
		} finally {
			await browser.close();
			await ours.stop();
		}
	},
};

function editorFigures(loaded: readonly Loaded[]): Figure[] {
	const isShaping = ({ name }: Loaded) => name.endsWith(".wasm") || name.startsWith(SHAPING);
	const own = brotlied(loaded.filter((file) => !isShaping(file)));
	const shaping = brotlied(loaded.filter(isShaping));
	const names = loaded.filter(isShaping).map(({ name }) => name);
	if (names.length !== 2)
		throw new Error(`Expected the shaping engine and its wasm, found ${names.join(", ")}`);
	return [
		{
			what: "Script of the editor, brotli",
			ours: kilobytes(own),
			budget: `≤ ${kilobytes(MAX_EDITOR_BROTLI)}`,
			isKept: own <= MAX_EDITOR_BROTLI,
		},
		{
			what: "Shaping of the editor (HarfBuzz and line breaks), brotli",
			ours: kilobytes(shaping),
			budget: `≤ ${kilobytes(MAX_SHAPING_BROTLI)}`,
			isKept: shaping <= MAX_SHAPING_BROTLI,
		},
	];
}

async function scriptsOf(browser: Browser, address: string): Promise<Loaded[]> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	try {
		const page = await context.newPage();
		const responses: Response[] = [];
		page.on("response", (response) => responses.push(response));
		const answer = await page.goto(address, { waitUntil: "networkidle", timeout: NAVIGATION_MS });
		if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`);
		const found = new Map<string, Loaded>();
		for (const response of responses) {
			const type = response.headers()["content-type"] ?? "";
			if (!/javascript|wasm/.test(type) || !response.ok()) continue;
			const { pathname } = new URL(response.url());
			found.set(pathname, { name: pathname.split("/").at(-1) ?? "", body: await response.body() });
		}
		return [...found.values()];
	} finally {
		await context.close();
	}
}

const gzipped = (loaded: readonly Loaded[]) =>
	loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
const brotlied = (loaded: readonly Loaded[]) =>
	loaded.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);

function listOf(loaded: readonly Loaded[]): string {
	return loaded
		.map(({ name, body }) => ({ name, bytes: brotliCompressSync(body).length }))
		.toSorted((a, b) => b.bytes - a.bytes)
		.slice(0, 12)
		.map(({ name, bytes }) => `- ${name}: ${kilobytes(bytes)}`)
		.join("\n");
}

/** Of 1,000 bytes, as the budgets are meant. */
function kilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} KB`;
}
