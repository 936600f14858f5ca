import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { designedProduct, geometryOf, printsOf, stockOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type DesignDocument, type Print, printPages } from "@offizin/design";
import { starts } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { loadProfileChoice } from "../../adapters/profiles/profile-choice.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { makePrintFiles } from "./make-print-files.ts";

let folder: string;
let prepress: Prepress;
let profileOf: (document: DesignDocument) => string;
const photos: { upload: string; path: string; width: number; height: number }[] = [];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-prints-"));
	prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
	const choice = await loadProfileChoice(folder);
	profileOf = ({ product, configuration }) =>
		choice.choose({ productType: designedProduct(product).key, ...stockOf(product, configuration) }).profile;
	for (let at = 0; at < 12; at++) {
		const [width, height] = at % 2 === 0 ? [1800, 1200] : [1200, 1800];
		const path = join(folder, `photo-${at}.jpg`);
		const paper = { width, height, channels: 3, background: { r: 20 * at, g: 90, b: 160 } } as const;
		await sharp({ create: paper }).jpeg({ quality: 90 }).toFile(path);
		photos.push({ upload: `u${at}`, path, width, height });
	}
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Twelve photos: every third one whole, the first three times, the fourth twice. */
function set(format: string): DesignDocument {
	const start = starts.find(({ id }) => id === "abzuege");
	invariant(start, "there is a start of prints");
	const document = structuredClone(start.document);
	const configuration = { ...document.configuration, format };
	const [shape] = geometryOf({ product: "photoprint", configuration }).pages;
	invariant(shape, "a print has a page");
	const prints = photos.map(
		({ path: _path, ...photo }, at): Print => ({
			photo,
			isWhole: at % 3 === 2,
			copies: at === 0 ? 3 : at === 3 ? 2 : 1,
			...(at === 0 && { backText: "12.07.2026" }),
		}),
	);
	return { ...document, configuration, pages: printPages(prints, shape) };
}

async function printed(document: DesignDocument) {
	const made = await makePrintFiles(
		{
			...{ job: "job-1", order: "26-100042", channel: "bildwand", placedAt: "2026-11-20T09:00:00.000Z" },
			line: { id: "line-1", position: 1, name: "Fotoabzüge", quantity: printsOf(document) ?? 0 },
			design: { id: "design-1", revision: 2, document },
			profile: profileOf(document),
			photos,
			folder: mkdtempSync(join(folder, "job-")),
		},
		prepress,
	);
	invariant(made.ok, JSON.stringify(made));
	const file = (end: string) => made.value.files.find(({ name }) => name.endsWith(end))?.path ?? "";
	return {
		made: made.value,
		path: file(".pdf"),
		ticket: JSON.parse(readFileSync(file("ticket.json"), "utf8")),
	};
}

describe("[15] prints in print", () => {
	test("a page for each print, as large as the paper; a photo that is printed thrice lies in the file once", async () => {
		const { made, path, ticket } = await printed(set("10x15"));
		const pdf = pdfOnDisk(readFileSync(path));
		try {
			pdf.check();
			expect(pdf.boxes()).toMatch(/Pages:\s+15\n/);
			// 100 × 150 mm in points.
			const boxes = [...pdf.boxes().matchAll(/TrimBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/g)];
			expect(boxes).toHaveLength(9);
			for (const [, left, bottom, right, top] of boxes) {
				expect(Math.abs((Number(right) - Number(left)) / 72 - 100 / 25.4) * 25.4).toBeLessThan(0.1);
				expect(Math.abs((Number(top) - Number(bottom)) / 72 - 150 / 25.4) * 25.4).toBeLessThan(0.1);
			}
		} finally {
			pdf.remove();
		}
		const bytes = readFileSync(path).toString("latin1");
		expect(bytes.match(/\/Subtype \/Image/g)).toHaveLength(12);
		const device = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=bbox", path];
		const seen = execFileSync("gs", device, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
		expect(seen).toBe("");
		expect(ticket).toMatchObject({
			quantity: 15,
			product: { form: "fotoabzug", paper: { key: "glaenzend", grams: 230 } },
			profile: { key: "photo-paper" },
		});
		expect(ticket.prints.slice(0, 4)).toEqual([
			{ page: "print-1", firstPage: 1, lastPage: 3, backText: "12.07.2026" },
			{ page: "print-2", firstPage: 4, lastPage: 4 },
			{ page: "print-3", firstPage: 5, lastPage: 5 },
			{ page: "print-4", firstPage: 6, lastPage: 7 },
		]);
		expect(made.files.filter(({ name }) => name.startsWith("preview-"))).toHaveLength(12);
	});

	test("a whole photo has paper around it, one that fills the print has none", async () => {
		const { path } = await printed(set("13x18"));
		const cornerOf = async (page: number) => {
			const to = `${path}-${page}`;
			execFileSync("pdftoppm", [
				"-r",
				"50",
				"-f",
				`${page}`,
				"-l",
				`${page}`,
				"-png",
				"-singlefile",
				path,
				to,
			]);
			const { data } = await sharp(`${to}.png`).greyscale().raw().toBuffer({ resolveWithObject: true });
			return data[0];
		};
		expect(await cornerOf(1)).toBeLessThan(150);
		expect(await cornerOf(5)).toBe(255);
	});
});
