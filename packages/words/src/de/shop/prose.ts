/** What stands around texts of pages. */
export const prose = {
	placeholder:
		"Vorführung: Firma, Anschrift und Nummern auf dieser Seite sind Platzhalter. Vor dem Betrieb gehören die echten Angaben und eine rechtliche Prüfung hierher.",
};
