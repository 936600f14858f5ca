import { findingWords } from "../cart/finding-words.ts";
import type { PrintProblem } from "./print-task.ts";

/** Why a job failed, for the operator. */
export function problemWords(problem: PrintProblem): string {
	switch (problem.code) {
		case "design_not_printable":
			return `Der Entwurf lässt sich so nicht drucken. ${problem.findings.map(findingWords).join(" ")}`;
		case "photo_missing":
			return `Das Original des Fotos ${problem.upload} fehlt.`;
		case "photo_unusable":
			return `Das Foto ${problem.upload} lässt sich nicht verwenden: ${problem.detail}.`;
	}
}

/** Said when the job broke again and again for a reason nobody foresaw. */
export function brokenWords(attempts: number, error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return `Die Druckdatei ließ sich auch im ${attempts}. Anlauf nicht herstellen. Meldung: ${message}`;
}
