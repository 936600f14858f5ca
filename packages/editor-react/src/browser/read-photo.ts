import type { PixelSize } from "@offizin/design";

/** A photo as this browser sees it: upright size and a picture small enough to be moved about smoothly. */
export interface LocalPicture extends PixelSize {
	readonly href: string;
}

const LONGEST_EDGE = 1800;

/** Null when the browser cannot show the file (HEIC in most of them, or no picture at all). */
export async function readPhoto(file: File): Promise<LocalPicture | null> {
	const original = URL.createObjectURL(file);
	const image = new Image();
	image.src = original;
	try {
		await image.decode();
	} catch {
		URL.revokeObjectURL(original);
		return null;
	}
	const { naturalWidth: width, naturalHeight: height } = image;
	const scale = LONGEST_EDGE / Math.max(width, height);
	if (scale >= 1) return { width, height, href: original };
	const smaller = await shrink(image, Math.round(width * scale), Math.round(height * scale));
	if (!smaller) return { width, height, href: original };
	URL.revokeObjectURL(original);
	return { width, height, href: URL.createObjectURL(smaller) };
}

function shrink(image: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
}
