import { err, ok, type Result } from "@offizin/base";

export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";
/** The container of a photo; what HEIF holds shows inside. */
export type PhotoKind = "jpeg" | "png" | "webp" | "heif";
export type PhotoKindError = "upload_empty" | "upload_other_format" | "upload_not_a_photo";

/** How many bytes from the start tell what a file is. */
export const KIND_BYTES = 16;

/** Pictures we do not take: GIF, TIFF, BMP, Photoshop, JPEG XL, JPEG 2000. */
const otherFormats = [
	...["GIF8", "II*\0", "MM\0*", "BM", "8BPS", "\xff\x0a"],
	...["\0\0\0\x0cJXL ", "\0\0\0\x0cjP  "],
];
const heifBrands = [
	"heic",
	"heix",
	"hevc",
	"hevx",
	"heim",
	"heis",
	"hevm",
	"mif1",
	"mif2",
	"msf1",
	"avif",
	"avis",
];

/** What a file is by its first bytes; names and declared types are not believed. */
export function photoKind(start: Uint8Array): Result<PhotoKind, PhotoKindError> {
	const text = Buffer.from(start).toString("latin1");
	if (text.length === 0) return err("upload_empty");
	if (text.startsWith("\xff\xd8\xff")) return ok("jpeg");
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return ok("png");
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return ok("webp");
	const brand = text.slice(4, 8) === "ftyp" ? text.slice(8, 12) : "";
	if (heifBrands.includes(brand)) return ok("heif");
	if (otherFormats.some((magic) => text.startsWith(magic))) return err("upload_other_format");
	return err("upload_not_a_photo");
}
