import { describe, expect, test } from "vitest";
import { inspectPdf, plateSvg } from "../index.ts";
import { must } from "../testing/sample-files.ts";
import { type RawPage, rawPdf } from "./testing/raw-pdf.ts";
import { drawingOf, openBytes } from "./testing/read-back.ts";

describe("facts of files that are not fit for print", () => {
	const see: RawPage = {
		catalog:
			"/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AcroForm << /Fields [] >> /Names << /JavaScript << >> >>",
		page: `/Group << /S /Transparency >> /Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]
			/Resources << /ExtGState << /See << /ca 0.5 /CA 0.25 /BM /Multiply >> /Off << /ca 1 /BM /Normal /SMask /None >> >>
			/XObject << /Im 5 0 R >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>`,
		content: "/See gs 0 0 10 10 re B /Off gs 0 0 10 10 re f 10 0 0 10 0 0 cm /Im Do",
		objects: [
			[
				"/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R",
				"x",
			],
			["/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", "x"],
		],
	};

	test("transparency, annotations, scripts and fonts that are not embedded are named", async () => {
		const facts = must(await inspectPdf(await openBytes(await rawPdf(see))));
		expect(facts).toMatchObject({
			actions: ["OpenAction", "JavaScript"],
			hasForm: true,
			outputIntents: [],
			id: [],
		});
		expect(facts.xmp).toBeUndefined();
		const [page] = facts.pages;
		expect(page?.transparency).toEqual(["Group", "ca 0.5", "CA 0.25", "BM Multiply", "SMask"]);
		expect(page).toMatchObject({ annotations: ["Link"], actions: ["URI"], images: [{ masked: "soft" }] });
		expect(page?.fonts).toEqual([{ object: 0, name: "Helvetica", type: "Type1", hasToUnicode: false }]);
		expect(page?.boxes.media).toEqual({ x: 0, y: 0, width: 35_278, height: 35_278 });
	});

	test("each object says what makes it see-through, and such a plate is not drawn", async () => {
		const drawing = await drawingOf(await rawPdf(see));
		expect(drawing.events.map(({ kind, transparency }) => [kind, transparency])).toEqual([
			["fill", ["ca 0.5", "BM Multiply"]],
			["stroke", ["CA 0.25", "BM Multiply"]],
			["fill", []],
			["image", ["SMask"]],
		]);
		const drawn = plateSvg(drawing, "Black", { imageHref: () => "" });
		expect(drawn).toEqual({
			ok: false,
			error: { code: "pdf_unsupported", message: "transparency (ca 0.5, BM Multiply)" },
		});
	});
});
