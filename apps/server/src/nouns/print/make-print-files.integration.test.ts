import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { coverCrop, type DesignDocument, elementsOf } from "@offizin/design";
import { cardFormat } from "@offizin/formats";
import type { JobTicket } from "@offizin/production";
import { buildTemplate, type Template, templateIds } from "@offizin/templates/recipes";
import { pt } from "@offizin/units";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { templateWith } from "../../testing/shopper.ts";
import { makePrintFiles } from "./make-print-files.ts";
import type { MadeFile, PrintTask } from "./print-task.ts";

const size = { width: 1600, height: 2000 };

let prepress: Prepress;
let folder: string;
let photo: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-print-"));
	prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
	const plain = sharp({ create: { ...size, channels: 3, background: "#c8a98c" } });
	photo = join(folder, "photo.jpg");
	await plain.jpeg().toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The document of a template with a photo of `size` in every slot and names that need umlauts. */
function filled({ document }: Template): DesignDocument {
	const copy = structuredClone(document);
	for (const element of elementsOf(copy)) {
		if (element.type === "photo") {
			element.photo = { upload: "u1", ...size, crop: coverCrop(size, element.box) };
		}
	}
	return copy;
}

const promised = { deliverBy: "2026-11-27", finishBy: "2026-11-23" };

function taskFor(template: Template, document = filled(template)): PrintTask {
	return {
		job: "job-1",
		order: "26-100042",
		channel: "papiervogel",
		placedAt: "2026-11-20T09:00:00.000Z",
		line: { id: "line-1", position: 1, name: template.id, quantity: 50, ...promised },
		design: { id: "design-1", revision: 2, document },
		profile: "digital-cards",
		photos: [{ upload: "u1", path: photo }],
		folder: mkdtempSync(join(folder, "job-")),
	};
}

function ticketOf(files: readonly MadeFile[]): JobTicket {
	const ticket = files.find(({ name }) => name === "ticket.json");
	return JSON.parse(readFileSync(ticket?.path ?? "", "utf8")) as JobTicket;
}

async function filesOf(task: PrintTask): Promise<readonly MadeFile[]> {
	const made = await makePrintFiles(task, prepress);
	invariant(made.ok, JSON.stringify(made));
	return made.value.files;
}

const onePerFormat = [...Map.groupBy(templateIds, (id) => id.replace(/-\w+$/, ""))].map(
	([name, [id = ""]]) => ({ name, id }),
);

test.each(onePerFormat)("$name prints: sound file, embedded subsets, all sides, previews", async ({ id }) => {
	const files = await filesOf(taskFor(buildTemplate(id)));
	const [print, first] = files;
	invariant(print && first, "a job has files");
	const pdf = pdfOnDisk(readFileSync(print.path));
	pdf.check();
	const { sides } = ticketOf(files).sheet;
	const isStitched = sides.length > 2;
	expect(sides).toHaveLength(isStitched ? 8 : 2);
	expect(pdf.boxes()).toMatch(new RegExp(`Pages:\\s+${sides.length}\\n`));
	const fonts = pdf.fonts().trim().split("\n").slice(2);
	expect(fonts.length).toBeGreaterThan(0);
	for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/);
	const names = files.map(({ name }) => name);
	const plates = sides.flatMap((side) =>
		side.plates.map((plate) => `plate-${side.key}_${plate.replace(" ", "-")}.png`),
	);
	// A booklet is looked at by its spreads, and has pages without some of the inks.
	const looked = isStitched ? ["outside", "spread-2", "spread-4", "spread-6"] : sides.map(({ key }) => key);
	expect(names).toEqual([
		print.name,
		...looked.map((key) => `preview-${key}.png`),
		...plates.filter((name) => !isStitched || names.includes(name)),
		"ticket.json",
		"ticket.xjdf",
		"SHA256SUMS",
	]);
	const { width, height, format } = await sharp(first.path).metadata();
	const [side] = sides;
	expect({ width, height, format }).toEqual({
		width: ((side?.trim.width ?? 0) * (isStitched ? 2 : 1) + 6) * 8,
		height: ((side?.trim.height ?? 0) + 6) * 8,
		format: "png",
	});
	pdf.remove();
});

test("boxes, words, foil plate and photo resolution of a folded card are what the product says", async () => {
	const template = buildTemplate("eukalyptus-klappkarte-sq145-salbei");
	const document = filled(template);
	const field = elementsOf(document).find(
		(element) => element.type === "text" && element.editable && element.style.ink.role === "process",
	);
	invariant(field?.type === "text", "the card has a text");
	field.text = "Größe ändern";
	const [print] = await filesOf(taskFor(template, document));
	const pdf = pdfOnDisk(readFileSync(print?.path ?? ""));
	// 290 × 145 mm flat, 3 mm bleed.
	expect(pdf.boxes()).toMatch(/Page +1 BleedBox: +0\.00 +0\.00 +839\.06 +428\.03/);
	expect(pdf.boxes()).toMatch(/Page +1 TrimBox: +8\.50 +8\.50 +830\.55 +419\.53/);
	expect(pdf.text()).toContain("Größe ändern");

	const slot = elementsOf(document).find(({ type }) => type === "photo");
	invariant(slot?.type === "photo" && slot.photo, "the card has a photo");
	const [, , row = ""] = pdf.images().split("\n");
	const [, width, height, ppi] = /image +(\d+) +(\d+) +cmyk +4 +8 +jpeg +no +\d+ +\d+ +(\d+)/.exec(row) ?? [];
	expect([Number(width), Number(height)]).toEqual([slot.photo.crop.width, slot.photo.crop.height]);
	expect(Number(ppi)).toBeCloseTo((slot.photo.crop.width / slot.box.width) * 25_400, -1);
	expect(Number(ppi)).toBeGreaterThan(200);

	const outside = await pdf.plates(1);
	expect(Object.keys(outside).sort()).toEqual(["Black", "Cyan", "Falz", "Folie Gold", "Magenta", "Yellow"]);
	expect(outside["Folie Gold"]).toBeGreaterThan(0.1);
	expect(outside["Folie Gold"]).toBeLessThan(20);
	expect(Object.keys(await pdf.plates(2))).not.toContain("Folie Gold");
	pdf.remove();
});

test("without foil the file has the process plates and the crease", async () => {
	const template = templateWith({ refinement: "ohne", formatType: "klappkarte-a6" });
	const configuration = { ...template.document.configuration, refinementType: "ohne" };
	const [print] = await filesOf(taskFor(template, { ...filled(template), configuration }));
	const pdf = pdfOnDisk(readFileSync(print?.path ?? ""));
	expect(Object.keys(await pdf.plates(1)).sort()).toEqual(["Black", "Cyan", "Falz", "Magenta", "Yellow"]);
	pdf.remove();
});

test("the same task makes the same bytes, and the ticket says which", async () => {
	const task = taskFor(templateWith({ photo: true }));
	const [first, second] = [
		await filesOf(task),
		await filesOf({ ...structuredClone(task), folder: join(folder, "again") }),
	];
	expect(second.map(({ sha256 }) => sha256)).toEqual(first.map(({ sha256 }) => sha256));
	const ticket = ticketOf(first);
	expect(ticket).toMatchObject({
		order: "26-100042",
		quantity: 50,
		...promised,
		design: { id: "design-1", revision: 2 },
		profile: { key: "digital-cards", name: "Karten im Digitaldruck", condition: "FOGRA39" },
		files: first.slice(0, -3).map(({ name, sha256, bytes }) => ({ name, sha256, bytes })),
	});
	expect(ticket.fonts.length).toBeGreaterThan(0);
});

test("[§1.3] of a set the ticket counts the pieces: 3 sets of confetti of 200", async () => {
	const template = templateWith({ formatType: "postkarte-a6" });
	const pages = template.document.pages.map((page) => ({ ...page, elements: [] }));
	const configuration = { ...template.document.configuration, formatType: "konfetti-200" };
	const task = taskFor(template, { ...template.document, configuration, pages });
	const files = await filesOf({ ...task, line: { ...task.line, quantity: 3 } });
	expect(ticketOf(files).quantity).toBe(600);
});

test("[§1.3] the ticket names a paper by the weight its format is made of", async () => {
	const template = templateWith({ formatType: "postkarte-a6" });
	const pages = template.document.pages.map((page) => ({ ...page, elements: [] }));
	const chosen = { formatType: "einlegeblatt-dl", paperType: "naturweiss" };
	const configuration = { ...template.document.configuration, ...chosen };
	const files = await filesOf(taskFor(template, { ...template.document, configuration, pages }));
	expect(ticketOf(files).product.paper).toEqual({ key: "naturweiss", grams: 120 });
});

/** The plain document of a format: its pages without anything on them. */
function blankTask(formatType: string, profile: string): PrintTask {
	const template = templateWith({ formatType: "postkarte-a6" });
	const format = cardFormat(formatType);
	invariant(format, formatType);
	const pages = format.pages.map(({ key }) => ({ key, elements: [] }));
	const configuration = { ...template.document.configuration, formatType };
	return { ...taskFor(template, { ...template.document, configuration, pages }), profile };
}

test("[production.T4] the ticket says over which edge the sheet is turned, and when production ends", async () => {
	const ticketFor = async (formatType: string) =>
		ticketOf(await filesOf(blankTask(formatType, "digital-cards")));
	const landscape = await ticketFor("klappkarte-a6-quer");
	expect([landscape.sheet.workStyle, landscape.finishBy]).toEqual(["headToFoot", "2026-11-23"]);
	expect((await ticketFor("klappkarte-a6")).sheet.workStyle).toBe("headToHead");
});

test("[production.T6] an envelope is not cut", async () => {
	const files = await filesOf(blankTask("briefumschlag-c6-gerade", "digital-cards"));
	expect(ticketOf(files).sheet.sides.map(({ cut }) => cut)).toEqual(["none", "none"]);
	const xjdf = files.find(({ name }) => name === "ticket.xjdf");
	expect(readFileSync(xjdf?.path ?? "", "utf8")).toContain('Types="DigitalPrinting"');
});

test("[production.F3] the file of a foil plate has no page for the side without foil", async () => {
	const template = templateWith({ refinement: "gold", formatType: "klappkarte-a6" });
	const files = await filesOf({ ...taskFor(template), profile: "sheetfed-cards" });
	const gold = ticketOf(files).plates.find(({ role }) => role === "foil-gold");
	expect(gold?.sides).toEqual(["outside"]);
	const pdf = pdfOnDisk(readFileSync(files.find(({ name }) => name === gold?.file)?.path ?? ""));
	expect(pdf.boxes()).toMatch(/Pages:\s+1\n/);
	pdf.remove();
});

function withDocument(task: PrintTask, change: (document: DesignDocument) => void): PrintTask {
	const document = structuredClone(task.design.document);
	change(document);
	return { ...task, design: { ...task.design, document } };
}

test.each([
	["photo_missing", (task: PrintTask) => ({ ...task, photos: [] })],
	["photo_unusable", (task: PrintTask) => task],
	[
		"font_missing",
		(task: PrintTask) =>
			withDocument(task, (document) => {
				for (const element of elementsOf(document)) {
					if (element.type === "text") element.style.font = "gibt-es-nicht";
				}
			}),
	],
	[
		"font_changed",
		(task: PrintTask) =>
			withDocument(task, (document) => {
				for (const font of document.choices.fonts) document.fonts[font] = "0".repeat(64);
			}),
	],
	["page_missing", (task: PrintTask) => withDocument(task, (document) => void document.pages.pop())],
	[
		"page_foreign",
		(task: PrintTask) =>
			withDocument(task, (document) => void document.pages.push({ key: "leaf-9-back", elements: [] })),
	],
	[
		"design_not_printable",
		(task: PrintTask) => {
			const document = structuredClone(task.design.document);
			for (const element of elementsOf(document)) if (element.type === "photo") element.photo = null;
			return { ...task, design: { ...task.design, document } };
		},
	],
])("a design that cannot be printed is refused: %s", async (code, spoil) => {
	const template = templateWith({ photo: true });
	const document = filled(template);
	if (code === "photo_unusable") {
		for (const element of elementsOf(document)) {
			if (element.type === "photo" && element.photo) element.photo.width = 2500;
		}
	}
	const made = await makePrintFiles(spoil(taskFor(template, document)), prepress);
	expect(made).toMatchObject({ ok: false, error: { code } });
});

test("what was found and does not stop the job is noted, for operator and ticket: with the colours a photo loses", async () => {
	const task = taskFor(templateWith({ photo: true, formatType: "postkarte-a6" }));
	const { document } = task.design;
	for (const element of elementsOf(document)) {
		if (element.type === "text") element.style = { ...element.style, size: pt(5) };
	}
	const photos = task.photos.map((each) => ({ ...each, colorLoss: 0.4 }));
	const made = await makePrintFiles({ ...task, photos }, prepress);
	invariant(made.ok, JSON.stringify(made));
	const { notes } = made.value;
	expect(notes).toContainEqual(
		expect.stringMatching(/^Vorderseite, „.+“: Mit 5 pt ist die Schrift sehr klein/),
	);
	expect(notes).toContainEqual(
		expect.stringMatching(/^(Vorder|Rück)seite, „.+“: .*40 % dieses Fotos.*matter/),
	);
	expect(ticketOf(made.value.files).notes).toEqual(notes);
});
