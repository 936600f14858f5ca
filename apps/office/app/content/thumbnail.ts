import { isPictureAddress } from "@offizin/content";

/** Pixels; of a width that needs no signature. */
const EDGE = 319;

/** A size of the file for lists, of the image service; files that are no pictures have none. */
export function thumbnail(filename: string): string | undefined {
	if (!isPictureAddress(filename)) return undefined;
	return filename.endsWith(".svg") || isShopPicture(filename)
		? filename
		: `${filename}/m/fit-in/${EDGE}x${EDGE}`;
}

/** A picture that the shop draws itself, in a size that its address names. It is cropped nowhere. */
export const isShopPicture = (filename: string): boolean => filename.startsWith("/img/");
