import type { ImageFormat, ImageOptions } from "./image-options.ts";

/**
 * Pixels. Up to here AVIF is worth its making: fewer bytes than WebP, or less error in as many, for three to five times its
 * processor time (decision 052).
 */
export const LARGEST_AVIF = 2_000_000;

export type OriginalFormat = ImageFormat | "gif" | "heic";

interface Choice {
	readonly asked: ImageOptions["format"];
	/** The Accept header of the reader. */
	readonly accept: string;
	readonly original: OriginalFormat;
	/** Of the picture that is made. */
	readonly pixels: number;
}

/** The format that was asked for, else the smallest that the reader takes, else that of the original. */
export function chooseImageFormat({ asked, accept, original, pixels }: Choice): ImageFormat {
	if (asked) return asked;
	if (takes(accept, "image/avif") && pixels <= LARGEST_AVIF) return "avif";
	if (takes(accept, "image/webp")) return "webp";
	if (original === "gif") return "png";
	return original === "heic" ? "jpeg" : original;
}

/** Whether a type is named, and not with a weight of nothing; browsers that take a format name it. */
function takes(accept: string, type: string): boolean {
	const [, parameters = "q=0"] =
		accept
			.split(",")
			.map((part) => part.split(";").map((piece) => piece.trim()))
			.map(([name = "", ...rest]) => [name.toLowerCase(), rest.join(";")] as const)
			.find(([name]) => name === type) ?? [];
	return !/(?:^|;)q=0(?:\.0*)?(?:;|$)/.test(parameters);
}
