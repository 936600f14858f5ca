import { createCursor } from "./cursor.ts";
import { fromLatin1 } from "./decode-text.ts";
import { isWord, nextToken } from "./lexer.ts";
import { parseValue } from "./parse-value.ts";
import { damaged, unsupported } from "./read-error.ts";
import { type PdfSource, readBytes } from "./source.ts";
import { asDict, asNumber, type PdfDict } from "./value.ts";

/** Where the objects stand, and the trailer of the newest section. */
export interface Xref {
	/** By object number; free and unknown objects are absent. */
	readonly offsets: ReadonlyMap<number, number>;
	readonly trailer: PdfDict;
}

const ENTRY = 20;
const MAX_OBJECTS = 2_000_000;
const MAX_SECTIONS = 64;
const MAX_SUBSECTIONS = 1024;
const TAIL = 2048;
const WINDOW = 65_536;
const ENTRIES_PER_READ = 4096;

/** Reads the classic cross-reference table with its older sections (ISO 32000-1, 7.5.4 to 7.5.6). */
export async function readXref(source: PdfSource): Promise<Xref> {
	const offsets = new Map<number, number>();
	const known = new Set<number>();
	const sections = new Set<number>();
	let newest: PdfDict | undefined;
	let at: number | undefined = await startOfXref(source);
	while (at !== undefined) {
		if (sections.has(at) || sections.size >= MAX_SECTIONS)
			damaged("the cross-reference sections go in a circle");
		sections.add(at);
		const trailer = await readSection(source, at, offsets, known);
		newest ??= trailer;
		if (trailer.entries.has("XRefStm")) unsupported("cross-reference streams");
		at = asNumber(trailer.entries.get("Prev"));
	}
	return newest ? { offsets, trailer: newest } : damaged("no trailer");
}

async function startOfXref(source: PdfSource): Promise<number> {
	const length = Math.min(TAIL, source.size);
	const tail = fromLatin1(await readBytes(source, source.size - length, length));
	const match = /startxref\s+(\d{1,15})\s+%%EOF\s*$/.exec(tail);
	return match ? Number(match[1]) : damaged("the file does not end with startxref, a number and %%EOF");
}

async function readSection(
	source: PdfSource,
	start: number,
	offsets: Map<number, number>,
	known: Set<number>,
): Promise<PdfDict> {
	let at = start;
	for (let count = 0; count < MAX_SUBSECTIONS; count++) {
		const head = await readBytes(source, at, Math.max(0, Math.min(WINDOW, source.size - at)));
		const cursor = createCursor(head);
		const isFirst = count === 0;
		const word = nextToken(cursor);
		if (isFirst && typeof word === "number") unsupported("cross-reference streams");
		if (isFirst && !isWord(word, "xref")) damaged(`no cross-reference table at ${start}`);
		const first = isFirst ? nextToken(cursor) : word;
		if (isWord(first, "trailer"))
			return asDict(parseValue(cursor)) ?? damaged("the trailer is no dictionary");
		const entries = nextToken(cursor);
		if (!isCount(first) || !isCount(entries)) return damaged(`a broken cross-reference section at ${at}`);
		const line = /^[ ]*(?:\r\n|\n|\r)/.exec(fromLatin1(head.subarray(cursor.at, cursor.at + 8)));
		if (!line) return damaged(`a broken cross-reference section at ${at}`);
		at += cursor.at + line[0].length;
		await readEntries(source, { at, first, entries }, offsets, known);
		at += entries * ENTRY;
	}
	return unsupported(`a cross-reference table of more than ${MAX_SUBSECTIONS} parts`);
}

async function readEntries(
	source: PdfSource,
	section: { at: number; first: number; entries: number },
	offsets: Map<number, number>,
	known: Set<number>,
): Promise<void> {
	if (section.first + section.entries > MAX_OBJECTS) damaged(`more than ${MAX_OBJECTS} objects`);
	for (let done = 0; done < section.entries; done += ENTRIES_PER_READ) {
		const count = Math.min(ENTRIES_PER_READ, section.entries - done);
		const lines = fromLatin1(await readBytes(source, section.at + done * ENTRY, count * ENTRY));
		for (let i = 0; i < count; i++) {
			const entry = /^(\d{10}) \d{5} ([nf])[ \r][\r\n]$/.exec(lines.slice(i * ENTRY, (i + 1) * ENTRY));
			if (!entry) return damaged(`cross-reference entry ${section.first + done + i} is broken`);
			const num = section.first + done + i;
			// The newest section comes first; what it says of an object holds.
			if (!known.has(num) && entry[2] === "n") offsets.set(num, Number(entry[1]));
			known.add(num);
		}
	}
}

function isCount(token: unknown): token is number {
	return typeof token === "number" && Number.isInteger(token) && token >= 0;
}
