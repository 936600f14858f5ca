import { chooseImageFormat, type ImageFormat } from "@offizin/content";
import type { PictureName } from "../picture-making/picture-name.ts";

/**
 * The format of a picture of the shop for what a reader takes (its Accept header). Scenes are WebP: they are so soft that
 * AVIF has as many bytes, and setting one takes longer than coding it. Who names neither, as programs that read mails, gets
 * what everybody reads.
 */
export function pictureFormat({ kind }: PictureName, width: number, accept: string): ImageFormat {
	// Nearly all are about as high as wide.
	const pixels = kind === "scene" ? Number.POSITIVE_INFINITY : width * width;
	return chooseImageFormat({ asked: undefined, accept, original: "jpeg", pixels });
}
