import fc from "fast-check";
import { expect, test } from "vitest";
import { readJpeg } from "./jpeg.ts";
import { flatJpeg, segment } from "./testing/flat-jpeg.ts";
import { must, photoBytes } from "./testing/sample-files.ts";

const frame = (marker: number, bytes: number[]) => Uint8Array.from([0xff, 0xd8, ...segment(marker, bytes)]);
const refusal = (bytes: Uint8Array) => {
	const read = readJpeg(bytes);
	return read.ok ? "accepted" : read.error.code;
};

test("the header of a photo is read, whole or from its first 64 kilobytes", () => {
	const info = must(readJpeg(photoBytes()));
	expect(info).toEqual({ width: 807, height: 1024, components: 3, adobe: false });
	expect(must(readJpeg(photoBytes().subarray(0, 65_536)))).toEqual(info);
});

test("Adobe's marker is noticed, for it means inverted CMYK", () => {
	const info = { width: 8, height: 8, components: 4 };
	expect(must(readJpeg(flatJpeg([0, 0, 0, 0], true)))).toEqual({ ...info, adobe: true });
	expect(must(readJpeg(flatJpeg([0, 0, 0, 0], false)))).toEqual({ ...info, adobe: false });
});

test.each([
	["PNG", Uint8Array.of(0x89, 0x50, 0x4e, 0x47), "jpeg-damaged"],
	["nothing", new Uint8Array(0), "jpeg-damaged"],
	["a cut photo", photoBytes().subarray(0, 100), "jpeg-damaged"],
	["a frame of 12 bits", frame(0xc1, [12, 0, 8, 0, 8, 3]), "jpeg-unsupported"],
	["a lossless frame", frame(0xc3, [8, 0, 8, 0, 8, 3]), "jpeg-unsupported"],
	["two components", frame(0xc0, [8, 0, 8, 0, 8, 2]), "jpeg-unsupported"],
	["no height", frame(0xc0, [8, 0, 0, 0, 8, 3]), "jpeg-damaged"],
])("%s is refused", (_, bytes, code) => expect(refusal(bytes)).toBe(code));

test("any bytes after the start marker give an answer", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
			const read = readJpeg(Uint8Array.of(0xff, 0xd8, ...bytes));
			expect(read.ok || read.error.code.startsWith("jpeg-")).toBe(true);
		}),
	);
});
