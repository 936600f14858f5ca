import { readFileSync } from "node:fs";
import { invariant } from "@offizin/base";
import type { HeifBox } from "../adapters/photo/inspection/heif/heif-boxes.ts";
import {
	displayP3,
	displayP3Numbers,
	inNumbersOf,
	type Quarters,
	quarters,
	type Rgb,
	rawPhoto,
} from "../adapters/photo/photo-fixtures.ts";
import { codedItem, property, u32, type WrittenItem, writeHeif } from "./heif-files.ts";

/** The quarters of every picture here, 256 × 192 pixels when it is upright. */
export const heifQuarters: Quarters = [
	[200, 40, 40],
	[60, 150, 70],
	[70, 90, 150],
	[220, 190, 150],
];
const [red, green, blue, sand] = heifQuarters;
const inP3 = (color: Rgb) => inNumbersOf(displayP3Numbers, color);

/** Made by `heif-enc` of libheif 1.15 from PNG files of `quarters`: sharp cannot write HEVC. */
export function heicFile(name: string): Buffer {
	return readFileSync(new URL(`./heic/${name}.heic`, import.meta.url));
}

async function avif(of: Quarters): Promise<Buffer> {
	return rawPhoto(quarters(of)).avif({ quality: 95, chromaSubsampling: "4:4:4", effort: 2 }).toBuffer();
}

/** The same picture with further properties; those of the same type are replaced. */
function dressed({ type, properties = [], data }: WrittenItem, ...more: readonly HeifBox[]): WrittenItem {
	const kept = properties.filter((one) => more.every(({ type }) => type !== one.type));
	return { type, properties: [...kept, ...more], ...(data && { data }) };
}

/** Its colours under another name: primaries and curve of Display P3, the rest as it was. */
function namedP3(item: WrittenItem): HeifBox {
	const known = item.properties?.find(({ type }) => type === "colr")?.content.subarray(8);
	return property(
		"colr",
		Buffer.from("nclx"),
		Buffer.from([0, 12, 0, 13]),
		known ?? Buffer.from([0, 6, 0x80]),
	);
}

export const turn = (times: number) => property("irot", Buffer.from([times]));
export const mirror = (axis: number) => property("imir", Buffer.from([axis]));
const profile = property("colr", Buffer.from("prof"), displayP3);

export function gridHeif(
	tiles: readonly WrittenItem[],
	size = { width: 256, height: 192 },
	...more: readonly HeifBox[]
): Buffer {
	const columns = Math.sqrt(tiles.length);
	invariant(Number.isInteger(columns), "as many rows as columns");
	const edges = Buffer.alloc(4);
	edges.writeUInt16BE(size.width, 0);
	edges.writeUInt16BE(size.height, 2);
	const grid: WrittenItem = {
		type: "grid",
		properties: [property("ispe", u32(0, size.width, size.height)), ...more],
		data: Buffer.concat([Buffer.from([0, 0, columns - 1, columns - 1]), edges]),
	};
	const numbers = tiles.map((_, at) => at + 2);
	return writeHeif({ brand: "heic", items: [grid, ...tiles], references: [["dimg", 1, ...numbers]] });
}

const heic = (...items: WrittenItem[]) => writeHeif({ brand: "heic", items });

/** Pictures that all show `heifQuarters`. */
export const heifPhotos: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
	["AVIF", () => avif(heifQuarters)],
	[
		"AVIF with a profile",
		async () => {
			const item = codedItem(await avif([inP3(red), inP3(green), inP3(blue), inP3(sand)]));
			return writeHeif({ brand: "avif", items: [dressed(item, profile)] });
		},
	],
	[
		"AVIF whose colours are named",
		async () => {
			const item = codedItem(await avif([inP3(red), inP3(green), inP3(blue), inP3(sand)]));
			return writeHeif({ brand: "avif", items: [dressed(item, namedP3(item))] });
		},
	],
	[
		"AVIF that is mirrored",
		async () => {
			const item = codedItem(await avif([green, red, sand, blue]));
			return writeHeif({ brand: "avif", items: [dressed(item, mirror(1))] });
		},
	],
	["HEIC", async () => heicFile("quarters")],
	["HEIC of 10 bits", async () => heicFile("quarters-10-bit")],
	["HEIC that is turned", async () => heic(dressed(codedItem(heicFile("turned")), turn(1)))],
	[
		"HEIC that is turned, with EXIF that says so too",
		async () => {
			const exif = Buffer.concat([
				u32(0),
				Buffer.from("49492a0008000000010012010300010000000600000000000000", "hex"),
			]);
			return writeHeif({
				brand: "heic",
				items: [dressed(codedItem(heicFile("turned")), turn(1)), { type: "Exif", data: exif }],
				references: [["cdsc", 2, 1]],
			});
		},
	],
	[
		"HEIC that is turned twice and mirrored",
		async () => heic(dressed(codedItem(heicFile("upside-down")), mirror(0))),
	],
	[
		"HEIC in tiles",
		async () => gridHeif(["red", "green", "blue", "sand"].map((name) => codedItem(heicFile(`tile-${name}`)))),
	],
	["HEIC with a profile", async () => heic(dressed(codedItem(heicFile("quarters-p3")), profile))],
	[
		"HEIC whose colours are named",
		async () => {
			const item = codedItem(heicFile("quarters-p3"));
			return heic(dressed(item, namedP3(item)));
		},
	],
];
