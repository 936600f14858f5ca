import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { DesignElement, Swatch } from "@offizin/design";
import {
	boxPath,
	type Content,
	cmyk,
	createContent,
	createPdf,
	memorySource,
	type PdfWriter,
} from "@offizin/pdf";
import { box, mm, pt, um } from "@offizin/units";
import { beforeAll, expect, test, vi } from "vitest";
import type { Press } from "../file/open-file.ts";
import { digitalCards, photoPaper, printProfiles, sheetfedCards } from "../profile/shipped-profiles.ts";
import {
	photoElement,
	sampleDocument,
	sampleJob,
	samplePress,
	textElement,
	writeSample,
} from "../testing/sample-job.ts";
import { checkPrintFile } from "./check-print-file.ts";
import { type ExpectedFile, expectedFiles } from "./expected-file.ts";
import { fileRules } from "./file-finding.ts";

// Ghostscript and poppler share the machine with every other test.
vi.setConfig({ testTimeout: 30_000 });

let press: Press;
beforeAll(async () => {
	press = await samplePress();
});

const unzip = promisify(inflate);
const reading = (bytes: Uint8Array) => ({
	source: memorySource(bytes),
	inflate: (data: Uint8Array) => unzip(data),
});

const names = textElement({ style: { ...textElement().style, size: mm(10) } });

async function checkSample(
	front: readonly DesignElement[],
	by: Press,
	refinement: "gold" | "relief" | "ohne",
) {
	const written = await writeSample(sampleJob({ document: sampleDocument(front), refinement }), by);
	const expected = expectedFiles(written, by.profile, by.icc?.bytes);
	return Promise.all(
		expected.map((file) => checkPrintFile(reading(written.bytes.get(file.name) ?? new Uint8Array()), file)),
	);
}

test.each([
	["sheetfed-cards", "gold"],
	["sheetfed-cards", "relief"],
	["digital-cards", "gold"],
	["digital-cards", "relief"],
	["photo-paper", "ohne"],
] as const)(
	"[production.C1] what %s writes with refinement %s passes its own check",
	async (key, refinement) => {
		const profile = printProfiles.find((one) => one.key === key) ?? digitalCards;
		const checks = await checkSample([names], { ...press, profile }, refinement);
		expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
	},
);

test.each(["sheetfed-cards", "digital-cards", "photo-paper"])(
	"[production.C1] what %s writes with full marks passes its own check",
	async (key) => {
		const profile = printProfiles.find((one) => one.key === key) ?? digitalCards;
		const by = { ...press, profile: { ...profile, marks: "full" as const }, slugFont: "cormorant" };
		const checks = await checkSample([names], by, profile === photoPaper ? "ohne" : "gold");
		expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
	},
);

test("[production.C2] a photo of too few pixels, small type, a hairline and too much ink are found where they are", async () => {
	const line: DesignElement = {
		id: "line",
		type: "line",
		label: "Linie",
		box: box(mm(10), mm(10), mm(50), mm(2)),
		rotation: 0,
		stroke: { ink: { role: "process", swatch: "sage" }, width: pt(0.2) },
	};
	const small = textElement({
		id: "small",
		style: { ...names.style, size: pt(5), ink: { role: "process", swatch: "heavy" } },
	});
	const document = sampleDocument([
		{ ...photoElement, box: box(0, mm(-3), mm(100), mm(100)) } as DesignElement,
		line,
		small,
	]);
	const heavy: Swatch = { name: "Schwer", cmyk: [90, 90, 90, 90], srgb: "#000000" };
	const swatches = { ...document.swatches, heavy };
	const job = sampleJob({ document: { ...document, swatches }, refinement: "ohne" });
	const strict = {
		...digitalCards,
		photo: { ...digitalCards.photo, ppi: { good: 300, warn: 280, refuse: 250 } },
	};
	const by = { ...press, profile: strict };
	const written = await writeSample(job, by);
	const [expected] = expectedFiles(written, strict, press.icc?.bytes);
	if (!expected) throw new Error("a job has a file");
	const { findings, highestInk } = await checkPrintFile(reading(written.first), expected);
	expect(findings.map(({ rule, severity, page }) => [rule, severity, page])).toEqual([
		["line.hairline", "warning", 1],
		["text.tooSmall", "warning", 1],
		["photo.lowResolution", "error", 1],
		["ink.overLimit", "error", 1],
	]);
	expect(highestInk).toBe(360);
	expect(findings).toMatchObject([
		{ file: "26-100042_01_klappkarte-a6_50.pdf", page: 1, pages: 1, width: 71, least: 106 },
		{ text: "Zoë & Größmüller", pt: 5, least: 6 },
		{ ppi: expect.closeTo(205, -1) },
		{ percent: 360, limit: 300 },
	]);
});

const size = { width: mm(106), height: mm(106) };
const square: ExpectedFile = {
	name: "a.pdf",
	pages: 1,
	sides: [
		{
			key: "front",
			trim: { width: mm(100), height: mm(100) },
			plates: ["Folie Gold"],
			spines: [],
			tooFine: [],
		},
	],
	process: true,
	profile: digitalCards,
};

/** A file made by hand, so that it can be wrong. */
async function handmade(
	draw: (content: Content, pdf: PdfWriter) => void,
	change: { trim?: ReturnType<typeof box>; intent?: boolean; pages?: number } = {},
) {
	const chunks: Uint8Array[] = [];
	const profile = press.icc;
	if (!profile) throw new Error("the press has its profile");
	const intent = { outputIntent: { profile, condition: "FOGRA39", info: "coated" } };
	const pdf = await createPdf(
		{ write: async (chunk) => void chunks.push(chunk.slice()) },
		{
			title: "a",
			creator: "a",
			producer: "a",
			createdAt: "2026-11-20T09:00:00Z",
			documentId: new Uint8Array(16),
			deflate: press.deflate,
			...(change.intent === false ? {} : intent),
		},
	);
	for (let page = 0; page < (change.pages ?? 1); page++) {
		const content = createContent();
		draw(content, pdf);
		const trim = change.trim ?? box(mm(3), mm(3), mm(100), mm(100));
		await pdf.addPage({ size, trim, bleed: box(0, 0, size.width, size.height) }, content);
	}
	await pdf.end();
	return new Uint8Array(Buffer.concat(chunks));
}

const field = boxPath(box(mm(20), mm(20), mm(30), mm(30)));
const spot = (pdf: PdfWriter, name: string, tint = 100) =>
	({ kind: "spot", spot: pdf.spot(name, { c: 0, m: 40, y: 80, k: 0 }), tint }) as const;
/** Something in the layer of gold foil. */
const inFoil = (content: Content, pdf: PdfWriter, draw: () => void) =>
	content.layer(pdf.layer("Folie Gold", { group: "Structural", type: "FoilStamping" }), draw);
const gold = (content: Content, pdf: PdfWriter) =>
	inFoil(content, pdf, () => content.fill(field, { color: spot(pdf, "Folie Gold"), overprint: true }));

async function rulesIn(...made: Parameters<typeof handmade>) {
	const { findings } = await checkPrintFile(reading(await handmade(...made)), square);
	return findings.map(({ rule, severity }) => `${severity} ${rule}`);
}

test("[production.C3] a sound file made by hand passes", async () => {
	expect(await rulesIn(gold)).toEqual([]);
});

test.each([
	[
		"a plate nobody ordered",
		"error plate.unexpected",
		(content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			content.fill(field, { color: spot(pdf, "Lack"), overprint: true });
		},
	],
	[
		"a tint of foil",
		"error plate.notFull",
		(content: Content, pdf: PdfWriter) =>
			inFoil(content, pdf, () =>
				content.fill(field, { color: spot(pdf, "Folie Gold", 50), overprint: true }),
			),
	],
	[
		"foil that knocks out",
		"error plate.knocksOut",
		(content: Content, pdf: PdfWriter) =>
			inFoil(content, pdf, () => content.fill(field, { color: spot(pdf, "Folie Gold") })),
	],
	[
		"foil in no layer",
		"error plate.noStep",
		(content: Content, pdf: PdfWriter) =>
			content.fill(field, { color: spot(pdf, "Folie Gold"), overprint: true }),
	],
	[
		"foil in the layer of another step",
		"error plate.noStep",
		(content: Content, pdf: PdfWriter) =>
			content.layer(pdf.layer("Falz", { group: "Structural", type: "Creasing" }), () =>
				content.fill(field, { color: spot(pdf, "Folie Gold"), overprint: true }),
			),
	],
	[
		"the colour of all plates in the picture",
		"error plate.all",
		(content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			const color = { kind: "spot", spot: pdf.registration(), tint: 100 } as const;
			content.stroke("M20000 60000L50000 60000", { color, overprint: true, width: um(300) });
		},
	],
	[
		"a black area that overprints",
		"error overprint.blackArea",
		(content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			content.fill(field, { color: cmyk(0, 0, 0, 100), overprint: true });
		},
	],
	[
		"small black type that knocks out",
		"error overprint.blackText",
		(content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			const font = pdf.font(press.resources.font("cormorant"));
			const glyphs = [{ id: 40, x: 20_000, y: 70_000, text: "A" }];
			content.glyphs({ font, size: pt(9), glyphs }, { color: cmyk(0, 0, 0, 100) });
		},
	],
	[
		"white that overprints",
		"error overprint.white",
		(content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			content.fill(field, { color: cmyk(0, 0, 0, 0), overprint: true });
		},
	],
	[
		"a foil line too fine",
		"warning foil.tooFine",
		(content: Content, pdf: PdfWriter) =>
			inFoil(content, pdf, () =>
				content.stroke("M20000 20000L50000 20000", {
					color: spot(pdf, "Folie Gold"),
					overprint: true,
					width: um(200),
				}),
			),
	],
	[
		"no foil at all",
		"error plate.missing",
		(content: Content) => content.fill(field, { color: cmyk(0, 50, 0, 0) }),
	],
] as const)("[production.C3] %s is found", async (_what, found, draw) => {
	expect(await rulesIn((content, pdf) => void draw(content, pdf))).toEqual([found]);
});

test("[production.C3] wrong boxes, pages, condition and claim are found", async () => {
	expect(await rulesIn(gold, { trim: box(mm(4), mm(3), mm(99), mm(100)) })).toEqual([
		"error box.trim",
		"error box.bleed",
	]);
	expect(await rulesIn(gold, { pages: 2 })).toEqual(["error pageCount.wrong"]);
	expect(await rulesIn(gold, { intent: false })).toEqual([
		"error outputIntent.missing",
		"error standard.missing",
	]);
	const other = { ...square, icc: new Uint8Array([1, 2, 3]) };
	const { findings } = await checkPrintFile(reading(await handmade(gold)), other);
	expect(findings.map(({ rule }) => rule)).toEqual(["outputIntent.other"]);
	const rgb = {
		...square,
		profile: photoPaper,
		sides: [{ ...square.sides[0], plates: ["Folie Gold"] }],
	} as ExpectedFile;
	const inInk = await checkPrintFile(
		reading(
			await handmade((content, pdf) => {
				gold(content, pdf);
				content.fill(field, { color: cmyk(0, 50, 0, 0) });
			}),
		),
		rgb,
	);
	expect(inInk.findings.map(({ rule }) => rule)).toEqual(["outputIntent.other", "colour.wrongSpace"]);
});

test("[production.C3] forms finer than a foil block holds are told, gaps too; type is judged by its size", async () => {
	const bar = (id: string, y: number, height: number): DesignElement => ({
		id,
		type: "shape",
		label: id,
		shape: "rect",
		box: box(mm(20), mm(y), mm(40), mm(height)),
		rotation: 0,
		fill: { role: "foil", swatch: "ink" },
	});
	const [sound] = await checkSample([names, bar("wide", 20, 0.25)], press, "gold");
	expect(sound?.findings).toEqual([]);
	const [fine] = await checkSample([bar("hair", 20, 0.2)], press, "gold");
	expect(fine?.findings).toMatchObject([
		{ rule: "foil.tooFine", part: "line", least: 250, page: 1, pages: 1 },
	]);
	expect(fine?.findings[0]).not.toHaveProperty("width");
	const [varnish] = await checkSample([bar("hair", 20, 0.3)], press, "relief");
	expect(varnish?.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
		["relief.tooFine", "warning"],
	]);
});

test("[production.C3] what ends at the cut, and text beyond it, are found in the file as they are in the design", async () => {
	const area =
		(x: number, y: number, width: number, height: number) => (content: Content, pdf: PdfWriter) => {
			gold(content, pdf);
			content.fill(boxPath(box(mm(x), mm(y), mm(width), mm(height))), { color: cmyk(0, 50, 0, 0) });
		};
	expect(await rulesIn(area(0, 0, 50, 106))).toEqual([]);
	expect(await rulesIn(area(3, 20, 50, 60))).toEqual(["error bleed.missing"]);
	expect(await rulesIn(area(1, 20, 50, 60))).toEqual(["warning bleed.missing"]);
	expect(await rulesIn(area(3, 20, 50, 4))).toEqual([]);
	const beyond = textElement({ box: box(mm(70), mm(20), mm(60), mm(20)) });
	const photo = { ...photoElement, box: box(mm(10), mm(90), mm(60), mm(58)) } as DesignElement;
	const [check] = await checkSample([beyond, photo], press, "ohne");
	expect(check?.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
		["text.outsideTrim", "error"],
		["bleed.missing", "error"],
	]);
	expect(check?.findings).toMatchObject([{ text: expect.stringMatching(/./) }, { past: 0 }]);
});

test("[production.C4] a truncated file is a finding, not a crash; equal findings of many pages are told once", async () => {
	const bytes = await handmade(gold);
	const cut = await checkPrintFile(reading(bytes.subarray(0, bytes.length - 200)), square);
	expect(cut.findings.map(({ rule, severity }) => [rule, severity])).toEqual([["file.unreadable", "error"]]);
	const three = await handmade(
		(content, pdf) =>
			inFoil(content, pdf, () =>
				content.fill(field, { color: spot(pdf, "Folie Gold", 50), overprint: true }),
			),
		{ pages: 3 },
	);
	const { findings } = await checkPrintFile(reading(three), { ...square, pages: 3 });
	expect(findings).toEqual([
		{
			rule: "plate.notFull",
			severity: "error",
			plate: "Folie Gold",
			percent: 50,
			file: "a.pdf",
			page: 1,
			pages: 3,
		},
	]);
});

test("[production.C5] ink of pictures counts where it is measured", async () => {
	const document = sampleDocument([photoElement]);
	const written = await writeSample(sampleJob({ document, refinement: "ohne" }), press);
	const [expected] = expectedFiles(written, digitalCards, press.icc?.bytes);
	if (!expected) throw new Error("a job has a file");
	const check = await checkPrintFile({ ...reading(written.first), pictureInk: async () => 342 }, expected);
	expect(check.highestInk).toBe(342);
	expect(check.findings.map(({ rule, severity }) => [rule, severity])).toContainEqual([
		"ink.overLimit",
		"warning",
	]);
});

test("[production.C6] the ticket lists every rule once", () => {
	expect(new Set(fileRules).size).toBe(fileRules.length);
	expect(sheetfedCards.delivery).toBe("filePerPlate");
});
