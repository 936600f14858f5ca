import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codedItem, property, u32, type WrittenItem, writeHeif } from "../../../../testing/heif-files.ts";
import { gridHeif, heicFile, heifPhotos } from "../../../../testing/heif-photos.ts";
import { walkPhoto } from "../walk-photo.ts";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-heif-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function walk(file: Uint8Array) {
	const path = join(folder, "photo");
	writeFileSync(path, file);
	return walkPhoto(path);
}

const coded = codedItem(heicFile("quarters"));
const ispe = (width: number, height: number) => property("ispe", u32(0, width, height));
const sized = (width: number, height: number): WrittenItem => ({
	...coded,
	properties: [...coded.properties.filter(({ type }) => type !== "ispe"), ispe(width, height)],
});
const dressed = (...more: ReturnType<typeof property>[]): WrittenItem => ({
	...coded,
	properties: [...coded.properties.filter(({ type }) => type !== "colr"), ...more],
});
const heic = (...items: WrittenItem[]) => writeHeif({ brand: "heic", items });
const text = (content: string) => Buffer.from(content, "latin1");

test.each(heifPhotos)("%s passes", async (name, make) => {
	const walked = await walk(await make());
	expect(walked).toMatchObject({
		ok: true,
		value: {
			format: name.startsWith("AVIF") ? "avif" : "heic",
			channels: 3,
			bitDepth: name.includes("10") ? 10 : 8,
		},
	});
});

test("AVIF with transparency and a lot of metadata passes", async () => {
	const pixels = { create: { width: 300, height: 200, channels: 4, background: "#12345680" } } as const;
	const picture = sharp(pixels)
		.withExif({ IFD0: { Artist: "Änne" } })
		.withXmp("<x/>")
		.withIccProfile("p3");
	expect(await walk(await picture.avif({ effort: 0 }).toBuffer())).toMatchObject({
		ok: true,
		value: { width: 300, height: 200, format: "avif", channels: 4 },
	});
});

test.each<[string, string, () => Uint8Array]>([
	["a file that ends in its pixels", "upload_damaged", () => heicFile("quarters").subarray(0, -10)],
	["a file that ends in its boxes", "upload_damaged", () => heicFile("quarters").subarray(0, 120)],
	["the first bytes of a file", "upload_damaged", () => text("\0\0\0\x18ftypheic\0\0\0\0")],
	[
		"a film",
		"upload_animated",
		() => writeHeif({ brand: "heic", items: [coded], others: [property("moov", Buffer.alloc(100))] }),
	],
	["a picture of 300 megapixels", "upload_too_many_pixels", () => heic(sized(20_000, 15_000))],
	["a thread", "upload_edge_too_long", () => heic(sized(100_000, 200))],
	["a picture that decoders hold several times", "upload_too_heavy", () => heic(sized(12_000, 9_900))],
	[
		"a small grid of tiles of 64 gigapixels",
		"upload_too_many_pixels",
		() => gridHeif(Array.from({ length: 4096 / 4 }, () => sized(8000, 8000))),
	],
	[
		"a grid with fewer tiles than it says",
		"upload_damaged",
		() => {
			const file = gridHeif([coded, coded, coded, coded]);
			file.writeUInt16BE(0x0909, file.indexOf(Buffer.from([0, 0, 1, 1, 1, 0, 0, 192])) + 2);
			return file;
		},
	],
	[
		"a grid larger than its tiles",
		"upload_damaged",
		() => gridHeif([coded, coded, coded, coded], { width: 900, height: 900 }),
	],
	[
		"a grid of grids",
		"upload_heic",
		() =>
			gridHeif(
				Array.from({ length: 4 }, () => ({
					type: "grid",
					properties: [ispe(128, 96)],
					data: Buffer.alloc(8),
				})),
			),
	],
	["a picture laid over others", "upload_heic", () => heic({ ...coded, type: "iovl" })],
	["a codec that comes later", "upload_heic", () => heic({ ...coded, type: "vvc1" })],
	[
		"an item that is the whole file, three thousand times",
		"upload_damaged",
		() => heic({ type: "hvc1", properties: coded.properties, place: { at: 0, length: 2000, times: 3000 } }),
	],
	[
		"a thousand items that are all the same bytes",
		"upload_damaged",
		() =>
			heic(
				coded,
				...Array.from({ length: 1000 }, () => ({ type: "mime", place: { at: 0, length: 900, times: 1 } })),
			),
	],
	[
		"an item beyond the file",
		"upload_damaged",
		() =>
			heic({ type: "hvc1", properties: coded.properties, place: { at: 0x7fffffff, length: 10, times: 1 } }),
	],
	[
		"more items than a photo has",
		"upload_damaged",
		() => heic(coded, ...Array.from({ length: 5000 }, () => ({ type: "mime" }))),
	],
	[
		"EXIF of 2 MB",
		"upload_metadata_too_large",
		() => heic(coded, { type: "Exif", data: Buffer.alloc(2_000_000) }),
	],
	[
		"XMP of 30 MB",
		"upload_metadata_too_large",
		() => heic(coded, { type: "mime", data: Buffer.alloc(30_000_000) }),
	],
	[
		"a profile of 10 MB",
		"upload_metadata_too_large",
		() => heic(dressed(property("colr", text("prof"), Buffer.alloc(10_000_000)))),
	],
	[
		"a picture for HDR screens",
		"upload_hdr",
		() => heic(dressed(property("colr", text("nclx"), Buffer.from([0, 9, 0, 16, 0, 9, 0x80])))),
	],
	["a picture without a size", "upload_damaged", () => heic({ ...coded, properties: [] })],
])("%s is refused before a decoder sees it", async (_name, code, make) => {
	expect(await walk(make())).toEqual({ ok: false, error: code });
});

test("transparency of another size counts", async () => {
	const alpha = { ...sized(11_000, 10_900) };
	const kind = property("auxC", u32(0), text("urn:mpeg:hevc:2015:auxid:1\0"));
	const items = [sized(5000, 4000), { ...alpha, properties: [...(alpha.properties ?? []), kind] }];
	const file = writeHeif({ brand: "heic", items, references: [["auxl", 2, 1]] });
	expect(await walk(file)).toEqual({ ok: false, error: "upload_too_heavy" });
});

test("whatever becomes of a file on its way, walking it ends with an answer", async () => {
	const files = await Promise.all(heifPhotos.map(([, make]) => make()));
	const change = fc.record({ at: fc.nat(), value: fc.nat(255), length: fc.nat(8) });
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...files), fc.array(change, { maxLength: 6 }), async (file, changes) => {
			const mutated = Buffer.from(file);
			for (const { at, value, length } of changes)
				mutated.subarray(at % 900, (at % 900) + length).fill(value);
			const walked = await walk(mutated);
			expect(walked.ok ? walked.value.width : walked.error).toBeTruthy();
		}),
		{ numRuns: 300 },
	);
});
