import { MAX_EXIF_BYTES, MAX_METADATA_BYTES, MAX_PROFILE_BYTES } from "../upload-limits.ts";

/** What a photo file says besides its pixels; each answers whether it is still within its limit. */
export interface MetadataBudget {
	/** Bytes of text, previews and the like. */
	take(bytes: number): boolean;
	takeExif(bytes: number): boolean;
	takeProfile(bytes: number): boolean;
	/** Of text. */
	left(): number;
}

/** A fresh budget for one file. */
export function metadataBudget(): MetadataBudget {
	let [metadata, profile] = [0, 0];
	const take = (bytes: number) => {
		metadata += bytes;
		return metadata <= MAX_METADATA_BYTES;
	};
	return {
		take,
		takeExif: (bytes) => take(bytes) && bytes <= MAX_EXIF_BYTES,
		takeProfile(bytes) {
			profile += bytes;
			return profile <= MAX_PROFILE_BYTES;
		},
		left: () => MAX_METADATA_BYTES - metadata,
	};
}
