import { box, pt } from "@offizin/units";
import { expect, test } from "vitest";
import {
	boxPath,
	type Content,
	cmyk,
	createContent,
	findConvertedColors,
	findForeignColors,
	findHairlines,
	findKnockedOutBlackText,
	findOverprintingBlackAreas,
	findOverprintingWhite,
	findSpotUses,
	imagePlacements,
	type Paint,
	type PdfWriter,
	readFont,
	textRuns,
} from "../index.ts";
import { fontBytes, must } from "../testing/sample-files.ts";
import { shapeLine } from "../testing/shape-line.ts";
import { drawnSquare } from "./testing/read-back.ts";

const black = cmyk(0, 0, 0, 100);
const square = boxPath(box(10_000, 10_000, 20_000, 20_000));

function write(page: Content, pdf: PdfWriter, text: string, sizePt: number, paint: Paint): void {
	const ttf = fontBytes("ebGaramond");
	const size = pt(sizePt);
	const glyphs = shapeLine(ttf, { text, size, x: 5000, y: 20_000 });
	page.glyphs({ font: pdf.font(must(readFont(ttf))), size, glyphs }, paint);
}

test("[6] hairlines are found by their width on the page, in forms and under transforms too", async () => {
	const drawing = await drawnSquare(async (page, pdf) => {
		page.stroke("M0 0 L9000 9000", { color: black, width: 105 });
		page.stroke("M0 0 L9000 9000", { color: black, width: 80 });
		page.save();
		page.transform([0.5, 0, 0, 2, 0, 0]);
		page.stroke("M0 0 L9000 9000", { color: black, width: 150 });
		page.restore();
		const inner = createContent();
		inner.stroke("M0 0 L9000 9000", { color: black, width: 50 });
		page.form(await pdf.addForm(box(0, 0, 9000, 9000), inner));
	});
	const found = findHairlines(drawing, 105);
	expect(found.map(({ event, width }) => [event.id, Math.round(width)])).toEqual([
		[1, 80],
		[2, 75],
		[3, 50],
	]);
	expect(found[2]?.event.within).toHaveLength(1);
});

test("white that overprints is found, white that knocks out is not", async () => {
	const drawing = await drawnSquare((page, pdf) => {
		const spot = pdf.spot("FOLIE", { c: 0, m: 0, y: 0, k: 50 });
		const none = cmyk(0, 0, 0, 0);
		page.fill(square, { color: none });
		page.fill(square, { color: none, overprint: true });
		page.stroke("M0 0 L9 9", { color: none, overprint: true, width: 300 });
		page.fill(square, { color: { kind: "spot", spot, tint: 0 }, overprint: true });
		page.fill(square, { color: cmyk(0, 0, 1, 0), overprint: true });
		write(page, pdf, "weiß", 9, { color: none, overprint: true });
	});
	expect(findOverprintingWhite(drawing).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
		"1 fill",
		"2 stroke",
		"3 fill",
		"5 glyphs",
	]);
});

test("[6] small black text that knocks out is found, of black alone only", async () => {
	const drawing = await drawnSquare((page, pdf) => {
		write(page, pdf, "gut", 9, { color: black, overprint: true });
		write(page, pdf, "knockt", 11.5, { color: black });
		write(page, pdf, "groß", 12, { color: black });
		write(page, pdf, "satt", 8, { color: cmyk(60, 40, 40, 100), overprint: true });
		write(page, pdf, "sattgroß", 30, { color: cmyk(60, 40, 40, 100) });
		write(page, pdf, "bunt", 8, { color: cmyk(60, 0, 0, 40) });
	});
	expect(textRuns(drawing).map(({ text }) => text)).toEqual([
		"gut",
		"knockt",
		"groß",
		"satt",
		"sattgroß",
		"bunt",
	]);
	expect(findKnockedOutBlackText(drawing).map(({ text }) => text)).toEqual(["knockt"]);
});

test("a run has its size, text with ligatures, and the box of its outlines", async () => {
	const drawing = await drawnSquare((page, pdf) => {
		page.save();
		page.transform([0, -1.5, 1.5, 0, 0, 40_000]);
		write(page, pdf, "HHH ffi é", 10, { color: black });
		page.restore();
	});
	const [run] = textRuns(drawing);
	expect(run).toMatchObject({ text: "HHH ffi é", font: { name: "EBGaramond-Regular" }, overprint: false });
	expect(run?.sizePt).toBeCloseTo(15, 2);
	const [left, top, right, bottom] = run?.bounds ?? [];
	// Turned a quarter: the baseline stands at 1.5 × 20 mm, the text runs upwards from 40 mm − 1.5 × 5 mm.
	expect(right).toBeGreaterThan(30_000 - 10);
	expect(left).toBeGreaterThan(30_000 - 1.5 * pt(10));
	expect(bottom).toBeLessThan(32_500);
	expect(bottom).toBeGreaterThan(32_000);
	expect(top).toBeLessThan(20_000);
});

test("[5] every use of a spot is listed with tint and overprint", async () => {
	const drawing = await drawnSquare(async (page, pdf) => {
		const spot = pdf.spot("FOLIE", { c: 0, m: 0, y: 0, k: 50 });
		page.fill(square, { color: { kind: "spot", spot, tint: 100 }, overprint: true });
		page.stroke("M0 0 L9 9", { color: { kind: "spot", spot, tint: 45 }, width: 300 });
		page.fill(square, { color: black });
		const samples = {
			encoding: "samples",
			width: 1,
			height: 1,
			components: 1,
			data: Uint8Array.of(9),
		} as const;
		page.image(await pdf.addImage({ ...samples, space: spot }), box(0, 0, 900, 900));
	});
	expect(findSpotUses(drawing).map(({ plate, tint, overprint }) => [plate, tint, overprint])).toEqual([
		["FOLIE", 1, true],
		["FOLIE", 0.45, false],
		["FOLIE", undefined, false],
	]);
});

test("device colours that the printing condition does not know are found", async () => {
	const drawing = await drawnSquare(async (page, pdf) => {
		const samples = {
			encoding: "samples",
			width: 1,
			height: 1,
			components: 3,
			data: Uint8Array.of(1, 2, 3),
		} as const;
		page.image(await pdf.addImage({ ...samples, space: "device" }), box(0, 0, 900, 900));
		page.fill(square, { color: black });
	});
	expect(findForeignColors(drawing, 4).map(({ id }) => id)).toEqual([0]);
	expect(findForeignColors(drawing, 3).map(({ id }) => id)).toEqual([1]);
	expect(findConvertedColors(drawing).map(({ id }) => id)).toEqual([0]);
});

test("[6] a picture's resolution is that of its size on the page", async () => {
	const drawing = await drawnSquare(async (page, pdf) => {
		const data = new Uint8Array(300 * 100);
		const samples = {
			encoding: "samples",
			width: 300,
			height: 100,
			components: 1,
			data,
			space: "device",
		} as const;
		const picture = await pdf.addImage(samples);
		page.image(picture, box(0, 0, 25_400, 25_400), { clip: box(0, 0, 9000, 8000) });
		page.save();
		page.transform([0, 0.5, -0.5, 0, 30_000, 0]);
		page.image(picture, box(0, 0, 25_400, 25_400));
		page.restore();
	});
	const [first, second] = imagePlacements(drawing);
	expect([first?.ppiX, first?.ppiY].map((value) => Math.round(value ?? 0))).toEqual([300, 100]);
	expect(first?.visible).toEqual([0, 0, 9000, 8000]);
	expect([second?.ppiX, second?.ppiY].map((value) => Math.round(value ?? 0))).toEqual([600, 200]);
	expect(second?.bounds).toEqual([17_300, 0, 30_000, 12_700]);
});

test("[6] black areas and broad lines that overprint are found, thin ones and other blacks are not", async () => {
	const overprint = true;
	const drawing = await drawnSquare((page) => {
		page.fill(boxPath(box(1000, 1000, 20_000, 700)), { color: black, overprint });
		page.fill(boxPath(box(1000, 2000, 20_000, 710)), { color: black, overprint });
		page.stroke("M0 0 L9000 9000", { color: black, overprint, width: 700 });
		page.stroke("M0 0 L9000 9000", { color: black, overprint, width: 710 });
		page.fill(square, { color: black });
		page.fill(square, { color: cmyk(10, 0, 0, 100), overprint });
	});
	expect(findOverprintingBlackAreas(drawing, pt(2)).map(({ id }) => id)).toEqual([1, 3]);
});
