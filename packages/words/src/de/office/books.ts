/** What leaves for the tax adviser and the tax office. */
export const books = {
	title: "Buchhaltung",
	explained:
		"Rechnungen und Rechnungskorrekturen nach dem Tag, an dem sie entstanden sind, in Berlin gezählt.",
	month: "Monat",
	quarter: "Quartal",
	quarterOf: "{quarter}. Quartal {year}",
	monthly: "Ein Monat",
	quarterly: "Ein Quartal",
	documents: "Belege herunterladen (CSV)",
	datev: "Buchungsstapel für DATEV herunterladen",
	datevNote:
		"Konten nach SKR\u00a003; Berater, Mandant und Konten prüft Ihre Steuerberatung. Belege in anderen Währungen als Euro stehen nur in der CSV-Datei.",
	oss: "OSS-Meldung herunterladen (CSV)",
	ossNote: "Netto und MwSt. je Land und Satz für Lieferungen in andere Länder der EU, Korrekturen abgezogen.",
};
