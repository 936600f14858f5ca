import { err, ok, type Result } from "@offizin/base";
import type { PhotoHeader } from "../photo/read-header.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import type { WalkError } from "./photo-facts.ts";
import type { PhotoFormat } from "./photo-kind.ts";
import { MIN_EDGE } from "./upload-limits.ts";
import { walkPhoto } from "./walk-photo.ts";

export interface Photo {
	readonly format: PhotoFormat;
	/** Pixels of the upright photo (EXIF orientation applied). */
	readonly width: number;
	readonly height: number;
}

export type PhotoError = WalkError | "upload_too_small";

/** Reads a header somewhere else than here. */
export type ReadHeader = (path: string) => Promise<Result<PhotoHeader | undefined, RenderFailure>>;

/** Looks at a file without decoding it: its parts first, since reading the header of a hostile one can be too much. */
export async function inspectPhoto(
	path: string,
	readHeader: ReadHeader,
): Promise<Result<Photo, PhotoError | RenderFailure>> {
	const walked = await walkPhoto(path);
	if (!walked.ok) return walked;
	const { format } = walked.value;
	const read = await readHeader(path);
	if (!read.ok) return read;
	const header = read.value;
	if (!header || header.format !== format) return err("upload_damaged");
	const { width, height } = header;
	if (header.pictures > 1) return err("upload_animated");
	if (Math.min(width, height) < MIN_EDGE) return err("upload_too_small");
	return ok({ format, width, height });
}
