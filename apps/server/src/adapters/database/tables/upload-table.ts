import type { StoredOwner } from "@offizin/accounts";
import type { PhotoFormat } from "../../photo/photo-kind.ts";
import type { Timestamp } from "../column.ts";

/** A photo somebody uploaded; the bytes lie in the file store under their hash. */
export interface UploadTable {
	/** 128 random bits, base64url. */
	id: string;
	owner: StoredOwner;
	sha256: string;
	format: PhotoFormat;
	/** Pixels of the upright photo. */
	width: number;
	height: number;
	bytes: number;
	/** Where the eye goes first, in shares of the upright photo; null where nobody has looked. */
	focus_x: number | null;
	focus_y: number | null;
	/** What it is known by and how sharp it is (likeness.ts); null where nobody has looked. */
	dhash: string | null;
	sharpness: number | null;
	/** Around what it shows, in its pixels; null where it shows something everywhere. */
	outline: string | null;
	/** Day, as its camera wrote it down. */
	taken_on: string | null;
	created_at: Timestamp;
}
