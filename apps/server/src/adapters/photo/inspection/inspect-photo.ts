import { err, ok, type Result } from "@offizin/base";
import type { PhotoFormat } from "../photo-kind.ts";
import { readHeader } from "../read-header.ts";
import { MIN_EDGE } from "../upload-limits.ts";
import type { WalkError } from "./photo-facts.ts";
import { walkPhoto } from "./walk-photo.ts";

export interface Photo {
	readonly format: PhotoFormat;
	/** Pixels of the upright photo (EXIF orientation applied). */
	readonly width: number;
	readonly height: number;
	/** Day it was taken on, by its camera; null where that says none. */
	readonly taken_on: string | null;
}

export type InspectionError = WalkError | "upload_too_small";

/**
 * Looks at a file without decoding it: its parts first, since reading the header of a hostile one can be too much. Takes
 * a second of processor for the worst, hence a render process does it.
 */
export async function inspectPhoto(path: string): Promise<Result<Photo, InspectionError>> {
	const walked = await walkPhoto(path);
	if (!walked.ok) return walked;
	const { format } = walked.value;
	const header = await readHeader(path, format);
	if (!header || header.format !== format) return err("upload_damaged");
	const { width, height, takenOn = walked.value.takenOn } = header;
	if (header.pictures > 1) return err("upload_animated");
	if (Math.min(width, height) < MIN_EDGE) return err("upload_too_small");
	return ok({ format, width, height, taken_on: takenOn ?? null });
}
