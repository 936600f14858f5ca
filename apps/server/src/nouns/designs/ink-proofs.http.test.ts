import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { designSchema } from "@offizin/contract";
import { inkColorsOn, openDocument } from "@offizin/design";
import { paper } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { deltaE2000, type Lab, labOf } from "../../adapters/photo/color-difference.ts";
import { loadPrepress } from "../../adapters/profiles/load-prepress.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { makePrintFiles } from "../print/make-print-files.ts";

let server: AppUnderTest;
let browser: Browser;
let folder: string;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	browser = browserOn(server.app);
	folder = mkdtempSync(join(tmpdir(), "offizin-inks-"));
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await server.close();
});

/** The first page is nothing but an ink of many per cents. */
const template = templateIds
	.values()
	.map(buildTemplate)
	.find(({ document }) => {
		const ink = document.pages[0]?.background;
		const percents = ink ? document.swatches[ink.swatch]?.cmyk : undefined;
		return (percents ?? []).reduce((sum, percent) => sum + percent, 0) > 200;
	});

const options = { refinementType: "ohne", punching: "ohne" } as const;

async function designOn(paperType: string) {
	const made = await browser.post("/web-api/designs", {
		template: template?.id,
		configuration: { paperType, ...options },
	});
	expect(made.status).toBe(201);
	const design = designSchema.parse(made.body);
	const configuration: Configuration = { ...design.document.configuration, ...options };
	return { ...design, configuration };
}

type Design = Awaited<ReturnType<typeof designOn>>;

/** The colour near the top left corner of the first page, as the owner sees it, on white instead of its paper. */
async function shown({ id, document, configuration }: Design): Promise<Lab> {
	const answer = await browser.send(`/web-api/designs/${id}/preview/${document.pages[0]?.key}.png`, {});
	expect(answer.status).toBe(200);
	const tint = Number.parseInt((paper(configuration.paperType ?? "")?.tint ?? "").slice(1), 16);
	const light = [tint >> 16, (tint >> 8) & 255, tint & 255];
	const seen = (await pixel(Buffer.from(await answer.arrayBuffer()))).map((level, at) =>
		Math.min(255, Math.round((level * 255) / (light[at] ?? 255))),
	);
	return lab(seen);
}

/** The same place in the print file, as Ghostscript shows it by the output intent of the file. */
async function printed({ id, template: name, document, configuration }: Design): Promise<Lab> {
	const opened = openDocument({ ...document, configuration });
	invariant(opened.ok, "a design can be opened");
	const prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
	const made = await makePrintFiles(
		{
			...{ job: id, order: "26-100042", channel: "papiervogel", placedAt: "2026-11-20T09:00:00.000Z" },
			line: { id, position: 1, name, quantity: 50, deliverBy: "2026-11-27", finishBy: "2026-11-23" },
			design: { id, revision: 1, document: opened.value.document },
			...{ profile: "digital-cards-uncoated", photos: [], folder: mkdtempSync(join(folder, "job-")) },
		},
		prepress,
	);
	invariant(made.ok, JSON.stringify(made));
	const output = join(folder, "print.png");
	const file = made.value.files[0]?.path ?? "";
	const asViewersDo = ["-dUsePDFX3Profile", "-dRenderIntent=1", "-dBlackPtComp=1"];
	const trimmed = ["-q", "-sDEVICE=png16m", "-r100", "-dUseTrimBox", "-dLastPage=1", "-o", output];
	execFileSync("gs", [...asViewersDo, ...trimmed, file]);
	return lab(await pixel(output));
}

async function pixel(picture: string | Buffer): Promise<number[]> {
	const near = { left: 20, top: 20, width: 1, height: 1 };
	return [...(await sharp(picture).removeAlpha().extract(near).raw().toBuffer())];
}

const lab = ([red = 0, green = 0, blue = 0]: readonly number[]) => labOf(red, green, blue);

test("on uncoated paper an ink is shown as the print file prints it there", async () => {
	const design = await designOn("creme");
	const [screen, print] = [await shown(design), await printed(design)];
	expect(deltaE2000(screen, print)).toBeLessThan(2);
	expect(deltaE2000(screen, await shown(await designOn("matt")))).toBeGreaterThan(4);
});

test("the editor gets the colours of all inks on all papers with a design, and with a template", async () => {
	const { pressColors, configuration } = await designOn("creme");
	const on = (paperType: string) => inkColorsOn(pressColors, { ...configuration, paperType });
	expect(on("kraft")).toBe(on("creme"));
	expect(on("matt")).not.toEqual(on("creme"));
	const detail = await browser.get(`/web-api/templates/${template?.id}`);
	expect(detail.body.pressColors).toEqual(pressColors);
});
