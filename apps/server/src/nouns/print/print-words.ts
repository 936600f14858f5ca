import { wallTime } from "@offizin/calendar-days";
import type { Finding, RecordFinding } from "@offizin/design";
import type { FileFinding } from "@offizin/production";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { fileFindingWords, formatDayShort, labelledFinding, say, wordsOf } from "@offizin/words";
import { FileRefused } from "../../adapters/files/read-bounded.ts";
import { MAX_PIXELS } from "../../adapters/photo/upload-limits.ts";
import type { PrintProblem } from "./print-task.ts";

/** Tickets and reasons are stored as they were told, in the language of the workshop. */
const { press } = wordsOf(OPERATOR_LOCALE);

type Values = Parameters<typeof say>[1];

const tell = (message: string, values: Values) => say(message, values, OPERATOR_LOCALE);
const labelled = (finding: Finding) => labelledFinding(finding, OPERATOR_LOCALE);

/** What was found in a finished file, for the operator. */
export function fileWords(finding: FileFinding): string {
	return fileFindingWords(finding, OPERATOR_LOCALE);
}

/** Why a job failed, for the operator. */
export function problemWords(problem: PrintProblem): string {
	return tell(press.problem[problem.code], valuesOf(problem));
}

function valuesOf(problem: PrintProblem): Values {
	switch (problem.code) {
		case "design_not_printable":
			return { findings: problem.findings.map(labelled).join(" ") };
		case "font_missing":
		case "font_changed":
			return { fonts: problem.fonts.join(", ") };
		case "page_missing":
		case "page_foreign":
			return { pages: problem.pages.join(", ") };
		case "guests_not_printable":
			return { findings: firstWords(problem.findings.map(recordFindingWords)).join(" ") };
		case "artwork_tangled":
			return { artworks: problem.artworks.join(", ") };
		case "profile_faulty": {
			const faults = problem.faults.map(({ field, code, detail }) => `${field}: ${code} (${detail})`);
			return { profile: problem.profile, faults: faults.join("; ") };
		}
		case "profile_unknown":
		case "profile_not_json":
		case "icc_missing":
		case "icc_unusable": {
			const { code: _code, ...values } = problem;
			return values;
		}
		case "profile_lacks_plates":
			return { profile: problem.profile, plates: problem.plates.join(", ") };
		case "file_faulty":
			return { findings: problem.findings.map(fileWords).join(" ") };
		case "print_data_removed":
			return { day: formatDayShort(wallTime(problem.at, "Europe/Berlin").day, OPERATOR_LOCALE) };
		case "pattern_missing":
			return { pattern: problem.pattern };
		case "photo_missing":
			return { upload: problem.upload };
		case "photo_unusable":
			return { upload: problem.upload, reason: photoWords(problem.detail) };
	}
}

function photoWords(detail: string): string {
	const reasons: Readonly<Record<string, string>> = press.photo;
	const reason = reasons[detail];
	return reason === undefined ? detail : tell(reason, { limit: MAX_PIXELS / 1e6 });
}

/** Why a file that somebody named could not be read. */
export function unreadableWords(error: unknown): string {
	if (error instanceof FileRefused) return tell(press.unreadable[error.code], { limit: error.limit });
	return error instanceof Error ? error.message : String(error);
}

const MAX_WORDS = 20;

/** As many as anybody reads; the rest is counted. */
export function firstWords(words: readonly string[]): readonly string[] {
	const more = words.length - MAX_WORDS;
	return more > 0 ? [...words.slice(0, MAX_WORDS), tell(press.more, { count: more })] : words;
}

/** What stops nothing is told from what does. */
export function noteWords(note: string): string {
	return tell(press.note, { note });
}

/** A row of a guest list that cannot be printed, in words. */
export function recordFindingWords(finding: RecordFinding): string {
	const { row } = finding;
	return "finding" in finding
		? tell(press.row, { row, words: labelled(finding.finding) })
		: tell(press.rowTooLong, { row, field: finding.field, length: finding.length });
}

/** Said when the job broke again and again for a reason nobody foresaw. */
export function brokenWords(attempts: number, error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return tell(press.broken, { attempts, message });
}
