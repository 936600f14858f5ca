import { invariant } from "@offizin/base";
import {
	type Archive,
	createContent,
	createPdf,
	type Deflate,
	type PdfImage,
	type PdfSink,
	type PdfWriter,
	type RgbSpace,
	readFont,
	readJpeg,
	srgbProfile,
} from "@offizin/pdf";
import type { FontId, Shaper } from "@offizin/text";
import type { Desk } from "./desk.ts";
import { drawNotes, drawSums } from "./draw-end.ts";
import { drawFrames, drawHead } from "./draw-head.ts";
import { drawTable } from "./draw-table.ts";
import type { Letter, Look } from "./letter.ts";
import { paper, plan, wholePage } from "./page-plan.ts";
import { createTypeSetter } from "./type-setter.ts";

/** What a letter is set with. */
export interface LetterPress {
	readonly sink: PdfSink;
	readonly deflate: Deflate;
	/** Has every font of the look. */
	readonly shaper: Shaper;
	/** Bytes of the TrueType files of the look. */
	readonly fonts: ReadonlyMap<FontId, Uint8Array>;
	readonly look: Look;
	/** ISO instant. */
	readonly createdAt: string;
	/** 16 bytes that name the file. */
	readonly documentId: Uint8Array;
	/** What belongs to it and travels in it. */
	readonly attached?: Pick<Archive, "attachments" | "schema">;
}

/** Writes a letter as PDF/A-3. The same letter makes the same bytes. */
export async function setLetter(letter: Letter, press: LetterPress): Promise<void> {
	const { look, shaper, createdAt, documentId, attached = { attachments: [] } } = press;
	const archive = {
		...{ profile: srgbProfile(), condition: "sRGB IEC61966-2.1", language: letter.language },
		...attached,
	};
	const pdf = await createPdf(press.sink, {
		...{ title: letter.title, creator: "Offizin", producer: "Offizin", createdAt, documentId },
		...{ deflate: press.deflate, archive },
	});
	const rgb = pdf.rgbSpace(srgbProfile());
	const programs = new Map([...press.fonts].map(([id, bytes]) => [id, programOf(id, bytes)]));
	const fontOf = (id: FontId) => {
		const program = programs.get(id);
		invariant(program, `the bytes of ${id} were passed`);
		return pdf.font(program);
	};
	const first = createContent();
	const desk: Desk = {
		...{ letter, look, pages: [first], page: first, y: plan.heading.y },
		type: createTypeSetter({ pdf, rgb, shaper, fontOf, look }),
		pictures: await picturesOf(letter, pdf, rgb),
		paint: ([r, g, b]) => ({ color: { kind: "rgb", space: rgb, r, g, b } }),
	};
	drawHead(desk);
	if (letter.table) drawTable(desk, letter.table);
	if (letter.sums.length > 0) drawSums(desk);
	drawNotes(desk);
	drawFrames(desk);
	for (const page of desk.pages) {
		await pdf.addPage({ size: paper, trim: wholePage, bleed: wholePage }, page);
	}
	await pdf.end();
}

function programOf(id: FontId, bytes: Uint8Array) {
	const font = readFont(bytes);
	invariant(font.ok, `${id} is a TrueType font`);
	return font.value;
}

async function picturesOf(letter: Letter, pdf: PdfWriter, rgb: RgbSpace): Promise<Desk["pictures"]> {
	const pictures = new Map<Uint8Array, { readonly image: PdfImage; readonly ratio: number }>();
	for (const { picture: data } of letter.table?.rows ?? []) {
		if (!data || pictures.has(data)) continue;
		const info = readJpeg(data);
		invariant(info.ok && info.value.components === 3, "a picture of a letter is a JPEG in RGB");
		const image = await pdf.addImage({ encoding: "jpeg", info: info.value, data, space: rgb });
		pictures.set(data, { image, ratio: info.value.width / info.value.height });
	}
	return pictures;
}
