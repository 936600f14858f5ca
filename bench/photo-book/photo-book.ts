import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inRounds } from "../rounds.ts";
import type { Row } from "../row.ts";
import { BOOK, drawBookPhotos } from "./book-photos.ts";
import type { BookMode, BookRun } from "./write-book.ts";

const run = promisify(execFile);
const MAX_MEGABYTES = 400;
const MAX_RATIO = 2;
const ROUNDS = 3;

const inMegabytes = ({ peakBytes }: BookRun) => Math.round(peakBytes / 1e6);
const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** A book of photos written as RGB for photo paper and in ink, each alone in a process, beside copying the bytes. */
export const photoBook: Row = {
	name: "book",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const book = async (mode: BookMode): Promise<BookRun> => {
			const script = join(import.meta.dirname, "write-book.ts");
			const { stdout } = await run(process.execPath, [script, mode, join(folder, `${mode}.pdf`)]);
			const result: BookRun = JSON.parse(stdout);
			return result;
		};
		try {
			await drawBookPhotos();
			// The first reading of the photos fills the cache of the disk for all.
			await book("copy");
			const ms = await inRounds(
				{ copy: async () => (await book("copy")).ms, rgb: async () => (await book("rgb")).ms },
				ROUNDS,
			);
			const [rgb, cmyk] = [await book("rgb"), await book("cmyk")];
			const title = `${BOOK.pages}-page book, ${BOOK.photos} photos of 12 megapixels`;
			const memory = (what: string, peak: number) => ({
				what: `${title}, ${what}: peak memory`,
				ours: `${peak} MB`,
				budget: `≤ ${MAX_MEGABYTES} MB`,
				isKept: peak <= MAX_MEGABYTES,
			});
			const ratio = ms.rgb / ms.copy;
			return {
				figures: [
					{
						what: `${title}, nothing recoloured: time`,
						ours: `${inSeconds(ms.rgb)} s`,
						peer: `copying the bytes: ${inSeconds(ms.copy)} s`,
						ratio: `${ratio.toFixed(1)} ×`,
						budget: `≤ ${MAX_RATIO} ×`,
						isKept: ratio <= MAX_RATIO,
					},
					memory("nothing recoloured", inMegabytes(rgb)),
					memory("all in ink", inMegabytes(cmyk)),
				],
				notes: [
					`In ink the book takes ${inSeconds(cmyk.ms)} s, ${((cmyk.ms / BOOK.photos) | 0) / 1000} s per photo, and ${Math.round(cmyk.fileBytes / 1e6)} MB on disk (${Math.round(rgb.fileBytes / 1e6)} MB as RGB).`,
				],
			};
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
};
