import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { coverCrop, type DesignDocument, type PhotoElement } from "@offizin/design";
import { bleedBox, type CardFormat, cardFormats } from "@offizin/formats";
import { designFor } from "@offizin/testkit";
import sharp from "sharp";
import { vividPhoto } from "../../apps/server/src/testing/photos.ts";
import type { TrialPhoto } from "./press.ts";

/** Photographs with colours that inks do not reach (THIRD_PARTY.md). */
const photographs = ["astronaut", "coffee", "rocket"];
const ENLARGED = 5;
const folderOfPhotographs = new URL("../../bench/screen-print/photos/", import.meta.url);

/** Vivid pictures as a shopper may bring them: photographed, and every hue of sRGB from full to dark. */
export async function vividPhotos(
	folder: string,
): Promise<readonly (TrialPhoto & { readonly name: string })[]> {
	const hues = join(folder, "hues.jpg");
	await writeFile(hues, await vividPhoto(1500, 1000));
	const paths = await Promise.all(photographs.map((name) => enlarged(name, folder)));
	return Promise.all(
		[...paths, hues].map(async (path, at) => {
			const { width, height } = await sharp(path).metadata();
			return { name: photographs[at] ?? "every hue", upload: "vivid-photo", width, height, path };
		}),
	);
}

/**
 * With the pixels of a photo from a phone. As small as it came, it would be compared how two programs enlarge it, which
 * says nothing of its colours.
 */
async function enlarged(name: string, folder: string): Promise<string> {
	const path = join(folder, `${name}.jpg`);
	const small = fileURLToPath(new URL(`${name}.jpg`, folderOfPhotographs));
	const { width } = await sharp(small).metadata();
	await sharp(small)
		.resize({ width: width * ENLARGED, kernel: "lanczos3" })
		.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
		.toFile(path);
	return path;
}

/** The smallest flat card: one page, no fold. */
export const photoFormat: CardFormat = smallestFlat();

function smallestFlat(): CardFormat {
	const area = ({ sides }: CardFormat) => (sides[0]?.size.width ?? 0) * (sides[0]?.size.height ?? 0);
	const [format] = cardFormats
		.filter(({ sides }) => sides.every(({ panels, die }) => panels.length === 1 && !die))
		.toSorted((one, other) => area(one) - area(other));
	if (!format) throw new Error("there is a flat card");
	return format;
}

/** A card whose first page is nothing but a photo, to the edge of the bleed: all of the side is photo area. */
export function photoPage(photo: TrialPhoto): DesignDocument {
	const document = designFor(photoFormat, photo);
	const [first] = photoFormat.pages;
	if (!first) throw new Error(`${photoFormat.key} has a page`);
	const box = bleedBox(first);
	const { upload, width, height } = photo;
	const element: PhotoElement = {
		...{ id: "photo", type: "photo", label: "Foto", box, rotation: 0, shape: "rect" },
		photo: { upload, width, height, crop: coverCrop(photo, box) },
	};
	const pages = document.pages.map((page) =>
		page.key === first.key ? { ...page, elements: [element] } : { ...page, elements: [] },
	);
	return { ...document, pages };
}
