import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { designFonts } from "@offizin/templates";
import { expect, test } from "@playwright/test";
import { loadDesignFonts } from "../../tools/template-fonts.ts";
import { openBundled } from "../fixtures/bundle-page.ts";
import { type LaidOutFont, layOutCorpus } from "../fixtures/layout-corpus.ts";

const require = createRequire(import.meta.url);
const ids = designFonts.map(({ id }) => id);

test("[production.S3] Chromium sets every text in every font exactly as Node does", async ({ page }) => {
	await openBundled(page, fileURLToPath(new URL("../fixtures/layout-corpus-page.ts", import.meta.url)), {
		folder: test.info().outputPath("bundle"),
		files: (path) => {
			const font = designFonts.find(({ id }) => path === `/fonts/${id}`);
			if (!font) throw new Error(`the page asked for ${path}`);
			return readFileSync(require.resolve(font.file));
		},
	});
	await page.waitForFunction(() => window.layOut !== undefined);
	// As text: what a page answers as an object is copied value by value, which takes twenty seconds.
	const answer = await page.evaluate(async (fonts) => JSON.stringify(await window.layOut?.(fonts)), ids);
	const inChromium: LaidOutFont[] = JSON.parse(answer);
	const inNode = await layOutCorpus(await loadDesignFonts(), ids);

	expect(inChromium.map(({ font }) => font)).toEqual(ids);
	let [texts, glyphs, outlines] = [0, 0, 0];
	for (const [index, expected] of inNode.entries()) {
		expect(inChromium[index], expected.font).toEqual(expected);
		texts += expected.layouts.length;
		glyphs += expected.layouts.flatMap(({ lines }) => lines.flatMap((line) => line.glyphs)).length;
		outlines += Object.keys(expected.outlines).length;
	}
	expect(glyphs).toBeGreaterThan(50_000);
	console.log(
		`Layouts equal in Chromium and Node: ${ids.length} fonts, ${texts} texts, ${glyphs} glyphs, ${outlines} outlines.`,
	);
});
