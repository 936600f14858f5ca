import { box, mm } from "@offizin/units";
import { boxPath, type Content, cmyk, createContent, type PdfWriter, readFont } from "../../index.ts";
import { fontBytes, must } from "../../testing/sample-files.ts";
import { shapeLine } from "../../testing/shape-line.ts";

/** Tints in percent of the pictures on the page, two rows of two pixels. */
export const GREY_INKS = [0, 40, 70, 100];
export const FOIL_TINTS = [100, 0, 50, 20];
export const CMYK_INKS = [
	[100, 0, 0, 20],
	[0, 60, 0, 0],
	[0, 0, 80, 0],
	[30, 30, 30, 30],
];

const sample = (percent: number) => Math.round((percent / 100) * 255);
const pixels = { encoding: "samples", width: 2, height: 2 } as const;

/** A page on which knock-out, overprint, tints, clips, forms, strokes, text and pictures meet each other. */
export async function drawPressPage(page: Content, pdf: PdfWriter): Promise<void> {
	const gold = pdf.spot("GOLD-heiß", { c: 10, m: 30, y: 80, k: 0 });
	const foil = (tint: number) => ({ kind: "spot", spot: gold, tint }) as const;
	page.fill(boxPath(box(2000, 2000, 36_000, 16_000)), { color: cmyk(20, 40, 60, 10) });
	page.fill(boxPath(box(4000, 4000, 6000, 5000)), { color: cmyk(0, 80, 0, 0) });
	page.fill(boxPath(box(11_000, 4000, 6000, 5000)), { color: cmyk(0, 80, 0, 0), overprint: true });
	page.fill(boxPath(box(18_000, 4000, 6000, 5000)), { color: foil(100) });
	page.fill(boxPath(box(25_000, 4000, 6000, 5000)), { color: foil(60), overprint: true });
	page.fill(boxPath(box(20_000, 5500, 9000, 2000)), { color: cmyk(0, 0, 0, 0) });
	page.fill(boxPath(box(20_000, 7800, 9000, 800)), { color: cmyk(0, 0, 0, 100), overprint: true });

	page.stroke("M4000 12000 L16000 12000", { color: foil(100), overprint: true, width: 900, cap: "round" });
	page.stroke("M4000 14500 L10000 17000 L16000 14500", {
		color: cmyk(0, 0, 0, 100),
		width: 1200,
		join: "round",
	});
	page.save();
	page.transform([2, 0, 0, 0.5, 18_000, 11_000]);
	page.stroke("M1000 2000 L5000 2000 L5000 10000", { color: cmyk(90, 0, 0, 0), width: 1000 });
	page.restore();

	page.save();
	page.clip(
		"M6000 20000 L16000 20000 L16000 30000 L6000 30000 Z M8000 22000 L14000 22000 L14000 28000 L8000 28000 Z",
		"evenodd",
	);
	page.clip("M4000 20000 C10000 18000 12000 32000 18000 30000 L4000 30000 Z");
	page.fill(boxPath(box(0, 19_000, 20_000, 20_000)), { color: cmyk(70, 0, 30, 0) });
	page.restore();

	const star = createContent();
	star.fill("M2000 0 L3200 4000 L0 1500 L4000 1500 L800 4000 Z", { color: cmyk(0, 100, 100, 0) }, "evenodd");
	star.fill(boxPath(box(3500, 3000, 2000, 2000)), { color: cmyk(0, 0, 0, 50) });
	const form = await pdf.addForm({ width: mm(4), height: mm(4) }, star);
	page.form(form, { x: mm(5), y: mm(32) });
	page.save();
	page.transform([0.8, 0.6, -0.6, 0.8, 14_000, 31_000]);
	page.form(form);
	page.restore();

	page.fill(boxPath(box(20_000, 20_000, 18_000, 10_000)), { color: foil(30) });
	const grey = Uint8Array.from(GREY_INKS, (ink) => 255 - sample(ink));
	const process = Uint8Array.from(CMYK_INKS.flat(), sample);
	const tints = Uint8Array.from(FOIL_TINTS, sample);
	const [greyPicture, cmykPicture, foilPicture] = [
		await pdf.addImage({ ...pixels, components: 1, data: grey, space: "device" }),
		await pdf.addImage({ ...pixels, components: 4, data: process, space: "device" }),
		await pdf.addImage({ ...pixels, components: 1, data: tints, space: gold }),
	];
	page.image(greyPicture, box(21_000, 21_000, 4000, 4000));
	page.image(cmykPicture, box(26_000, 21_000, 4000, 4000), { overprint: true });
	page.image(foilPicture, box(31_000, 21_000, 4000, 6000), { clip: box(31_000, 21_000, 6000, 4000) });
	page.image(foilPicture, box(26_000, 26_000, 4000, 3000), { overprint: true });

	const ttf = fontBytes("ebGaramond");
	const font = pdf.font(must(readFont(ttf)));
	const line = { text: "Zoë Åström", size: 4500, x: 18_500, y: 35_000 };
	page.glyphs(
		{ font, size: 4500, glyphs: shapeLine(ttf, line) },
		{ color: cmyk(0, 0, 0, 100), overprint: true },
	);
	const small = { text: "fi Ñ ž", size: 3000, x: 20_500, y: 29_500 };
	page.glyphs({ font, size: 3000, glyphs: shapeLine(ttf, small) }, { color: cmyk(0, 0, 0, 0) });
}
