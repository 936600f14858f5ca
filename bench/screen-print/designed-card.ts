import { readFile } from "node:fs/promises";
import { cardFormat } from "@offizin/catalog";
import { applyCommands, type Command, type DesignDocument, elementsOf } from "@offizin/design";
import { layOutSheet, type SheetPage } from "@offizin/production";
import type { Template } from "@offizin/templates";
import sharp from "sharp";
import type { Press } from "../../apps/server/src/print/load-press.ts";
import { makePrintFiles } from "../../apps/server/src/print/make-print-files.ts";
import { realPhoto } from "../../tools/real-photo.ts";

/** The photo of the bench as the shopper uploaded it and as the server shows it on the canvas. */
export interface BenchPhoto {
	readonly original: Uint8Array;
	readonly width: number;
	readonly height: number;
	/** Data URL. */
	readonly screen: string;
}

const UPLOAD = "bench-photo";
const SCREEN_EDGE = 1600;

/** Screen picture as the server's renditions: 1,600 pixels, WebP. */
export async function loadBenchPhoto(): Promise<BenchPhoto> {
	const original = new Uint8Array(await readFile(await realPhoto({ orientation: 6 })));
	const { autoOrient: size } = await sharp(original).metadata();
	const webp = await sharp(original)
		.autoOrient()
		.resize(SCREEN_EDGE, SCREEN_EDGE, { fit: "inside" })
		.webp({ quality: 82 })
		.toBuffer();
	return { original, ...size, screen: `data:image/webp;base64,${webp.toString("base64")}` };
}

/** A template somebody has put a photo into, laid onto its sheet and made into its print file. */
export interface DesignedCard {
	readonly name: string;
	readonly document: DesignDocument;
	readonly sheet: readonly SheetPage[];
	readonly pdf: Uint8Array;
}

/** Takes the road of an order line: commands as the editor sends them, then the file of the print job. */
export async function designCard(template: Template, photo: BenchPhoto, press: Press): Promise<DesignedCard> {
	const document = withPhotos(template.document, photo);
	const format = cardFormat(document.formatType);
	if (!format) throw new Error(`${template.id}: there is no format ${document.formatType}`);
	const configuration = { ...template.defaultConfiguration, refinementType: "ohne" as const };
	const made = await makePrintFiles(
		{
			job: `bench-${template.id}`,
			order: "BENCH",
			channel: "papiervogel",
			placedAt: "2026-11-20T09:00:00.000Z",
			line: { id: "line", position: 1, name: template.name, quantity: 50, deliverBy: "2026-11-27" },
			design: { id: "design", revision: 1, configuration, document },
			photos: [{ upload: UPLOAD, bytes: photo.original }],
		},
		press,
	);
	if (!made.ok) throw new Error(`${template.id} cannot be printed: ${JSON.stringify(made.error)}`);
	const pdf = made.value.find(({ contentType }) => contentType === "application/pdf");
	if (!pdf) throw new Error(`${template.id}: the job made no PDF`);
	const sheet = layOutSheet(document, format, { refinement: "ohne", shaper: press.shaper });
	return { name: template.id, document, sheet, pdf: pdf.bytes };
}

function withPhotos(document: DesignDocument, photo: BenchPhoto): DesignDocument {
	const commands = elementsOf(document)
		.filter(({ type }) => type === "photo")
		.map(({ id }): Command => ({ type: "setPhoto", element: id, upload: UPLOAD }));
	const filled = applyCommands(document, commands, () => ({ width: photo.width, height: photo.height }));
	if (!filled.ok) throw new Error(`${document.template}: ${JSON.stringify(filled.error)}`);
	return filled.value;
}
