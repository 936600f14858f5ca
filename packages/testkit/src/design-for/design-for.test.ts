import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
	checkDocument,
	documentSchema,
	elementsOf,
	fontsOf,
	loadQrEncoder,
	type QrEncoder,
} from "@offizin/design";
import { type CardFormat, cardFormats } from "@offizin/formats";
import { designFonts } from "@offizin/templates";
import { createShaper, loadHyphenation, type Shaper } from "@offizin/text";
import { beforeAll, describe, expect, it } from "vitest";
import { designFor } from "./design-for.ts";

const require = createRequire(import.meta.url);
let shaper: Shaper;
let qr: QrEncoder;
beforeAll(async () => {
	shaper = await createShaper();
	shaper.addHyphenator(await loadHyphenation("de"));
	for (const { id, file } of designFonts)
		shaper.addFont(id, new Uint8Array(readFileSync(require.resolve(file))));
	qr = await loadQrEncoder();
});

function errorsOf(format: CardFormat) {
	const context = { format, refinement: "gold", paperType: "matt", shaper, qr } as const;
	return checkDocument(designFor(format), context).filter(({ severity }) => severity === "error");
}

describe("a design for any format", () => {
	it.each(cardFormats)("[production.S3] fills $key so that nothing stands against printing it", (format) => {
		const document = designFor(format);
		expect(documentSchema.safeParse(document).error).toBeUndefined();
		for (const page of document.pages) {
			expect([page.key, page.elements.some(({ type }) => type === "text" || type === "photo")]).toEqual([
				page.key,
				true,
			]);
		}
		expect(errorsOf(format)).toEqual([]);
	});

	it("uses every font, kind of element, shape, look and role somewhere", () => {
		const documents = cardFormats.map((format) => designFor(format));
		const elements = documents.flatMap((document) => elementsOf(document));
		expect(new Set(fontsOf(elements))).toEqual(new Set(designFonts.map(({ id }) => id)));
		expect([...new Set(elements.map(({ type }) => type))].sort()).toEqual(
			["group", "line", "photo", "qr", "shape", "text"].sort(),
		);
		const text = JSON.stringify(elements);
		for (const word of [
			"heart",
			"arch",
			"ellipse",
			"sepia",
			"blackWhite",
			"foil",
			"relief",
			"dotted",
			"small",
		]) {
			expect(text).toContain(`"${word}"`);
		}
	});
});
