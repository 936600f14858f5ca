import type { PhotoSource } from "@offizin/design";
import type { PrintPhoto, PrintResources } from "@offizin/production";
import type { Size } from "@offizin/units";
import { FileRefused, readBounded } from "../../adapters/files/read-bounded.ts";
import { release } from "../../adapters/photo/photo-pixels.ts";
import type { LoadedProfile } from "../../adapters/profiles/profile-loader.ts";
import { cutPhoto } from "./cut-photo.ts";
import type { PhotoPress } from "./photo-press.ts";
import type { PrintProblem, PrintTask } from "./print-task.ts";
import { unreadableWords } from "./print-words.ts";

const UM_PER_INCH = 25_400;

/** Carries a problem with a photo out of the writer, which knows no problems but thrown ones. */
export class PhotoProblem extends Error {
	readonly problem: PrintProblem;

	constructor(problem: PrintProblem) {
		super(problem.code);
		this.problem = problem;
	}
}

/**
 * Cuts photos as the writer asks for them: one is in memory at a time, and gone when the next is asked for. Throws
 * `PhotoProblem`.
 */
export function photosForPrint(
	{ photos }: Pick<PrintTask, "photos">,
	loaded: LoadedProfile,
): PrintResources["photo"] {
	const paths = new Map(photos.map(({ upload, path }) => [upload, path]));
	const press = pressOf(loaded);
	const { maxPpi } = loaded.profile.photo;
	const pixels = (length: number) => Math.ceil((length / UM_PER_INCH) * maxPpi);

	let written: Uint8Array | undefined;

	return async (source: PhotoSource, size: Size): Promise<PrintPhoto> => {
		const { upload, look, opacity } = source;
		if (written) release(written);
		written = undefined;
		const path = paths.get(upload);
		if (path === undefined) throw new PhotoProblem({ code: "photo_missing", upload });
		const bytes = await photoBytes(upload, path);
		const cut = await cutPhoto(
			{
				bytes,
				placed: source,
				maxSize: { width: pixels(size.width), height: pixels(size.height) },
				...(look && { look }),
				...(opacity !== undefined && { opacity }),
			},
			press,
		);
		release(bytes);
		if (!cut.ok) throw new PhotoProblem({ code: "photo_unusable", upload, detail: cut.error });
		written = cut.value.data;
		return cut.value;
	};
}

/** What a profile takes photos in. */
export function pressOf({ profile, colors }: Pick<LoadedProfile, "profile" | "colors">): PhotoPress {
	const { color, photo } = profile;
	const { quality, passThrough, sharpen, maxPpi } = photo;
	return {
		...{ colors, quality, passThrough },
		...(color.policy === "cmyk" && { inkLimit: color.inkLimit }),
		...(sharpen && { sharpen: { ...sharpen, radius: (sharpen.radius / UM_PER_INCH) * maxPpi } }),
	};
}

/** A designer's TIFF of the most pixels we take has less. */
const MAX_BYTES = 512 * 2 ** 20;

async function photoBytes(upload: string, path: string): Promise<Uint8Array> {
	try {
		return await readBounded(path, MAX_BYTES);
	} catch (error) {
		if (!(error instanceof FileRefused)) throw error;
		throw new PhotoProblem({ code: "photo_unusable", upload, detail: unreadableWords(error) });
	}
}
