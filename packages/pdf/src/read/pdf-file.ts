import type { Result } from "@offizin/base";
import type { Matrix } from "@offizin/geometry";
import { type Box, box } from "@offizin/units";
import { fromLatin1 } from "./decode-text.ts";
import { createObjectReader, type ObjectReader } from "./object-reader.ts";
import { attempt, damaged, type PdfReadError, unsupported } from "./read-error.ts";
import { type Inflate, type PdfSource, readBytes } from "./source.ts";
import { asArray, asDict, asName, asNumber, EMPTY_DICT, type PdfDict, type PdfValue } from "./value.ts";
import { readXref } from "./xref.ts";

/** The page's boxes in whole µm from the top left of the media box, y down. A box the page lacks is absent. */
export interface PageBoxes {
	readonly media: Box;
	readonly crop?: Box;
	readonly bleed?: Box;
	readonly trim?: Box;
	readonly art?: Box;
}

/** One page of an opened file; nothing of its content has been read yet. */
export interface PdfPage {
	/** From 0. */
	readonly index: number;
	/** Number of the page object. */
	readonly object: number;
	readonly boxes: PageBoxes;
	/** Degrees clockwise that readers turn the page for show; coordinates here are those of the unturned page. */
	readonly turn: number;
	/** From the page's units to µm from the top left of the media box. */
	readonly matrix: Matrix;
	readonly dict: PdfDict;
	readonly resources: PdfDict;
	readonly file: PdfFile;
}

export interface PdfFile {
	/** Such as "1.6". */
	readonly version: string;
	readonly trailer: PdfDict;
	readonly catalog: PdfDict;
	readonly pages: readonly PdfPage[];
	readonly objects: ObjectReader;
}

const MAX_PAGES = 50_000;
const MAX_TREE_DEPTH = 32;
/** Units of a page side that readers accept (ISO 32000-1, Annex C). */
const MAX_SIDE = 14_400;
const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"];
const UM_PER_POINT = 25_400 / 72;

/**
 * Opens a PDF file: cross-references, trailer and page tree. "pdf_damaged" where the file breaks the rules;
 * "pdf_unsupported" for encryption, object streams and cross-reference streams, which our writer never makes.
 * Nothing is repaired: a file that needs repair is not a file for the press. Errors of the source pass through.
 */
export function readPdf(source: PdfSource, inflate: Inflate): Promise<Result<PdfFile, PdfReadError>> {
	return attempt(async () => {
		const head = fromLatin1(await readBytes(source, 0, Math.min(16, source.size)));
		const version = /^%PDF-(\d\.\d)[\r\n]/.exec(head)?.[1] ?? damaged("the file does not begin with %PDF-");
		const xref = await readXref(source);
		const { trailer } = xref;
		if (trailer.entries.has("Encrypt")) unsupported("the file is encrypted");
		const objects = createObjectReader(source, xref, inflate);
		const catalog = await objects.dict(trailer, "Root");
		if (asName(await objects.get(catalog, "Type")) !== "Catalog") damaged("the file has no catalog");
		const pages: PdfPage[] = [];
		const file: PdfFile = { version, trailer, catalog, pages, objects };
		const tree = { node: catalog.entries.get("Pages"), inherited: EMPTY_DICT, depth: 0 };
		await gatherPages(file, pages, tree, new Set());
		return file;
	});
}

async function gatherPages(
	file: PdfFile,
	pages: PdfPage[],
	tree: { node: PdfValue | undefined; inherited: PdfDict; depth: number },
	seen: Set<number>,
): Promise<void> {
	const { node, depth } = tree;
	const object = typeof node === "object" && node?.type === "ref" ? node.num : 0;
	if (object === 0 || seen.has(object) || depth > MAX_TREE_DEPTH)
		damaged(`page tree node ${object} is no tree`);
	seen.add(object);
	const dict = asDict(await file.objects.resolve(node)) ?? damaged(`page ${object} is missing`);
	const inherited = new Map(tree.inherited.entries);
	for (const key of INHERITED) {
		const value = dict.entries.get(key);
		if (value !== undefined) inherited.set(key, value);
	}
	const type = asName(await file.objects.get(dict, "Type"));
	if (type === "Pages") {
		const kids = asArray(await file.objects.get(dict, "Kids")) ?? damaged(`page tree ${object} has no pages`);
		for (const kid of kids) {
			await gatherPages(
				file,
				pages,
				{ node: kid, inherited: { type: "dict", entries: inherited }, depth: depth + 1 },
				seen,
			);
		}
		return;
	}
	if (type !== "Page") damaged(`object ${object} in the page tree is no page`);
	if (pages.length >= MAX_PAGES) unsupported(`more than ${MAX_PAGES} pages`);
	const whole: PdfDict = { type: "dict", entries: new Map([...inherited, ...dict.entries]) };
	pages.push(await openPage(file, whole, { index: pages.length, object }));
}

async function openPage(
	file: PdfFile,
	dict: PdfDict,
	place: { index: number; object: number },
): Promise<PdfPage> {
	const { objects } = file;
	const unit = UM_PER_POINT * (asNumber(await objects.get(dict, "UserUnit")) ?? 1);
	const media = await rectangle(objects, dict, "MediaBox");
	if (!media || media[2] <= media[0] || media[3] <= media[1])
		return damaged(`page ${place.index + 1} has no size`);
	const [left, , , top] = media;
	if (!(unit > 0) || Math.max(media[2] - left, top - media[1]) > MAX_SIDE) {
		return unsupported(`page ${place.index + 1} is larger than ${MAX_SIDE} units`);
	}
	const boxOf = async (key: string) => {
		const edges = await rectangle(objects, dict, key);
		if (!edges) return undefined;
		const [x0, y0, x1, y1] = edges;
		return box((x0 - left) * unit, (top - y1) * unit, (x1 - x0) * unit, (y1 - y0) * unit);
	};
	const [crop, bleed] = [await boxOf("CropBox"), await boxOf("BleedBox")];
	const [trim, art] = [await boxOf("TrimBox"), await boxOf("ArtBox")];
	return {
		...place,
		boxes: {
			media: box(0, 0, (media[2] - left) * unit, (top - media[1]) * unit),
			...(crop && { crop }),
			...(bleed && { bleed }),
			...(trim && { trim }),
			...(art && { art }),
		},
		turn: asNumber(await objects.get(dict, "Rotate")) ?? 0,
		matrix: [unit, 0, 0, -unit, -left * unit, top * unit],
		dict,
		resources: await objects.dict(dict, "Resources"),
		file,
	};
}

/** A rectangle's left, bottom, right and top; its corners may be given in any order (ISO 32000-1, 7.9.5). */
async function rectangle(
	objects: ObjectReader,
	dict: PdfDict,
	key: string,
): Promise<readonly [number, number, number, number] | undefined> {
	const numbers = await objects.numbers(dict, key);
	if (!numbers) return undefined;
	const [x0, y0, x1, y1] = numbers;
	if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) {
		return damaged(`${key} is no rectangle`);
	}
	return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}
