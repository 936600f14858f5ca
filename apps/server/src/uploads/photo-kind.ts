import { err, ok, type Result } from "@offizin/base";

export type PhotoFormat = "jpeg" | "png" | "webp";
export type PhotoKindError = "upload_heic" | "upload_not_a_photo";

/** How many bytes from the start tell what a file is. */
export const KIND_BYTES = 16;

const heicBrands = ["heic", "heix", "hevc", "heim", "heis", "hevm", "mif1", "msf1"];

/** What a file is by its first bytes; names and declared types are not believed. */
export function photoKind(start: Uint8Array): Result<PhotoFormat, PhotoKindError> {
	const text = Buffer.from(start).toString("latin1");
	if (text.startsWith("\xff\xd8\xff")) return ok("jpeg");
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return ok("png");
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return ok("webp");
	if (text.slice(4, 8) === "ftyp" && heicBrands.includes(text.slice(8, 12))) return err("upload_heic");
	return err("upload_not_a_photo");
}
