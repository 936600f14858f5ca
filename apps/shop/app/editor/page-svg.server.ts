import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geometryOf } from "@offizin/assortment";
import {
	asMade,
	buildDisplayList,
	type DesignDocument,
	type InkColors,
	loadQrEncoder,
	neededFonts,
	type PhotoLink,
	type PhotoLook,
	personalise,
	sampleRecord,
	toSvg,
} from "@offizin/design";
import { bleedBox, pageOf, paper, refinementOf } from "@offizin/formats";
import { designFonts } from "@offizin/templates";
import { createShaper, type Shaper } from "@offizin/text";

const require = createRequire(import.meta.url);
let opened: Promise<Shaper> | undefined;

/** The first page with its bleed (`bleedBox`), as the editor draws it: something to see before the script is there. */
export async function firstPageSvg(
	written: DesignDocument,
	colors: InkColors | undefined,
	photoLink: (upload: string, look?: PhotoLook) => PhotoLink | null,
): Promise<string> {
	const format = geometryOf(written);
	const document = asMade(personalise(written, sampleRecord(written)), format);
	const [designPage] = document.pages;
	const page = designPage && pageOf(format, designPage.key);
	if (!page) throw new Error(`Document of ${document.template} has no page of its format`);
	const shaper = await shaperFor(neededFonts(designPage.elements));
	const refinement = page.refinable ? refinementOf(document.configuration) : "ohne";
	const list = buildDisplayList(document, designPage, page, {
		shaper,
		refinement,
		colors,
		qr: await loadQrEncoder(),
	});
	const photoHref: Parameters<typeof toSvg>[2]["photoHref"] = (source) =>
		"upload" in source ? photoLink(source.upload, source.look) : null;
	const tint = paper(document.configuration.paperType ?? "")?.tint;
	return toSvg(list, bleedBox(page), { shaper, photoHref, paper: tint, idPrefix: "first" });
}

/** One shaper per process; each font is read once, when the first page needs it. */
async function shaperFor(fonts: readonly string[]): Promise<Shaper> {
	opened ??= createShaper();
	const shaper = await opened;
	for (const id of new Set(fonts)) {
		if (shaper.hasFont(id)) continue;
		const font = designFonts.find((candidate) => candidate.id === id);
		if (!font) throw new Error(`Unknown font ${id}`);
		const added = shaper.addFont(id, new Uint8Array(await readFile(require.resolve(font.file))));
		if (!added.ok) throw new Error(`Font ${id}: ${added.error.detail}`);
	}
	return shaper;
}
