import type { FactSource } from "@offizin/base";

/** Words of the catalogue. */
export const catalogue = {
	title: "Katalog",
	products: "Produkte und ihre Regeln",
	productParts: "{options} Optionen, {rules, plural, one {# Regel} other {# Regeln}}",
	tables: "Tabellen",
	rows: "{count} Zeilen",
	rowHint: "Wort oder Schlüssel",
	rowsOf: "{shown} von {all} Zeilen.",
	noRow: "Keine Zeile passt zu „{filter}“.",
	caption: "{name}; die Spaltenköpfe sortieren",
	ruleHint: "Regel, etwa Folie",
	soldAt: "Verkauft bei {channels}.",
	options: "Optionen",
	preset: "<code>{key}</code> voreingestellt: {value}",
	rules: "Regeln ({count})",
	rulesOf: "Regeln ({shown} von {all})",
	noRules: "Bei diesem Produkt geht alles mit allem zusammen.",
	/** Where a row comes from. */
	source: {
		spec: "Vorgabe",
		verified: "geprüft",
		norm: "Norm",
		market: "eigene",
	} satisfies Record<FactSource, string>,
	sourceMeaning: {
		spec: "aus der Anforderung",
		verified: "am Markt nachgeprüft",
		norm: "aus einer Norm",
		market: "von uns nach dem Markt festgelegt",
	} satisfies Record<FactSource, string>,
};
