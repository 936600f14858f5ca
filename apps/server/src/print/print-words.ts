import type { Finding } from "@offizin/design";
import { fileFindingWordsDe, type RecordFinding } from "@offizin/production";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { labelledFinding } from "@offizin/words";
import type { PrintProblem } from "./print-task.ts";

const labelled = (finding: Finding) => labelledFinding(finding, OPERATOR_LOCALE);

/** Why a job failed, for the operator. */
export function problemWords(problem: PrintProblem): string {
	switch (problem.code) {
		case "design_not_printable":
			return `Der Entwurf lässt sich so nicht drucken. ${problem.findings.map(labelled).join(" ")}`;
		case "font_missing":
			return `Diese Schriften gibt es hier nicht: ${problem.fonts.join(", ")}.`;
		case "font_changed":
			return `Diese Schriften sind nicht mehr die, mit denen der Entwurf gesetzt wurde: ${problem.fonts.join(", ")}. Der Umbruch könnte ein anderer sein.`;
		case "page_missing":
			return `Dem Entwurf fehlen Seiten des Formats: ${problem.pages.join(", ")}.`;
		case "page_foreign":
			return `Der Entwurf hat Seiten, die das Format nicht kennt: ${problem.pages.join(", ")}.`;
		case "guests_not_printable": {
			const words = firstWords(problem.findings.map(recordFindingWords));
			return `Die Gästeliste lässt sich so nicht drucken. ${words.join(" ")}`;
		}
		case "artwork_tangled":
			return `Diese Zeichnungen überkreuzen sich zu oft: ${problem.artworks.join(", ")}. Bitte vereinfachen Sie ihre Pfade.`;
		case "profile_unknown":
			return `Das Druckprofil ${problem.profile} gibt es nicht.`;
		case "profile_not_json":
			return `Das Druckprofil ${problem.profile} ist kein lesbares JSON: ${problem.detail}`;
		case "profile_faulty":
			return `Das Druckprofil ${problem.profile} ist fehlerhaft: ${problem.faults.map(({ field, code, detail }) => `${field}: ${code} (${detail})`).join("; ")}`;
		case "icc_missing":
			return `Das Druckprofil ${problem.profile} nennt das ICC-Profil ${problem.file}; es liegt nicht im Profilordner.`;
		case "icc_unusable":
			return `Das ICC-Profil ${problem.file} passt nicht zum Druckprofil ${problem.profile}.`;
		case "profile_lacks_plates":
			return `Das Druckprofil ${problem.profile} hat keine Platte für ${problem.plates.join(", ")}.`;
		case "file_faulty":
			return `Die fertige Datei ist nicht druckreif. ${problem.findings.map(fileFindingWordsDe).join(" ")}`;
		case "print_data_removed":
			return `Die Druckdaten wurden am ${germanDay(problem.at)} gelöscht und lassen sich nicht wieder herstellen.`;
		case "photo_missing":
			return `Das Original des Fotos ${problem.upload} fehlt.`;
		case "photo_unusable":
			return `Das Foto ${problem.upload} lässt sich nicht verwenden: ${photoWords(problem.detail)}`;
	}
}

/** "20.05.2027", in Berlin. */
function germanDay(instant: string): string {
	const format = { timeZone: "Europe/Berlin", day: "2-digit", month: "2-digit", year: "numeric" } as const;
	return new Intl.DateTimeFormat("de", format).format(new Date(instant));
}

function photoWords(detail: string): string {
	switch (detail) {
		case "photo_damaged":
			return "Die Datei ist beschädigt, kein Foto oder hat mehr als 120 Megapixel.";
		case "photo_changed":
			return "Die Datei ist nicht so groß wie das Foto, das im Entwurf liegt.";
		default:
			return detail;
	}
}

const MAX_WORDS = 20;

/** As many as anybody reads; the rest is counted. */
export function firstWords(words: readonly string[]): readonly string[] {
	const more = words.length - MAX_WORDS;
	return more > 0 ? [...words.slice(0, MAX_WORDS), `Dazu ${more} weitere.`] : words;
}

/** What stops nothing is told from what does. */
export function noteWords(note: string): string {
	return `Hinweis: ${note}`;
}

/** A row of a guest list that cannot be printed, in words. */
export function recordFindingWords(finding: RecordFinding): string {
	return "finding" in finding
		? `Zeile ${finding.row}: ${labelled(finding.finding)}`
		: `Zeile ${finding.row}: „${finding.field}“ hat ${finding.length} Zeichen und ist damit zu lang.`;
}

/** Said when the job broke again and again for a reason nobody foresaw. */
export function brokenWords(attempts: number, error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return `Die Druckdatei ließ sich auch im ${attempts}. Anlauf nicht herstellen. Meldung: ${message}`;
}
