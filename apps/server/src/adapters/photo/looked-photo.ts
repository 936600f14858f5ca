import { invariant } from "@offizin/base";
import type { PhotoLook } from "@offizin/design";
import type { ColorProfile } from "./color-profile.ts";
import { QUALITY } from "./make-renditions.ts";
import { screenPhoto } from "./screen-photo.ts";

/** A photo to be seen with a look as it is printed. */
export interface LookedPhoto {
	/** Its rendition without a proof: a file of the local disk. */
	readonly path: string;
	/** Key of the profile that prints it. */
	readonly profile: string;
	readonly look: PhotoLook;
}

/** First the look, then the press, as in the print file: over the proof it is off by ΔE00 5 on average in vivid photos. */
export async function lookedPhoto(
	{ path, look }: Pick<LookedPhoto, "path" | "look">,
	press: ColorProfile,
): Promise<Uint8Array> {
	const shown = await screenPhoto(path, { edge: Number.POSITIVE_INFINITY, quality: QUALITY, look }, press);
	invariant(shown.ok, `rendition ${path} can be read`);
	return shown.value;
}
