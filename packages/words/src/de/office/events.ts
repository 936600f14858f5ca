/** What happened to an order, by the event's name in the history. */
export const events = {
	placed: "Bestellt",
	files_ready: "Druckdatei fertig",
	files_failed: "Druckdatei fehlgeschlagen",
	pay: "Zahlungseingang gebucht",
	release: "Freigegeben",
	print: "Als gedruckt gemeldet",
	ship: "Als versendet gemeldet",
	deliver: "Als zugestellt gemeldet",
	retry: "Druckdatei neu angestoßen",
	cancel: "Storniert",
	print_data_removed: "Druckdaten gelöscht",
	contact_removed: "Kontakt und Lieferanschrift gelöscht",
	mail_again: "E-Mail erneut gesendet",
	email_corrected: "E-Mail-Adresse berichtigt",
	routing_id_noted: "Leitweg-ID vermerkt",
};
