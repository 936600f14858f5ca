import type { ImageFormat } from "@offizin/content";
import type { Sharp } from "sharp";

/** Of WebP: more takes longer for no fewer bytes. */
const WEBP_EFFORT = 3;
/** Of AVIF: more takes six times as long for a tenth of the bytes. */
const AVIF_EFFORT = 2;
/** AVIF is as near to its original as WebP at a lower number (measured on three photographs). */
const AVIF_SHARE = 0.8;

export interface Encoding {
	readonly format: ImageFormat;
	/** 0–100, as WebP counts. */
	readonly quality: number;
}

/** The picture as a file for browsers; what is transparent is white where a format has no transparency. */
export function encodeImage(picture: Sharp, { format, quality }: Encoding): Sharp {
	switch (format) {
		case "webp":
			return picture.webp({ quality: atLeastOne(quality), effort: WEBP_EFFORT });
		case "avif":
			return picture.avif({ quality: atLeastOne(Math.round(quality * AVIF_SHARE)), effort: AVIF_EFFORT });
		case "jpeg":
			return picture
				.flatten({ background: "#ffffff" })
				.jpeg({ quality: atLeastOne(quality), progressive: true });
		case "png":
			return picture.png();
	}
}

const atLeastOne = (quality: number) => Math.max(1, quality);
