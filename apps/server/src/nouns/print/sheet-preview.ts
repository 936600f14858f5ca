import { invariant } from "@offizin/base";
import { lookName, type PhotoItem, type PhotoSource } from "@offizin/design";
import { type SheetPage, sheetBox, sheetToSvg } from "@offizin/production";
import type { Shaper } from "@offizin/text";
import { toMm, type Um } from "@offizin/units";
import sharp from "sharp";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import { screenPhoto } from "../../adapters/photo/screen-photo.ts";
import { renderSvg } from "../document/page-picture.ts";
import { pixelsPerMm } from "./picture-scale.ts";

/** Longest edge of a photo in a preview, in pixels. */
const PHOTO_EDGE = 2000;

interface PreviewContext {
	readonly shaper: Shaper;
	readonly bleed: Um;
	/** Colour of the paper, "#rrggbb". */
	readonly paper: string;
	/** What the photos are printed in: they are shown so. */
	readonly colors: ColorProfile;
	/** Path of the original of each photo by upload. */
	readonly photos: ReadonlyMap<string, string>;
}

/** A side of the sheet with its bleed as PNG, drawn from the lists that were printed. */
export async function sheetPreview(page: SheetPage, context: PreviewContext): Promise<Buffer> {
	const { shaper, bleed, paper } = context;
	const links = await previewLinks(page, context);
	const photoHref = (source: NonNullable<PhotoItem["source"]>) => {
		if (!("upload" in source)) return null;
		const href = links.get(nameOf(source));
		return href ? { href, width: source.width, height: source.height, hasLook: true as const } : null;
	};
	const svg = sheetToSvg(page, bleed, { shaper, photoHref, paper, idPrefix: page.side.key });
	const shown = sheetBox(page.side, bleed);
	return sharp(await renderSvg(svg, toMm(shown.width) * pixelsPerMm(shown)))
		.png()
		.toBuffer();
}

function nameOf({ upload, look }: PhotoSource): string {
	return look ? `${upload} ${lookName(look)}` : upload;
}

/** Small copies of the photos of one side with their looks, as data URLs. */
async function previewLinks(
	{ pages }: SheetPage,
	{ photos, colors }: PreviewContext,
): Promise<ReadonlyMap<string, string>> {
	const links = new Map<string, string>();
	for (const item of pages.flatMap(({ list }) => list.items)) {
		if (item.kind !== "photo" || !item.source || !("upload" in item.source)) continue;
		const { upload, look } = item.source;
		const [path, name] = [photos.get(upload), nameOf(item.source)];
		if (path !== undefined && !links.has(name)) links.set(name, await previewPhoto(path, look, colors));
	}
	return links;
}

/** The photo was cut for the file before, so it can be read. */
async function previewPhoto(path: string, look: PhotoSource["look"], colors: ColorProfile): Promise<string> {
	const small = await screenPhoto(path, { edge: PHOTO_EDGE, quality: 90, look }, colors);
	invariant(small.ok, `photo ${path} can be shown`);
	return `data:image/jpeg;base64,${small.value.toString("base64")}`;
}
