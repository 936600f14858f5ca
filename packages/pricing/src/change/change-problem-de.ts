import { productName } from "@offizin/assortment";
import { isDay } from "@offizin/calendar-days";
import type { Currency } from "@offizin/money";
import { type ChannelKey, channels } from "@offizin/sites";
import { formatDay } from "../format-day.ts";
import { formatAmountDe } from "./amount-de.ts";
import { cellNameDe, priceTable } from "./cell-name-de.ts";
import type { ChangeProblem } from "./check-change.ts";
import { marketNameDe } from "./market-name-de.ts";

const LOCALE = "de-DE";

type Words = (problem: ChangeProblem) => string;

const dayWords = (day: string) => (isDay(day) ? formatDay(day, LOCALE) : `„${day}“`);

function amountWords({ table, value, ...rest }: ChangeProblem): string {
	const unit = priceTable(table)?.unit;
	const currency: Currency | undefined = "currency" in rest ? rest.currency : undefined;
	const amount = Number(value);
	return unit && currency && Number.isSafeInteger(amount) ? formatAmountDe(amount, unit, currency) : value;
}

/** What is wrong, as the end of "Karten: Klappkarte A6, 50 Stück: …". */
const reasons: Readonly<Record<ChangeProblem["code"], Words>> = {
	missing: ({ value }) => `ab ${dayWords(value)} fehlt ein Preis.`,
	unknown_table: ({ value }) => `die Tabelle „${value}“ gibt es nicht.`,
	unknown_row: ({ value }) => `die Zeile „${value}“ gibt es in dieser Tabelle nicht.`,
	unknown_column: ({ value }) => `die Spalte „${value}“ hat hier keinen Preis.`,
	unknown_currency: ({ value }) => `die Währung „${value}“ gibt es nicht.`,
	unknown_market: ({ value }) => `den Markt „${value}“ gibt es nicht.`,
	unknown_channel: ({ value }) => `die Marke „${value}“ gibt es nicht.`,
	not_whole: ({ value }) => `${value} ist keine ganze Zahl in der kleinsten Einheit.`,
	negative: (problem) => `${amountWords(problem)} liegt unter null.`,
	free: () => "hier darf nichts kostenlos sein.",
	two_currencies: ({ value }) => `die Währung ${value.toUpperCase()} gilt in diesem Markt nicht.`,
	not_a_day: ({ value }) => `„${value}“ ist kein Tag des Kalenders.`,
	ends_before_start: ({ value }) => `der letzte Tag, ${dayWords(value)}, liegt vor dem ersten.`,
	overlapping: ({ value }) =>
		`für die Zeit ab ${dayWords(value)} ist schon ein Preis eingetragen. Ziehen Sie die geplante Änderung zuerst zurück.`,
	not_ascending: ({ value }) => `die Mengen der Tabelle steigen bei ${value} nicht an.`,
	not_from_one: () => "die erste Menge der Tabelle ist nicht 1.",
	total_falls: (problem) =>
		isOfCard(problem)
			? `eine größere Menge würde zusammen weniger kosten als die kleinere davor (${amountWords({ ...problem, table: "card.base" })}).`
			: `mit ${amountWords(problem)} Rabatt würde diese Menge zusammen nicht mehr kosten als eine kleinere.`,
	not_after_today: ({ value }) =>
		`${dayWords(value)} ist zu früh. Preise ändern sich frühestens morgen, nie im Lauf eines Tages.`,
	still_announced: ({ value }) =>
		`bis ${dayWords(value)} läuft hier schon ein angekündigter Preis, und was läuft, lässt sich nicht zurückziehen. Wählen Sie einen ersten Tag danach.`,
	cell_twice: () => "diese Zelle steht zweimal in der Änderung.",
};

/** A problem in words that name table, row and column, and the shop where it is only there. */
export function changeProblemDe(problem: ChangeProblem): string {
	const { market, channel } = { market: undefined, channel: undefined, ...problem };
	const shop = [
		...(channel === undefined ? [] : [channels[channel as ChannelKey]?.name ?? channel]),
		...(market === undefined ? [] : [marketNameDe(market)]),
	].join(" ");
	return `${placeDe(problem)}${shop === "" ? "" : ` (${shop})`}: ${reasons[problem.code](problem)}`;
}

/** Falling totals of cards belong to a card and a quantity, everything else to a cell. */
function isOfCard({ code, table }: ChangeProblem): boolean {
	return code === "total_falls" && table === "card";
}

function placeDe(problem: ChangeProblem): string {
	if (!isOfCard(problem)) return cellNameDe(problem);
	const [format = "", paper = "", refinement = ""] = problem.column.split(", ");
	return [
		`Karten, ${problem.row} Stück`,
		productName("format", format, LOCALE),
		productName("paper", paper, LOCALE),
		...(refinement === "ohne" ? [] : [productName("refinement", refinement, LOCALE)]),
	].join(", ");
}
