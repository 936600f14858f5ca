import { rereadAs, type TableSource } from "@offizin/sheets";
import type { EncodingFinding } from "./guest-list.ts";

const MAX_SAMPLES = 3;
/** Of a longer value only a word is shown. */
const MAX_SAMPLE_LENGTH = 60;

interface KeptRow {
	readonly row: number;
	readonly record: Readonly<Record<string, string>>;
}

/** Says that an encoding was guessed, where anything that is printed depends on it, with values to judge it by. */
export function encodingFinding(source: TableSource, rows: readonly KeptRow[]): EncodingFinding | undefined {
	if (source.kind !== "csv" || !source.guess) return undefined;
	const { encoding, rival } = source.guess;
	const reread = (text: string) => (rival ? rereadAs(text, encoding, rival) : text);
	const doubtful = samplesOf(rows, (text) => reread(text) !== text);
	const samples = doubtful.length > 0 ? doubtful : samplesOf(rows, (text) => /\P{ASCII}/u.test(text));
	if (samples.length === 0) return undefined;
	const otherwise = rival &&
		doubtful.length > 0 && { encoding: rival, texts: samples.map(({ text }) => reread(text)) };
	return {
		rule: "encoding.guessed",
		severity: "warning",
		encoding,
		samples,
		...(otherwise && { rival: otherwise }),
	};
}

/** One a row, of all its values that tell: given name and surname. */
function samplesOf(rows: readonly KeptRow[], tells: (text: string) => boolean): EncodingFinding["samples"] {
	const samples = new Map<string, { row: number; text: string }>();
	for (const { row, record } of rows) {
		if (samples.size === MAX_SAMPLES) break;
		const line = Object.values(record).filter(tells).join(" ").replace(/\s+/g, " ");
		if (line === "") continue;
		const shown = line.length <= MAX_SAMPLE_LENGTH ? line : (line.split(" ").find(tells) ?? line);
		const sample = shown.slice(0, MAX_SAMPLE_LENGTH);
		if (!samples.has(sample)) samples.set(sample, { row, text: sample });
	}
	return [...samples.values()];
}
