import { box } from "@offizin/units";
import { expect, test } from "vitest";
import {
	createContent,
	createPdf,
	imagePlacements,
	type PdfSource,
	readJpeg,
	readPage,
	readPdf,
} from "../index.ts";
import { flatJpeg } from "../testing/flat-jpeg.ts";
import { plainOptions } from "../testing/sample-card.ts";
import { must } from "../testing/sample-files.ts";
import { inflateBytes } from "./testing/read-back.ts";

const CHUNK = new Uint8Array(2 ** 26);
const CHUNKS = 48;

async function* gigabytes(): AsyncIterable<Uint8Array> {
	for (let n = 0; n < CHUNKS; n++) yield CHUNK;
}

/** A sink that keeps everything but the picture's data, and the file as a source; what was read is counted. */
function createSparseFile() {
	const parts: { start: number; bytes: Uint8Array }[] = [];
	const read = { bytes: 0 };
	let size = 0;
	const write = async (chunk: Uint8Array): Promise<void> => {
		if (chunk !== CHUNK) parts.push({ start: size, bytes: chunk.slice() });
		size += chunk.length;
	};
	const source = (): PdfSource => ({
		size,
		async read(offset, length) {
			read.bytes += length;
			const bytes = new Uint8Array(length);
			for (const part of parts) {
				const from = Math.max(offset, part.start);
				const to = Math.min(offset + length, part.start + part.bytes.length);
				if (from < to) bytes.set(part.bytes.subarray(from - part.start, to - part.start), from - offset);
			}
			return bytes;
		},
	});
	return { write, source, read };
}

test("of a file of 3 GB only what is asked for is read", async () => {
	const file = createSparseFile();
	const pdf = await createPdf(file, plainOptions);
	const info = must(readJpeg(flatJpeg([9, 9, 9, 9], true)));
	const photo = await pdf.addImage({ encoding: "jpeg", info, data: gigabytes(), space: "device" });
	const page = createContent();
	const size = box(0, 0, 10_000, 10_000);
	page.image(photo, size);
	await pdf.addPage({ size, trim: size, bleed: size }, page);
	await pdf.end();
	const source = file.source();
	expect(source.size).toBeGreaterThan(3e9);
	const [opened] = must(await readPdf(source, inflateBytes)).pages;
	if (!opened) throw new Error("the file has a page");
	expect(imagePlacements(must(await readPage(opened)))).toMatchObject([{ bounds: [0, 0, 10_000, 10_000] }]);
	expect(file.read.bytes).toBeLessThan(200_000);
});
