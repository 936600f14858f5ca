/** What the folder of a person's data says of itself. It is read in every language at once. */
export const dataExport = {
	title: "Auskunft über Ihre Daten",
	everything: "Alles als JSON:",
	nothing: "Nichts",
	orders: "Bestellungen",
	designs: "Entwürfe",
	photos: "Fotos",
	mails: "E-Mails",
	openCarts: "Offene Warenkörbe",
	staffAccount: "Konto der Werkstatt",
	reasonsTitle: "Wozu und wie lange",
	reasons:
		"Wir brauchen diese Daten, um Bestellungen auszuführen (Art. 6 Abs. 1 lit. b DSGVO), und für Rechnungen, weil das Gesetz es verlangt (lit. c). Druckdaten bleiben {printDataMonths, number} Monate nach dem Versand, Entwürfe ohne Bestellung {designDays, number} Tage, Kontakt und Lieferanschrift {letterYears, number} Jahre, Rechnungen {invoiceYears, number} Jahre. Der Zusteller erhält die Anschrift, sonst niemand. Sie können Berichtigung und Löschung verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren.",
	state: {
		draft: "wird gerade bestellt",
		placed: "bestellt",
		abandoned: "abgebrochen",
	},
};
