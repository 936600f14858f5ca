import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { designedProduct, geometryOf, stockOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { coverCrop, type DesignDocument } from "@offizin/design";
import { settleConfiguration } from "@offizin/solver";
import { starts } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { alphaOutline } from "../../adapters/photo/alpha-outline.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { loadProfileChoice } from "../../adapters/profiles/profile-choice.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { makePrintFiles } from "./make-print-files.ts";

const photoSize = { width: 3000, height: 2000 };
/** Of a plate, in pixels a millimetre. */
const BLEED = 3;

let folder: string;
let photo: string;
let prepress: Prepress;
let profile: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-film-"));
	prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
	const choice = await loadProfileChoice(folder);
	const { product, configuration } = film(undefined);
	profile = choice.choose({
		productType: designedProduct(product).key,
		...stockOf(product, configuration),
	}).profile;
	photo = join(folder, "ring.png");
	const ring =
		'<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><circle cx="1200" cy="1000" r="700" fill="none" stroke="#a00" stroke-width="300"/></svg>';
	await sharp(Buffer.from(ring)).png().toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A film of 60 × 40 cm cut around its photo. */
function film(outline: string | undefined): DesignDocument {
	const start = starts.find(({ id }) => id === "wandbild");
	invariant(start, "there is a start of wall pictures");
	const settled = settleConfiguration(designedProduct("photoframe"), {
		...{ materialType: "klebefolie", edge: "kontur-bild", format: "60x40" },
	});
	invariant(settled.ok, "it can be made");
	const document = { ...structuredClone(start.document), configuration: settled.value.configuration };
	const [page] = geometryOf(document).pages;
	invariant(page?.picture, "its page is filled by a photo");
	const placed = {
		...{ upload: "u1", ...photoSize, crop: coverCrop(photoSize, page.picture) },
		...(outline !== undefined && { outline }),
	};
	const pages = document.pages.map((own) => ({
		...own,
		elements: own.elements.map((element) =>
			element.type === "photo" ? { ...element, box: page.picture ?? element.box, photo: placed } : element,
		),
	}));
	return { ...document, pages };
}

async function made(document: DesignDocument) {
	return await makePrintFiles(
		{
			...{ job: "job-1", order: "26-100042", channel: "bildwand", placedAt: "2026-11-20T09:00:00.000Z" },
			line: {
				...{ id: "line-1", position: 1, name: "film", quantity: 1 },
				...{ deliverBy: "2026-11-27", finishBy: "2026-11-23" },
			},
			design: { id: "design-1", revision: 2, document },
			...{ profile, photos: [{ upload: "u1", path: photo }], folder: mkdtempSync(join(folder, "job-")) },
		},
		prepress,
	);
}

/** Ink of a plate, 0 to 255, by millimetres from the upper left of the bleed. */
async function plateAt(png: string) {
	const image = sharp(png).flatten({ background: "#ffffff" }).greyscale();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	const scale = info.width / (600 + 2 * BLEED);
	return (x: number, y: number) =>
		data[Math.round((BLEED + y) * scale) * info.width + Math.round((BLEED + x) * scale)] ?? 0;
}

test("[15] film is cut around what a transparent picture shows, on a plate of its own", async () => {
	const outcome = await made(film((await alphaOutline(photo)) ?? undefined));
	invariant(outcome.ok, JSON.stringify(outcome));
	const { files } = outcome.value;
	const path = files.find(({ name }) => name.endsWith(".pdf"))?.path ?? "";
	const pdf = pdfOnDisk(readFileSync(path));
	try {
		pdf.check();
		expect(pdf.boxes()).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1709\.29\s+1142\.36/);
		const plates = await pdf.plates(1);
		expect(plates.CutContour, Object.keys(plates).join()).toBeGreaterThan(0);
	} finally {
		pdf.remove();
	}
	// The ring stands in the middle, 38.8 cm of the 40: 6 mm of white film around it, and nothing in its opening.
	const preview = files.find(({ name }) => name.startsWith("preview-") && name.endsWith(".png"))?.path ?? "";
	const at = await plateAt(preview);
	expect(at(300 + 180, 200)).toBeLessThan(110);
	expect(at(300 + 120, 200)).toBeGreaterThan(240);
});

test("[15] what has no contour to cut along is refused before anything is printed", async () => {
	expect(await made(film(undefined))).toMatchObject({
		ok: false,
		error: { code: "design_not_printable", findings: [{ rule: "photo.outline", lacks: "none" }] },
	});
});
