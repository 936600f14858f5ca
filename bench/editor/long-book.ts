import { launchChromium } from "../../tools/screen-print/chromium.ts";
import type { Figure, Row } from "../row.ts";
import { measureBook } from "./book.ts";

const MAX_BOOK_MS = 1_500;
const MAX_TURN_MS = 100;

/** A book of 120 pages in the editor, beside one of three. */
export const longBook: Row = {
	name: "long-book",
	async run() {
		const browser = await launchChromium();
		try {
			const book = await measureBook(browser);
			const figures: Figure[] = [
				{
					what: "Book of 120 pages: opened, 4× slower processor",
					ours: seconds(book.opened),
					...{ budget: `≤ ${seconds(MAX_BOOK_MS)}`, isKept: book.opened <= MAX_BOOK_MS },
				},
				{
					what: "Book of 120 pages: a page turned, p95, 4× slower processor, against 3 pages",
					...{ ours: ms(book.turn95), peer: ms(book.few.turn95) },
					...{ budget: `≤ ${MAX_TURN_MS} ms`, isKept: book.turn95 <= MAX_TURN_MS },
				},
				{
					what: "Book of 120 pages: longest task while its strip, checks and photos come",
					...{ ours: ms(book.longest), peer: ms(book.few.longest) },
				},
			];
			return {
				figures,
				notes: [
					`Book: opened ${seconds(book.opened)} (3 pages ${seconds(book.few.opened)}), pages turned p50 ${ms(book.turn50)} (${ms(book.few.turn50)}).`,
				],
			};
		} finally {
			await browser.close();
		}
	},
};

const ms = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
