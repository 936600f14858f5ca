import { type Um, um } from "@offizin/units";
import fc from "fast-check";
import jsqr from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadQrEncoder } from "./qr.ts";
import { type QrLevel, type QrMatrix, qrModule } from "./qr-matrix.ts";
import { qrPath } from "./qr-path.ts";

const encode = await loadQrEncoder();
const levels: readonly QrLevel[] = ["L", "M", "Q", "H"];

function matrixOf(content: string, level: QrLevel = "M"): QrMatrix {
	const result = encode(content, level);
	if (!result.ok) throw new Error(`${result.error.code}: ${result.error.length} bytes`);
	return result.value;
}

async function paint(path: string, side: Um, pixels: number, rule = "nonzero"): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill-rule="${rule}"/></svg>`;
	return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

async function decode(path: string, side: Um, pixels: number): Promise<string | undefined> {
	return jsqr(new Uint8ClampedArray(await paint(path, side, pixels)), pixels, pixels)?.data;
}

const corners = (path: string) =>
	path
		.slice(1, -1)
		.split("ZM")
		.map((loop) => loop.split("L").map((corner) => corner.split(" ").map(Number)));

const word = fc.stringMatching(/^[a-z0-9-]{1,24}$/);
const url = fc
	.tuple(word, fc.array(word, { maxLength: 4 }))
	.map(([host, path]) => `https://${host}.de/${path.join("/")}`);
const german = fc.array(fc.constantFrom(..."abcxyzäöüÄÖÜß –'&ŁşéčABC"), { minLength: 1, maxLength: 80 });
const content = fc.oneof(
	url,
	german.map((characters) => characters.join("")),
);

describe("a QR code as a path", () => {
	it("[9.1] is read back by a decoder, at every level", async () => {
		await fc.assert(
			fc.asyncProperty(content, fc.constantFrom(...levels), async (text, level) => {
				const matrix = matrixOf(text, level);
				const pixels = (matrix.size + 8) * 4;
				expect(await decode(qrPath(matrix, um(20_000)), um(20_000), pixels)).toBe(text);
			}),
			{ numRuns: 60 },
		);
	});

	it("is read back with a text of 1,200 characters", async () => {
		const text = "Liebe Gäste, wir freuen uns auf Sie! ".repeat(33).slice(0, 1200);
		const matrix = matrixOf(text, "L");
		expect(await decode(qrPath(matrix, um(80_000)), um(80_000), (matrix.size + 8) * 6)).toBe(text);
	});

	it("covers exactly the dark modules, by the non-zero and by the even-odd rule", async () => {
		const matrix = matrixOf("https://offizin.de/einladung/Müller");
		const cells = matrix.size + 8;
		const side = um(cells * 100);
		const path = qrPath(matrix, side);
		for (const rule of ["nonzero", "evenodd"]) {
			const pixels = await paint(path, side, cells, rule);
			const painted = Array.from({ length: cells ** 2 }, (_, at) => pixels[at * 4] === 0);
			const expected = painted.map((_, at) => matrix.isDark((at % cells) - 4, Math.floor(at / cells) - 4));
			expect(painted).toEqual(expected);
		}
	});

	it("keeps edges on whole µm and at least four modules of quiet zone inside the side", () => {
		fc.assert(
			fc.property(content, fc.integer({ min: 8_000, max: 60_000 }), (text, length) => {
				const matrix = matrixOf(text);
				const side = um(length);
				const module = qrModule(matrix, side);
				const numbers = corners(qrPath(matrix, side)).flat(2);
				expect(numbers.every(Number.isInteger)).toBe(true);
				expect(Math.min(...numbers)).toBeGreaterThanOrEqual(4 * module);
				expect(side - Math.max(...numbers)).toBeGreaterThanOrEqual(4 * module);
				expect(Math.max(...numbers) - Math.min(...numbers)).toBe(matrix.size * module);
			}),
		);
	});

	it("merges neighbours: only corners are written, each turning by a right angle", () => {
		for (const loop of corners(qrPath(matrixOf("Anna & Ben Weiß"), um(20_000)))) {
			for (const [at, [x, y]] of loop.entries()) {
				const [before, after] = [loop.at(at - 1), loop[(at + 1) % loop.length]];
				expect(before?.[0] === x, "one side is vertical, the other horizontal").not.toBe(after?.[0] === x);
				expect(before?.[1] === y).not.toBe(after?.[1] === y);
			}
		}
	});

	it("refuses what no code can hold, with its length in bytes", () => {
		expect(encode("ä".repeat(1477), "L")).toEqual({
			ok: false,
			error: { code: "qr_too_long", length: 2954 },
		});
		expect(encode("ä".repeat(1476), "L").ok).toBe(true);
		expect(encode("😀".repeat(4000), "H")).toMatchObject({ error: { length: 16_000 } });
	});

	it("will not draw a code smaller than its modules", () => {
		expect(() => qrPath(matrixOf("x"), um(20))).toThrow("needs more than 20 µm");
	});
});
