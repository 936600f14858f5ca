import type { Finding, RecordWarning } from "@offizin/design";
import type { Format } from "@offizin/formats";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { elementName, findingWords, listOf, pageName, say, wordsOf } from "@offizin/words";
import { formatRowSelection, selectRows } from "./row-selection.ts";

const { render, guestList } = wordsOf(OPERATOR_LOCALE);

/** What was found about a design, with page and element for the operator; equal things of many places once. */
export function designNotes(format: Format, findings: readonly Finding[]): string[] {
	const alike = Map.groupBy(findings, (finding) => findingWords(finding, OPERATOR_LOCALE));
	return [...alike].map(([words, found]) =>
		say(render.at, { places: placesOf(format, found), words }, OPERATOR_LOCALE),
	);
}

/** "Zeilen 2-9,17 der Gästeliste, …": rows as the command line takes them, should they be printed again. */
export function recordNote(format: Format, { rows, finding, isAlike }: RecordWarning): string {
	const told = {
		count: rows.length,
		rows: formatRowSelection(selectRows(rows)),
		places: placesOf(format, [finding]),
		words: findingWords(finding, OPERATOR_LOCALE),
	};
	return isAlike
		? say(render.inRows, told, OPERATOR_LOCALE)
		: say(render.inRowsAsIn, { ...told, first: `${rows[0]}` }, OPERATOR_LOCALE);
}

/** "Vorderseite, „Namen“; Rückseite, „Ort“ und „Datum“". */
function placesOf(format: Format, findings: readonly Finding[]): string {
	return [...Map.groupBy(findings, ({ page }) => page)]
		.map(([page, found]) => {
			const names = found.map(({ label }) => elementName(label, OPERATOR_LOCALE));
			const quoted = names.map((text) => say(guestList.quoted, { text }, OPERATOR_LOCALE));
			const labels = listOf([...new Set(quoted)], OPERATOR_LOCALE);
			return say(render.onPage, { page: pageName(format, page, OPERATOR_LOCALE), labels }, OPERATOR_LOCALE);
		})
		.join("; ");
}
