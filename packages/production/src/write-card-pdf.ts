import { invariant } from "@offizin/base";
import type { CardFormat, Refinement } from "@offizin/catalog";
import type { DesignDocument, PhotoItem } from "@offizin/design";
import {
	boxPath,
	createContent,
	createPdf,
	type Deflate,
	type IccProfile,
	type PdfImage,
	type PdfSink,
	type PdfWriter,
} from "@offizin/pdf";
import type { Shaper } from "@offizin/text";
import { box, type Um } from "@offizin/units";
import { layOutSheet, type SheetPage } from "./card-sheet.ts";
import { drawItems } from "./draw-items.ts";
import type { PrintProfile } from "./print-profile.ts";
import type { PrintResources } from "./print-resources.ts";

export interface CardJob {
	readonly document: DesignDocument;
	readonly format: CardFormat;
	readonly refinement: Refinement;
	readonly title: string;
	/** Time of the order, ISO: the same job makes the same bytes whenever it runs. */
	readonly createdAt: string;
	/** 16 bytes that name the job. */
	readonly documentId: Uint8Array;
}

export interface CardPress {
	readonly profile: PrintProfile;
	readonly icc: IccProfile;
	readonly shaper: Shaper;
	readonly resources: PrintResources;
	readonly deflate: Deflate;
}

/** Writes the print file of a card: one PDF page per side of the flat sheet, with trim and bleed. Returns the sides. */
export async function writeCardPdf(sink: PdfSink, job: CardJob, press: CardPress): Promise<SheetPage[]> {
	const { profile } = press;
	const sheet = layOutSheet(job.document, job.format, { refinement: job.refinement, shaper: press.shaper });
	const pdf = await createPdf(sink, {
		title: job.title,
		creator: "Offizin",
		producer: "Offizin",
		createdAt: job.createdAt,
		documentId: job.documentId,
		deflate: press.deflate,
		outputIntent: { profile: press.icc, condition: profile.condition, info: profile.iccFile },
	});
	for (const page of sheet) await writeSide(pdf, page, press);
	await pdf.end();
	return sheet;
}

async function writeSide(pdf: PdfWriter, { side, pages }: SheetPage, press: CardPress): Promise<void> {
	const { bleed } = press.profile;
	const images = await writePhotos(pdf, pages, press.resources);
	const content = createContent();
	for (const { list, x, y, clip } of pages) {
		content.save();
		content.transform([1, 0, 0, 1, bleed + x, bleed + y]);
		content.clip(boxPath(clip));
		drawItems(content, list.items, { pdf, profile: press.profile, resources: press.resources, images });
		content.restore();
	}
	const size = { width: (side.size.width + 2 * bleed) as Um, height: (side.size.height + 2 * bleed) as Um };
	await pdf.addPage(
		{
			size,
			trim: box(bleed, bleed, side.size.width, side.size.height),
			bleed: box(0, 0, size.width, size.height),
		},
		content,
	);
}

/** Photos are written before the page that shows them, one at a time, so that only one is in memory. */
async function writePhotos(
	pdf: PdfWriter,
	pages: SheetPage["pages"],
	resources: PrintResources,
): Promise<Map<PhotoItem, PdfImage>> {
	const images = new Map<PhotoItem, PdfImage>();
	for (const item of pages.flatMap(({ list }) => list.items)) {
		if (item.kind !== "photo") continue;
		const { source } = item;
		invariant(source && "upload" in source, `slot ${item.element} holds a real photo before printing`);
		const photo = await resources.photo(source);
		const image = await pdf.addImage({
			encoding: "jpeg",
			info: photo.info,
			data: photo.data,
			space: "device",
		});
		images.set(item, image);
	}
	return images;
}
