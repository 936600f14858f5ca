import { err, invariant, ok, type Result } from "@offizin/base";
import { isDesigned } from "@offizin/cart";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { type DesignRevision, findDesign } from "../designs/design-store.ts";
import { designPreview, drawDocument, drawPage, type PageOrder } from "../designs/preview.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { patternDocument } from "../templates/product-pattern.ts";
import type { StoredLine } from "./stored-line.ts";

/** The print data of a line have been removed, its pictures with them. */
export interface PrintDataRemoved {
	readonly code: "print_data_removed";
	readonly at: Date;
}

export type LinePreviewError = PrintDataRemoved | { readonly code: RenderFailure };

/** The frozen front page of a line as PNG, as the buyer saw it, while its print data are kept; undefined for what has none. */
export async function linePreview(
	platform: Platform,
	line: StoredLine,
	client: string,
): Promise<Result<Uint8Array, LinePreviewError> | undefined> {
	if (!isDesigned(line)) return undefined;
	const design = await designOfLine(platform, line);
	if (!design.ok) return design;
	const preview = await designPreview(platform, design.value, { page: "front", format: "png", client });
	return preview.ok ? preview : err({ code: preview.error });
}

/**
 * The same as a small JPEG, `width` pixels wide; undefined when the print data are gone, or too heavy to draw now and
 * ever. Throws when it cannot be drawn now.
 */
export async function smallLinePicture(
	platform: Platform,
	line: StoredLine,
	width: number,
): Promise<Uint8Array | undefined> {
	const picture = { page: "front", format: "jpeg", width, client: "mail" } as const;
	const drawn = await drawLine(platform, line, picture);
	if (!drawn || (!drawn.ok && drawn.error === "render_too_heavy")) return undefined;
	if (!drawn.ok) throw new Error(`line ${line.id}: ${drawn.error}`);
	return drawn.value;
}

async function drawLine(platform: Platform, line: StoredLine, picture: PageOrder) {
	if (line.item === "product") {
		const document = await patternDocument(platform.templates, line);
		return document && drawDocument(platform, document, picture);
	}
	if (!isDesigned(line)) return undefined;
	const design = await designOfLine(platform, line);
	return design.ok ? drawPage(platform, design.value, picture) : undefined;
}

type DesignedLine = Extract<StoredLine, { readonly item: "design" | "sample" }>;

async function designOfLine(
	platform: Platform,
	{ designId: id, revision, printDataRemovedAt: at }: DesignedLine,
): Promise<Result<DesignRevision, PrintDataRemoved>> {
	if (at) return err({ code: "print_data_removed", at });
	invariant(id && revision, "a line with print data names a design and its revision");
	const { db } = platform.database;
	const row = await db.selectFrom("design").select("owner").where("id", "=", id).executeTakeFirst();
	const design = row && (await findDesign(db, { id, owner: readOwner(row.owner), revision }));
	// A line holds its design: only one removed since the line was read has none.
	return design ? ok(design) : err({ code: "print_data_removed", at: platform.now() });
}
