import { createHmac, timingSafeEqual } from "node:crypto";
import { formatImagePath, type ImageOptions, isListedSize } from "@offizin/content";

/** What opens a size that is in no list: 256 bits over the one address of the picture, base64url. */
function signatureOf(secret: string, path: string): string {
	return createHmac("sha256", secret).update(`image:${path}`).digest("base64url");
}

/** The path of a picture that anybody may have made, whatever its size; `file` is the path of its asset. */
export function signedImagePath(secret: string, file: string, options: ImageOptions): string {
	const path = `${file}/m/${formatImagePath(options)}`;
	return `${path}?s=${signatureOf(secret, path)}`;
}

/** The same, signed only where its size is in no list. */
export function openImagePath(secret: string, file: string, options: ImageOptions): string {
	return isListedSize(options)
		? `${file}/m/${formatImagePath(options)}`
		: signedImagePath(secret, file, options);
}

interface SignedImage {
	readonly file: string;
	readonly options: ImageOptions;
	/** As it was given. */
	readonly signature: string | undefined;
}

export function isSignedImage(secret: string, { file, options, signature = "" }: SignedImage): boolean {
	const given = Buffer.from(signature);
	const right = Buffer.from(signatureOf(secret, `${file}/m/${formatImagePath(options)}`));
	return given.length === right.length && timingSafeEqual(given, right);
}
