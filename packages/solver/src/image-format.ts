import { err, ok, type Result } from "@offizin/base";

/** Width and height joined by an x (spec 3.9), whatever they count: pixels of a picture, centimetres of a print. */
export interface ImageFormat {
	readonly width: number;
	readonly height: number;
}

export interface ImageFormatError {
	readonly code: "image_format_invalid";
	readonly value: string;
}

const pattern = /^0*([1-9]\d{0,6})x0*([1-9]\d{0,6})$/;

/** Reads "640x480": two positive whole numbers (spec 5-2) of at most seven digits. */
export function parseImageFormat(value: string): Result<ImageFormat, ImageFormatError> {
	const [, width, height] = pattern.exec(value) ?? [];
	if (width === undefined || height === undefined) return err({ code: "image_format_invalid", value });
	return ok({ width: Number(width), height: Number(height) });
}

export function formatImageFormat({ width, height }: ImageFormat): string {
	return `${width}x${height}`;
}
