import type { ChangeProblem, ChangeWarning } from "@offizin/pricing";

/** What is said of a change of prices. */
export const priceChange = {
	/** Why it is refused: the end of "Karten: Klappkarte A6, 50 Stück: …". */
	problem: {
		missing: "ab {day} fehlt ein Preis.",
		unknown_table: "die Tabelle „{value}“ gibt es nicht.",
		unknown_row: "die Zeile „{value}“ gibt es in dieser Tabelle nicht.",
		unknown_column: "die Spalte „{value}“ hat hier keinen Preis.",
		unknown_currency: "die Währung „{value}“ gibt es nicht.",
		unknown_market: "den Markt „{value}“ gibt es nicht.",
		unknown_channel: "die Marke „{value}“ gibt es nicht.",
		not_whole: "{value} ist keine ganze Zahl in der kleinsten Einheit.",
		negative: "{amount} liegt unter null.",
		free: "hier darf nichts kostenlos sein.",
		two_currencies: "die Währung {currency} gilt in diesem Markt nicht.",
		not_a_day: "„{value}“ ist kein Tag des Kalenders.",
		ends_before_start: "der letzte Tag, {day}, liegt vor dem ersten.",
		overlapping:
			"für die Zeit ab {day} ist schon ein Preis eingetragen. Ziehen Sie die geplante Änderung zuerst zurück.",
		not_ascending: "die Mengen der Tabelle steigen bei {value} nicht an.",
		not_from_one: "die erste Menge der Tabelle ist nicht 1.",
		total_falls: "mit {amount} Rabatt würde diese Menge zusammen nicht mehr kosten als eine kleinere.",
		not_after_today: "{day} ist zu früh. Preise ändern sich frühestens morgen, nie im Lauf eines Tages.",
		still_announced:
			"bis {day} läuft hier schon ein angekündigter Preis, und was läuft, lässt sich nicht zurückziehen. Wählen Sie einen ersten Tag danach.",
		cell_twice: "diese Zelle steht zweimal in der Änderung.",
	} satisfies Record<ChangeProblem["code"], string>,
	/** Of a product and a quantity, where `total_falls` is of a cell. */
	madeTotalFalls: "eine größere Menge würde zusammen weniger kosten als die kleinere davor ({amount}).",
	/** Where a product is meant and no cell. */
	made: "{product, select, card {Karten, {count} Stück} other {{count} Stück}}",
	quoted: "„{value}“",
	/** Worth a second look. */
	warning: {
		large_step: "{place}: {direction, select, up {steigt} other {sinkt}} um {percent}\u00a0%, von {before}.",
		unusual_ending: "{place}: {amount} endet ungewöhnlich, sonst enden Preise auf 0, 5 oder 9.",
		not_payable_in_coins: "{place}: {amount} ist kein Vielfaches von 5 Rappen.",
		without_effect:
			"{place}: in dieser Liste bleibt es bei {amount}, weil ein enger gefasster oder angekündigter Preis vorgeht.",
	} satisfies Record<ChangeWarning["code"], string>,
};
