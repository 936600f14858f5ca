import type { OfficePriceChange } from "@offizin/contract";
import type { Currency } from "@offizin/money";
import type { AmountUnit } from "@offizin/pricing";

/** Words of price lists and of changes to them. */
export const prices = {
	title: "Preise",
	lists: "Preislisten",
	list: "Preisliste",
	listTitle: "Preise {channel} {market}",
	shop: "{channel}, {market}",
	currency: {
		chf: "Schweizer Franken",
		eur: "Euro",
		gbp: "Pfund",
		usd: "Dollar",
	} satisfies Record<Currency, string>,
	listsCaption: "Preislisten nach Markt und Marke",
	column: {
		market: "Markt",
		currency: "Währung",
		table: "Tabelle",
		holds: "enthält",
		cells: "Zellen",
		price: "Preis",
		value: "Wert",
		before: "bisher",
		after: "neu",
		example: "Beispiel",
		difference: "Unterschied",
	},
	since: "seit {day}",
	nextChange: "nächste Änderung {day}",
	valid: "Preise in {currency}, gültig seit {day}",
	validUntilChange: "Preise in {currency}, gültig seit {day}, nächste Änderung am {change}",
	listHint: "Tabelle oder Zeile, etwa Gold",
	download: "Als Tabelle herunterladen",
	read: "Tabelle einlesen",
	noTable: "Keine Tabelle und keine Zeile passt zu „{filter}“.",
	tablesCaption: "Tabellen der Preisliste nach Themen",
	within: "darin {names}",
	unit: {
		money: "Beträge",
		perMille: "Prozent",
		hundredths: "Faktoren",
	} satisfies Record<AmountUnit, string>,
	tableHint: "Wort in der Zeile",
	noRow: "Keine Zeile passt zu „{filter}“.",
	standing: {
		money: "Bruttopreise, Stand heute.",
		perMille: "Anteile in Prozent, Stand heute.",
		hundredths: "Faktoren, Stand heute.",
	} satisfies Record<AmountUnit, string>,
	mayChange: "Eine Zelle öffnet sich mit Klick oder Enter; Preise ändern sich frühestens morgen.",
	mayLook: "Eine Zelle zeigt mit Klick oder Enter ihren Verlauf.",
	gridCaption: "{table}; Pfeiltasten führen von Zelle zu Zelle, Enter öffnet sie",
	notMade: "wird nicht hergestellt",
	until: "bis {day}",
	next: "ab {day}: {amount}",
	period: { open: "ab {from}", closed: "vom {from} bis {until}" },
	/** Where a change holds. */
	reach: {
		currency: "alle Märkte in {currency}, beide Marken",
		market: "nur {market}, beide Marken",
		shop: "nur {channel} {market}",
	} satisfies Record<OfficePriceChange["reach"], string>,
	onlyMarket: "nur {market}",
	onlyShop: "nur {channel} {market}",
	cell: {
		priceToday: "Preis heute",
		valueToday: "Wert heute",
		holds: "gilt",
		since: "seit {day}",
		sinceUntil: "seit {day} bis {until}",
		sinceAt: "seit {day}, {reach}",
		sinceUntilAt: "seit {day} bis {until}, {reach}",
		history: "Verlauf",
		from: "ab {day}: {amount}",
		initial: "Anfangsbestand oder Ende einer Aktion",
	},
	form: {
		price: "Neuer Preis in {currency}",
		value: "Neuer Wert",
		from: "Gilt ab",
		lastDay: "Letzter Tag",
		lastDayNote: "(nur bei Aktionen)",
		afterwards:
			"Danach gilt wieder der Preis von vorher. Ist der neue niedriger, zeigt der Shop daneben den niedrigsten Preis der letzten 30 Tage (§\u00a011\u00a0PAngV).",
		reach: "Gilt für",
		show: "Auswirkung zeigen",
		effect: "Auswirkung",
		effectHint: "Hier stehen zehn Beispiele vor und nach der Änderung. Gespeichert wird erst danach.",
		saved:
			"Gespeichert: {period} gilt {amount}. Bis dahin lässt sich die Änderung auf der Seite der Preisliste zurückziehen.",
		toTable: "Zur Tabelle",
	},
	problem: {
		firstDayMissing: "Bitte wählen Sie den ersten Tag.",
		firstDayTooEarly: "Frühestens morgen, {day}. Am selben Tag ändert sich kein Preis.",
		lastDayBeforeFirst: "Der letzte Tag liegt vor dem ersten.",
	},
	preview: {
		title: "Auswirkung am {day}",
		nothing: "An diesem Tag kostet in dieser Liste alles so viel wie ohne die Änderung.",
		touched:
			"{count, plural, =0 {Keines der zehn Beispiele ändert sich.} one {Eines der zehn Beispiele ändert sich.} other {# der zehn Beispiele ändern sich.}}",
		warnings: "Bitte prüfen",
		caption: "Zehn Beispiele vor und nach der Änderung",
		same: "gleich",
	},
	changes: {
		title: "Änderungen",
		none: "Es ist keine Änderung geplant.",
		planned: "Geplante Änderungen",
		past: "Frühere Änderungen ({count})",
		withdraw: "Zurückziehen",
		withdrawOne: "Zurückziehen<hidden> ({period})</hidden>",
		question: "Änderung zurückziehen?",
		effect: "Die Preise von vorher gelten weiter. Dieselbe Änderung lässt sich später neu eintragen.",
		withdrawn: "Zurückgezogen. Es bleibt bei den bisherigen Preisen.",
		set: "{name}: <b>{amount}</b>",
		changed: "{name}: {before} → <b>{amount}</b>",
		more: "und {count} weitere",
		saved: "{name}, {at}",
		savedWithdrawn: "{name}, {at} · zurückgezogen von {by}, {withdrawnAt}",
	},
	sheet: {
		title: "Preise aus einer Datei",
		mayNot: "Ihr Zugang erlaubt es nicht, Preise zu ändern.",
		file: "Datei",
		fileHelp:
			"Die heruntergeladene Preisliste, als CSV gespeichert; gelesen werden Tabelle, Zeile, Spalte, Währung und Preis. Zellen, deren Preis gleich bleibt, ändern nichts.",
		saved:
			"Gespeichert: {count} Preise, {period}. Bis dahin lässt sich die Änderung auf der Seite der Preisliste zurückziehen.",
		row: "<b>Zeile {place}: </b>{reason}",
		unchanged:
			"{rows, plural, one {Eine Zeile} other {{rows} Zeilen}} gelesen. Alle Preise sind so, wie sie an diesem Tag ohnehin gelten.",
		changed:
			"{count, plural, one {{count} von {rows} Preisen ändert sich} other {{count} von {rows} Preisen ändern sich}}",
		problem: {
			missing: "Bitte wählen Sie eine Datei.",
			too_large:
				"Die Datei ist größer als 0,5\u00a0MB, mehr hat keine Preisliste. Bitte wählen Sie die Tabelle, die Sie heruntergeladen und geändert haben.",
			changed: "Die Datei hat sich seit der Auswahl geändert. Bitte wählen Sie sie noch einmal.",
			not_csv:
				"Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als CSV, in Excel mit „Speichern unter“.",
		},
	},
};
