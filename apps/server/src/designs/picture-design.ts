import { readFile } from "node:fs/promises";
import type { CardConfiguration } from "@offizin/catalog";
import type { DesignDocument, InkColors, PhotoLink } from "@offizin/design";
import sharp from "sharp";
import type { Fonts } from "../fonts/fonts.ts";
import { pageSvg, renderSvg } from "../pictures/page-picture.ts";

export const pictureFormats = ["svg", "png", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A page of a design to be pictured as its owner would hold it in hand. */
export interface DesignPicture {
	readonly document: DesignDocument;
	readonly configuration: CardConfiguration;
	/** Key of the profile that prints it. */
	readonly profile: string;
	readonly page: string;
	/** Pixels; an SVG has none. */
	readonly width: number;
	/** A rendition of each photo of the owner: a file of the local disk. */
	readonly photos: readonly { readonly upload: string; readonly path: string }[];
}

/** The page with the owner's photos inside it. */
export async function pictureDesign(
	{
		document,
		configuration,
		page,
		width,
		photos,
		format,
	}: DesignPicture & { readonly format: PictureFormat },
	fonts: Fonts,
	colors: InkColors | undefined,
): Promise<Uint8Array> {
	const links = new Map<string, string>();
	for (const { upload, path } of photos) links.set(upload, await dataUrl(path));
	const photoHref = (source: { upload: string; width: number; height: number } | { sample: string }) =>
		"upload" in source ? linkOf(links, source) : null;
	const { paperType, refinementType: refinement, punching } = configuration;
	const stock = { paperType, refinement, punching, colors };
	const svg = pageSvg({ document, page, ...stock, samples: false, photoHref }, fonts);
	if (format === "svg") return new TextEncoder().encode(svg);
	return encode(await renderSvg(svg, width), format);
}

function linkOf(
	links: ReadonlyMap<string, string>,
	{ upload, width, height }: { upload: string; width: number; height: number },
): PhotoLink | null {
	const href = links.get(upload);
	return href ? { href, width, height } : null;
}

async function dataUrl(path: string): Promise<string> {
	return `data:image/jpeg;base64,${(await readFile(path)).toString("base64")}`;
}

function encode(png: Buffer, format: Exclude<PictureFormat, "svg">): Promise<Uint8Array> {
	const pixels = sharp(png);
	switch (format) {
		case "png":
			return pixels.png().toBuffer();
		case "webp":
			return pixels.webp({ quality: 85 }).toBuffer();
		case "jpeg":
			return pixels.flatten({ background: "#ffffff" }).jpeg({ quality: 88 }).toBuffer();
	}
}
