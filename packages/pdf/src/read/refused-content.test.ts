import { describe, expect, test } from "vitest";
import { readPage } from "../index.ts";
import { type RawPage, rawPdf } from "./testing/raw-pdf.ts";
import { openBytes } from "./testing/read-back.ts";

describe("content that cannot be executed is refused with its page", () => {
	const form = (content: string): [entries: string, data: string][] => [
		["/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>", content],
	];
	const F = "/Resources << /XObject << /F 5 0 R >> >>";
	test.each<[RawPage, string, string]>([
		[{ page: F, content: "/F Do", objects: form("/F Do") }, "pdf_damaged", "form 5 draws itself"],
		[{ page: "", content: "q q Q" }, "pdf_damaged", "1 saves without restore"],
		[{ page: F, content: "q /F Do Q", objects: form("Q") }, "pdf_damaged", "a restore without its save"],
		[{ page: "", content: "0 0 5 re f" }, "pdf_damaged", "an operator lacks a number"],
		[{ page: "", content: "1 2 3 wobble" }, "pdf_damaged", 'unknown operator "wobble"'],
		[{ page: "", content: "/X gs" }, "pdf_damaged", "graphics state X is missing"],
		[{ page: "", content: "(a) Tj" }, "pdf_damaged", "text without a font"],
		[{ page: "", content: "BI /W 1 ID x EI" }, "pdf_unsupported", "pictures within the content stream"],
		[{ page: "", content: "q ".repeat(600) }, "pdf_unsupported", "more than 512 saved graphics states"],
		[
			{ page: "", content: "0 0 9 9 re W n ".repeat(80) },
			"pdf_unsupported",
			"more than 64 clips within each other",
		],
		[
			{
				page: F,
				content: "/F Do",
				objects: [["/Filter /LZWDecode /Type /XObject /Subtype /Form /BBox [0 0 9 9]", ""]],
			},
			"pdf_unsupported",
			"filter LZWDecode of stream 5",
		],
	])("%#", async (page, code, message) => {
		const [opened] = (await openBytes(await rawPdf(page))).pages;
		expect(opened && (await readPage(opened))).toEqual({
			ok: false,
			error: { code, message: `page 1: ${message}` },
		});
	});

	test("few bytes cannot keep the reader busy: a form drawn over and over runs out of content", async () => {
		const long: [string, string] = ["/Type /XObject /Subtype /Form /BBox [0 0 9 9]", " ".repeat(2 ** 20)];
		const [opened] = (
			await openBytes(await rawPdf({ page: F, content: "/F Do ".repeat(100), objects: [long] }))
		).pages;
		expect(opened && (await readPage(opened))).toMatchObject({
			ok: false,
			error: { code: "pdf_unsupported" },
		});
	});
});
