import { calendarFormats, giftwrapSets, giftwrapSheet } from "@offizin/assortment";
import { listOf } from "@offizin/words";

/** Figures of products besides cards, as sentences name them (packages/assortment). */
export function productFacts(locale: string) {
	return {
		calendarFormats: String(calendarFormats.length),
		giftwrapSheet: `${giftwrapSheet.width / 10}\u00a0×\u00a0${giftwrapSheet.height / 10}\u00a0cm`,
		giftwrapSets: listOf(
			giftwrapSets.map(({ key }) => key),
			locale,
			"disjunction",
		),
	};
}
