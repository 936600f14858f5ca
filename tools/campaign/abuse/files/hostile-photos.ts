import { deflateSync } from "node:zlib";
import { codedItem, property, u32, writeHeif } from "../../../../apps/server/src/testing/heif-files.ts";
import { gridHeif, heicFile } from "../../../../apps/server/src/testing/heif-photos.ts";
import { jpeg, pngHeader } from "../../../../apps/server/src/testing/photos.ts";
import { deflateRun } from "./deflate-run.ts";
import { manyScans } from "./many-scans.ts";
import { blackPixels, pngChunk, pngHead, pngOf } from "./png-chunks.ts";

export interface HostilePhoto {
	readonly name: string;
	make(): Promise<Uint8Array<ArrayBuffer>>;
}

const SMALL = { width: 200, height: 200 } as const;
const small = () => [pngHead(SMALL), blackPixels(SMALL.width, SMALL.height)];
const mebibyte = 1 << 20;
/** Text of zeros would end before it begins. */
const LETTER = 0x61;
const text = (words: string) => Buffer.from(words, "latin1");

/** Files that take much more than they are, or are not what they say, each within the limit of an upload. */
export const hostilePhotos: readonly HostilePhoto[] = [
	{
		name: "PNG, 2,000 compressed texts of 7 MB",
		async make() {
			const packed = await deflateRun(7 * mebibyte, LETTER);
			const chunk = pngChunk("zTXt", Buffer.concat([text("Comment\0\0"), packed]));
			const [head = Buffer.alloc(0), pixels = Buffer.alloc(0)] = small();
			return pngOf(head, ...Array.from({ length: 2000 }, () => chunk), pixels);
		},
	},
	{
		name: "PNG, 200 international texts of 60 MB",
		async make() {
			const packed = await deflateRun(60 * mebibyte, LETTER);
			const chunk = pngChunk("iTXt", Buffer.concat([text("Comment\0\x01\0\0\0"), packed]));
			const [head = Buffer.alloc(0), pixels = Buffer.alloc(0)] = small();
			return pngOf(head, ...Array.from({ length: 200 }, () => chunk), pixels);
		},
	},
	{
		name: "PNG, interlaced, 16 bit, 119 MP",
		async make() {
			const edge = 10_900;
			return pngOf(
				pngHead({ width: edge, height: edge, depth: 16, isInterlaced: true }),
				pngChunk("IDAT", await deflateRun(interlacedBytes(edge, 6))),
			);
		},
	},
	{
		name: "PNG, colour profile of 1 GB",
		async make() {
			const packed = await deflateRun(1024 * mebibyte);
			const [head = Buffer.alloc(0), pixels = Buffer.alloc(0)] = small();
			return pngOf(head, pngChunk("iCCP", Buffer.concat([text("p\0\0"), packed])), pixels);
		},
	},
	{
		name: "PNG, 500 MB behind a header of 200 pixels",
		make: async () => pngOf(pngHead(SMALL), pngChunk("IDAT", await deflateRun(500 * mebibyte))),
	},
	{ name: "PNG, header of 900 MP and nothing else", make: async () => pngHeader(30_000, 30_000) },
	{
		name: "PNG, 40,000 chunks of nothing",
		async make() {
			const [head = Buffer.alloc(0), pixels = Buffer.alloc(0)] = small();
			return pngOf(head, ...Array.from({ length: 40_000 }, () => pngChunk("tEXt", text("a\0b"))), pixels);
		},
	},
	{
		name: "APNG",
		async make() {
			const control = Buffer.alloc(8);
			control.writeUInt32BE(10_000, 0);
			const [head = Buffer.alloc(0), pixels = Buffer.alloc(0)] = small();
			return pngOf(head, pngChunk("acTL", control), pixels);
		},
	},
	{ name: "JPEG, 5,000 scans of 16 MP", make: () => manyScans(4000, 5000) },
	{ name: "JPEG, 16 MP, cut off half way", make: async () => (await jpeg(4000, 4000)).slice(0, 800_000) },
	{
		name: "HEIC, 900 tiles that say they are small",
		async make() {
			const { data, type, properties } = codedItem(heicFile("quarters"));
			const others = properties.filter((one) => one.type !== "ispe");
			const tile = { type, data, properties: [...others, property("ispe", u32(0, 64, 64))] };
			return joined(
				gridHeif(
					Array.from({ length: 900 }, () => tile),
					{ width: 1920, height: 1920 },
				),
			);
		},
	},
	{
		name: "HEIC, header of 16 MP over a picture of 0.05 MP",
		async make() {
			const { data, type, properties } = codedItem(heicFile("quarters"));
			const others = properties.filter((one) => one.type !== "ispe");
			const item = { type, data, properties: [...others, property("ispe", u32(0, 4000, 4000))] };
			return joined(writeHeif({ brand: "heic", items: [item] }));
		},
	},
	{
		name: "JPEG and web page",
		make: async () => joined(await jpeg(300, 300), text("<html><script>alert(1)</script></html>")),
	},
	{
		name: "JPEG and archive",
		make: async () => joined(await jpeg(300, 300), text("PK\x05\x06".padEnd(22, "\0"))),
	},
	{ name: "GIF", make: async () => joined(text("GIF89a"), Buffer.alloc(200)) },
	{
		name: "SVG",
		make: async () => joined(text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
	},
	{ name: "deflated nothing", make: async () => joined(deflateSync(Buffer.alloc(1000))) },
	{ name: "one byte", make: async () => joined(Buffer.from([0xff])) },
	{ name: "no byte", make: async () => new Uint8Array(0) },
];

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(Buffer.concat(parts));
}

/** Bytes of a square picture in the seven passes of Adam7, each row with its filter. */
function interlacedBytes(edge: number, bytesPerPixel: number): number {
	const passes = [
		[0, 0, 8, 8],
		[4, 0, 8, 8],
		[0, 4, 4, 8],
		[2, 0, 4, 4],
		[0, 2, 2, 4],
		[1, 0, 2, 2],
		[0, 1, 1, 2],
	] as const;
	return passes.reduce((sum, [left, top, across, down]) => {
		const [columns, rows] = [Math.ceil((edge - left) / across), Math.ceil((edge - top) / down)];
		return sum + rows * (1 + columns * bytesPerPixel);
	}, 0);
}
