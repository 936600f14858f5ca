import { BoundedCache } from "@offizin/base";

/** Of a photo in so small a page: many are cut out of something larger. */
const PHOTO_SIDE = 640;
const KEPT_PHOTOS = 60;
const photos = new BoundedCache<string, Promise<string>>(KEPT_PHOTOS);

export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/**
 * An SVG document as a picture of so many pixels; answers a link that is to be given back. A picture fetches nothing, so its
 * photos, given by their links in it, are put into it.
 */
export async function pictureOf(svg: string, links: ReadonlySet<string>, size: PictureSize): Promise<string> {
	let whole = svg;
	for (const link of links) {
		// Of a photo that cannot be had nothing is seen on the large page either.
		const photo = await inlined(link).catch(() => "");
		whole = whole.replaceAll(`href="${link}"`, `href="${photo}"`);
	}
	const drawing = URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" }));
	try {
		return URL.createObjectURL(await drawn(await loaded(drawing), size, "image/png"));
	} finally {
		URL.revokeObjectURL(drawing);
	}
}

function inlined(link: string): Promise<string> {
	return photos.get(link, async () => {
		try {
			const photo = await loaded(link);
			const { naturalWidth: width, naturalHeight: height } = photo;
			const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height));
			// May have transparent parts.
			return await dataUrl(
				await drawn(photo, { width: width * scale, height: height * scale }, "image/webp"),
			);
		} catch (error) {
			photos.delete(link);
			throw error;
		}
	});
}

async function loaded(link: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = link;
	await image.decode();
	return image;
}

async function drawn(image: HTMLImageElement, size: PictureSize, type: string): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(size.width));
	canvas.height = Math.max(1, Math.round(size.height));
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("A canvas gave no picture."))), type);
	});
}

function dataUrl(blob: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});
}
