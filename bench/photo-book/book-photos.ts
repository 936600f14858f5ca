import { readFile } from "node:fs/promises";
import { realPhoto, type SampleName } from "../../tools/real-photo.ts";

export const BOOK = { pages: 120, photos: 150 } as const;

const samples: readonly SampleName[] = ["boats", "allium", "acanthus", "alps", "pastoral", "canyon"];

const DQT = Buffer.from([0xff, 0xdb]);
/** Of the finest detail in a table of 64, after marker, length and number. */
const LAST_STEP = 2 + 2 + 1 + 63;

/** Paths of the six pictures, made on first use. */
export async function drawBookPhotos(): Promise<readonly string[]> {
	const paths: string[] = [];
	for (const sample of samples) paths.push(await realPhoto({ sample }));
	return paths;
}

/**
 * The photo of a book: 4032 × 3024 pixels, as large as a phone's. There are six pictures, yet no two photos of a book
 * have the same bytes or pixels: the step of the finest detail is another one in each.
 */
export async function bookPhoto(paths: readonly string[], index: number): Promise<Uint8Array> {
	const path = paths[index % paths.length];
	if (path === undefined) throw new Error("A book needs pictures.");
	const file = await readFile(path);
	const step = file.indexOf(DQT) + LAST_STEP;
	file[step] = (file[step] ?? 0) + Math.floor(index / paths.length);
	return file;
}
