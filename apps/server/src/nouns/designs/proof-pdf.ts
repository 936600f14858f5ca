import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { invariant, ok, type Result } from "@offizin/base";
import { createContent, createPdf, readJpeg } from "@offizin/pdf";
import { box, toMm } from "@offizin/units";
import { wordsOf } from "@offizin/words";
import type { RenderFailure } from "../rendering/renderer.ts";
import type { DesignRevision } from "./design-store.ts";
import { drawPage } from "./preview.ts";
import { shownPages } from "./shown-pages.ts";

/** Enough to read every word on paper of one's own, and too little to print cards from. */
const PPI = 120;
const MM_PER_INCH = 25.4;
const compress = promisify(deflate);

interface Reader {
	readonly client: string;
	readonly locale: string;
}

/**
 * All sides of a design in the size they will have, each under a watermark: to keep, to send to a mother, to read once
 * more. A picture of what is printed and no print file.
 */
export async function proofPdf(
	platform: Parameters<typeof drawPage>[0],
	design: DesignRevision,
	{ client, locale }: Reader,
): Promise<Result<Uint8Array, RenderFailure>> {
	const { id, revision, savedAt } = design;
	const { proof } = wordsOf(locale).document;
	const chunks: Uint8Array[] = [];
	const pdf = await createPdf(
		{
			async write(chunk) {
				chunks.push(Uint8Array.from(chunk));
			},
		},
		{
			title: proof,
			creator: "Offizin",
			producer: "Offizin",
			createdAt: `${savedAt.toISOString().slice(0, 19)}Z`,
			documentId: createHash("sha256").update(`${id} ${revision}`).digest().subarray(0, 16),
			deflate: (bytes) => compress(bytes),
		},
	);
	for (const { key, page } of shownPages(design)) {
		const { size } = page;
		const width = Math.round((toMm(size.width) / MM_PER_INCH) * PPI);
		const drawn = await drawPage(platform, design, { page: key, format: "jpeg", width, mark: proof, client });
		if (!drawn.ok) return drawn;
		const info = readJpeg(drawn.value);
		invariant(info.ok, "what was just encoded is a JPEG");
		const picture = await pdf.addImage({
			encoding: "jpeg",
			info: info.value,
			data: drawn.value,
			space: "device",
		});
		const sheet = box(0, 0, size.width, size.height);
		const content = createContent();
		content.image(picture, sheet);
		await pdf.addPage({ size, trim: sheet, bleed: sheet }, content);
	}
	await pdf.end();
	return ok(Uint8Array.from(Buffer.concat(chunks)));
}
