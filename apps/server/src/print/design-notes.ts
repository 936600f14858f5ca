import type { Finding } from "@offizin/design";
import type { Format } from "@offizin/formats";
import type { RecordWarning } from "@offizin/production";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { findingWords, listOf, pageName } from "@offizin/words";
import { formatRowSelection, selectRows } from "./row-selection.ts";

/** What was found about a design, with page and element for the operator; equal things of many places once. */
export function designNotes(format: Format, findings: readonly Finding[]): string[] {
	const alike = Map.groupBy(findings, (finding) => findingWords(finding, OPERATOR_LOCALE));
	return [...alike].map(([words, found]) => `${placesOf(format, found)}: ${words}`);
}

/** "Zeilen 2-9,17 der Gästeliste, …": rows as the command line takes them, should they be printed again. */
export function recordNote(format: Format, { rows, finding, isAlike }: RecordWarning): string {
	const where = `Zeile${rows.length === 1 ? "" : "n"} ${formatRowSelection(selectRows(rows))} der Gästeliste`;
	const example = isAlike ? "" : ` (etwa in Zeile ${rows[0]})`;
	return `${where}, ${placesOf(format, [finding])}${example}: ${findingWords(finding, OPERATOR_LOCALE)}`;
}

/** "Vorderseite, „Namen“; Rückseite, „Ort“ und „Datum“". */
function placesOf(format: Format, findings: readonly Finding[]): string {
	return [...Map.groupBy(findings, ({ page }) => page)]
		.map(([page, found]) => {
			const labels = new Set(found.map(({ label }) => `„${label}“`));
			return `${pageName(format, page, OPERATOR_LOCALE)}, ${listOf([...labels], OPERATOR_LOCALE)}`;
		})
		.join("; ");
}
