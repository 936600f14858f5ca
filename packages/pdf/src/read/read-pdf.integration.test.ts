import { box } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	boxPath,
	cmyk,
	createContent,
	createPdf,
	inspectPdf,
	memorySource,
	type PdfSource,
	readPage,
	readPdf,
} from "../index.ts";
import { cmykProfilePath, rgbProfilePath } from "../testing/press-tools.ts";
import { coatedOptions, createMemorySink, plainOptions, writeSampleCard } from "../testing/sample-card.ts";
import { must } from "../testing/sample-files.ts";
import { inflateBytes, openBytes, writeSquare } from "./testing/read-back.ts";

const percent = fc.integer({ min: 0, max: 100 });
const length = fc.integer({ min: 1000, max: 900_000 });

test("title, boxes, spot names and colours of any file come back as they were written", async () => {
	const page = fc.record({
		width: length,
		height: length,
		bleed: fc.integer({ min: 0, max: 200 }),
		trim: fc.integer({ min: 0, max: 200 }),
		inks: fc.tuple(percent, percent, percent, percent),
		tint: percent,
		overprint: fc.boolean(),
	});
	const spotName = fc
		.string({ unit: "binary", minLength: 1, maxLength: 20 })
		.filter((name) => !name.includes("\0") && name !== "All" && name !== "None");
	const title = fc.string({ unit: "grapheme", maxLength: 40 });
	await fc.assert(
		fc.asyncProperty(
			title,
			spotName,
			fc.array(page, { minLength: 1, maxLength: 4 }),
			async (heading, name, pages) => {
				const sink = createMemorySink();
				const pdf = await createPdf(sink, { ...plainOptions, title: heading });
				const spot = pdf.spot(name, { c: 0, m: 10, y: 20, k: 30 });
				const path = "M12 34 L456.25 78 C1 2 3 4 5.5 6 Z";
				for (const { width, height, bleed, trim, inks, tint, overprint } of pages) {
					const content = createContent();
					content.fill(path, { color: cmyk(...inks), overprint });
					content.fill(path, { color: { kind: "spot", spot, tint } });
					const [outer, inner] = [bleed, bleed + trim].map((edge) =>
						box(edge, edge, width - 2 * edge, height - 2 * edge),
					);
					const size = box(0, 0, width, height);
					await pdf.addPage({ size, bleed: outer ?? size, trim: inner ?? size }, content);
				}
				await pdf.end();
				const file = await openBytes(sink.bytes());
				const facts = must(await inspectPdf(file));
				expect(facts.info.Title).toBe(heading.toWellFormed().replace(CONTROLS, ""));
				expect(facts.pageCount).toBe(pages.length);
				for (const [index, { width, height, bleed, trim, inks, tint, overprint }] of pages.entries()) {
					const edge = bleed + trim;
					expect(facts.pages[index]?.boxes).toEqual({
						media: box(0, 0, width, height),
						bleed: box(bleed, bleed, width - 2 * bleed, height - 2 * bleed),
						trim: box(edge, edge, width - 2 * edge, height - 2 * edge),
					});
					const opened = file.pages[index];
					const [process, foil] = opened ? must(await readPage(opened)).events : [];
					expect(process).toMatchObject({
						kind: "fill",
						overprint,
						path: { data: "M12 34L456.25 78C1 2 3 4 5.5 6Z" },
					});
					expect(process).toMatchObject({ ink: { values: inks.map((ink) => expect.closeTo(ink / 100, 4)) } });
					expect(foil).toMatchObject({
						ink: {
							values: [expect.closeTo(tint / 100, 4)],
							space: { kind: "spot", names: [name.toWellFormed()], full: [0, 0.1, 0.2, 0.3] },
						},
					});
				}
			},
		),
		{ numRuns: 25 },
	);
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: the writer drops what XML cannot hold
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const profile = cmykProfilePath();
const hasProfiles = profile !== undefined && rgbProfilePath() !== undefined;

describe.skipIf(!hasProfiles)(hasProfiles ? "a print file" : "a print file (missing: ICC profiles)", () => {
	test("says what it is made for", async () => {
		const options = coatedOptions(profile ?? "");
		const facts = must(await inspectPdf(await openBytes(await writeSampleCard(options))));
		expect(facts).toMatchObject({
			version: "1.6",
			id: [options.documentId, options.documentId],
			info: { Title: options.title, Creator: "Offizin", CreationDate: "D:20261120054700Z" },
			trapped: { type: "name", value: "False" },
			xmp: { pdfxVersion: "PDF/X-4" },
			actions: [],
			hasForm: false,
			layers: [],
		});
		const [intent] = facts.outputIntents;
		expect(intent).toMatchObject({ subtype: "GTS_PDFX", condition: "FOGRA39", info: "ISO Coated v2 300 %" });
		expect(intent?.profile?.components).toBe(4);
		const embedded = Buffer.from(intent?.profile?.bytes ?? []);
		expect(embedded.equals(Buffer.from(options.outputIntent?.profile.bytes ?? []))).toBe(true);
	});

	test("names fonts, colour spaces and pictures of a page", async () => {
		const facts = must(
			await inspectPdf(await openBytes(await writeSampleCard(coatedOptions(profile ?? "")))),
		);
		const [page] = facts.pages;
		expect(page).toMatchObject({
			fonts: [
				{
					name: "CormorantGaramond-Regular",
					subset: expect.stringMatching(/^[A-Z]{6}$/),
					type: "Type0 CIDFontType2",
					embedded: "TrueType",
					hasToUnicode: true,
				},
			],
			images: [
				{ width: 807, height: 1024, bits: 8, filters: ["DCTDecode"], space: { kind: "icc", components: 3 } },
			],
			transparency: [],
			annotations: [],
			actions: [],
		});
		expect(page?.spaces.map((space) => space.kind).sort()).toEqual(["icc", "spot"]);
	});
});

describe("what the reader does not know, it says", () => {
	const sample = writeSquare((page) =>
		page.fill(boxPath(box(0, 0, 9000, 9000)), { color: cmyk(0, 0, 0, 100) }),
	);
	const read = async (change: (text: string) => string) => {
		const bytes = new Uint8Array(Buffer.from(change(Buffer.from(await sample).toString("latin1")), "latin1"));
		return readPdf(memorySource(bytes), inflateBytes);
	};

	test.each<[string, (text: string) => string, string, string]>([
		[
			"encryption",
			(text) => text.replace("/Root", "/Encrypt 1 0 R /Root"),
			"pdf_unsupported",
			"the file is encrypted",
		],
		[
			"a hybrid file",
			(text) => text.replace("/Root", "/XRefStm 9 /Root"),
			"pdf_unsupported",
			"cross-reference streams",
		],
		[
			"a cut-off file",
			(text) => text.slice(0, -20),
			"pdf_damaged",
			"the file does not end with startxref, a number and %%EOF",
		],
		[
			"another file",
			(text) => text.replace("%PDF", "%PNG"),
			"pdf_damaged",
			"the file does not begin with %PDF-",
		],
		["shifted objects", (text) => text.replace("\n%\xE2\xE3", "\n%"), "pdf_damaged", expect.any(String)],
		[
			"a circle of older sections",
			(text) => text.replace(/\/Root(.*)>>\nstartxref\n(\d+)/, "/Prev $2 /Root$1>>\nstartxref\n$2"),
			"pdf_damaged",
			"the cross-reference sections go in a circle",
		],
		[
			"a circle of pages",
			(text) => text.replace(/\/Kids \[\d+ 0 R\]/, "/Kids [2 0 R]"),
			"pdf_damaged",
			"page tree node 2 is no tree",
		],
	])("%s", async (_, change, code, message) => {
		expect(await read(change)).toEqual({ ok: false, error: { code, message } });
	});

	test("a large object is read in growing pieces, and little of the file at a time", async () => {
		const sink = createMemorySink();
		const pdf = await createPdf(sink, plainOptions);
		const size = box(0, 0, 10_000, 10_000);
		for (let n = 0; n < 3000; n++) await pdf.addPage({ size, trim: size, bleed: size }, createContent());
		await pdf.end();
		const bytes = sink.bytes();
		let most = 0;
		const source: PdfSource = {
			size: bytes.length,
			read: async (offset, wanted) => {
				most = Math.max(most, wanted);
				return bytes.subarray(offset, offset + wanted);
			},
		};
		expect(must(await readPdf(source, inflateBytes)).pages).toHaveLength(3000);
		expect(most).toBeLessThan(bytes.length / 4);
	});
});
