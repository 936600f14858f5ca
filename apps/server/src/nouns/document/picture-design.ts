import { readFile } from "node:fs/promises";
import {
	type DesignDocument,
	lookName,
	type PhotoItem,
	type PhotoLink,
	type PhotoSource,
} from "@offizin/design";
import sharp from "sharp";
import type { Fonts } from "../../adapters/fonts/fonts.ts";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import { lookedPhoto } from "../../adapters/photo/looked-photo.ts";
import { inkColorsOf } from "../../adapters/profiles/ink-colors.ts";
import { pageSvg, renderSvg } from "./page-picture.ts";
import { withWatermark } from "./watermark.ts";

export const pictureFormats = ["svg", "png", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A page of a design to be pictured as its owner would hold it in hand. */
export interface DesignPicture {
	readonly document: DesignDocument;
	/** Key of the profile that prints it. */
	readonly profile: string;
	readonly page: string;
	/** Pixels; an SVG has none. */
	readonly width: number;
	/** Stands slantwise over all of it. */
	readonly mark?: string;
	/** Renditions of each photo of the owner, as printed and as it came: files of the local disk. */
	readonly photos: readonly { readonly upload: string; readonly path: string; readonly plain: string }[];
}

/** The page with the owner's photos inside it. */
export async function pictureDesign(
	{ document, page, width, photos, mark, format }: DesignPicture & { readonly format: PictureFormat },
	fonts: Fonts,
	press: ColorProfile,
): Promise<Uint8Array> {
	const links = new Map<string, string>();
	for (const element of document.pages.find(({ key }) => key === page)?.elements ?? []) {
		if (element.type !== "photo" || !element.photo) continue;
		const source = { ...element.photo, look: element.look };
		const photo = photos.find(({ upload }) => upload === source.upload);
		const name = nameOf(source);
		if (!photo || links.has(name)) continue;
		const { look } = source;
		links.set(
			name,
			dataUrl(look ? await lookedPhoto({ path: photo.plain, look }, press) : await readFile(photo.path)),
		);
	}
	const photoHref = (source: NonNullable<PhotoItem["source"]>) =>
		"upload" in source ? linkOf(links, source) : null;
	const colors = await inkColorsOf(document, press);
	const plain = pageSvg({ document, page, colors, samples: false, photoHref }, fonts);
	const svg = mark === undefined ? plain : withWatermark(plain, mark, fonts);
	if (format === "svg") return new TextEncoder().encode(svg);
	return encode(await renderSvg(svg, width), format);
}

function linkOf(links: ReadonlyMap<string, string>, source: PhotoSource): PhotoLink | null {
	const href = links.get(nameOf(source));
	return href ? { href, width: source.width, height: source.height, hasLook: true } : null;
}

function nameOf({
	upload,
	look,
}: Pick<PhotoSource, "upload"> & { readonly look?: PhotoSource["look"] | undefined }): string {
	return look ? `${upload} ${lookName(look)}` : upload;
}

function dataUrl(jpeg: Uint8Array): string {
	return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
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
