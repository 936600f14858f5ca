import { elementsOf } from "@offizin/design";
import sharp from "sharp";
import type { FileStore } from "../files/file-store.ts";
import { readRendition } from "../images/renditions.ts";
import { pageSvg, renderSvg } from "../pictures/page-picture.ts";
import type { Platform } from "../platform.ts";
import { findUploads } from "../uploads/upload-store.ts";
import type { DesignRevision } from "./design-store.ts";

export const previewFormats = ["svg", "png", "webp"] as const;
export type PreviewFormat = (typeof previewFormats)[number];

const WIDTH = 960;

/** A page of a design as its owner would hold it in hand; kept by revision, since a revision never changes. */
export async function designPreview(
	platform: Pick<Platform, "database" | "files" | "fonts">,
	design: DesignRevision,
	page: string,
	format: PreviewFormat,
): Promise<Uint8Array> {
	const { files } = platform;
	const key = previewKey(design, page, format);
	if (await files.exists(key)) return files.read(key);
	const svg = await previewSvg(platform, design, page);
	const bytes = format === "svg" ? new TextEncoder().encode(svg) : await raster(svg, format);
	await files.write(key, bytes);
	return bytes;
}

type RevisionName = Pick<DesignRevision, "id" | "revision">;

/** Where a preview lies in the file store. */
export function previewKey({ id, revision }: RevisionName, page: string, format: PreviewFormat): string {
	return `previews/${id}/${revision}-${page}.${format}`;
}

/** Removes every preview of a revision, as far as there are any. */
export async function removePreviews(
	files: FileStore,
	revision: RevisionName,
	pages: readonly string[],
): Promise<void> {
	for (const page of pages) {
		for (const format of previewFormats) await files.delete(previewKey(revision, page, format));
	}
}

async function raster(svg: string, format: "png" | "webp"): Promise<Uint8Array> {
	const pixels = sharp(await renderSvg(svg, WIDTH));
	return format === "png" ? pixels.png().toBuffer() : pixels.webp({ quality: 85 }).toBuffer();
}

/** The page as SVG with the owner's photos inside it. */
async function previewSvg(
	{ database, files, fonts }: Pick<Platform, "database" | "files" | "fonts">,
	{ document, configuration, owner }: DesignRevision,
	page: string,
): Promise<string> {
	const placed = elementsOf(document).flatMap((element) =>
		element.type === "photo" && element.photo ? [element.photo.upload] : [],
	);
	const uploads = await findUploads(database.db, placed, owner);
	const links = new Map<string, string>();
	for (const { id, sha256 } of uploads.values()) links.set(id, await dataUrl(files, sha256));
	return pageSvg(
		{
			document,
			page,
			paperType: configuration.paperType,
			refinement: configuration.refinementType,
			punching: configuration.punching,
			samples: false,
			photoHref(source) {
				const href = "upload" in source ? links.get(source.upload) : undefined;
				return href && "upload" in source ? { href, width: source.width, height: source.height } : null;
			},
		},
		fonts,
	);
}

async function dataUrl(files: FileStore, sha256: string): Promise<string> {
	const bytes = await readRendition(files, sha256, "screen");
	return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}
