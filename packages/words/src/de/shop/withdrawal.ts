/** Words of the page on which somebody withdraws from a contract (§ 356a BGB). */
export const withdrawal = {
	withdrawal: {
		title: "Vertrag widerrufen",
		description: "Vertrag widerrufen: ohne Anmeldung, in zwei Schritten, mit Bestätigung per E-Mail.",
		intro:
			"Ohne Anmeldung und ohne Begründung. Den Eingang bestätigen wir sofort per E-Mail, mit Inhalt, Datum und Uhrzeit.",
		name: "Ihr Name",
		orderNumber: "Bestellnummer",
		orderNumberHelp: "Sie steht in der Bestellbestätigung, zum Beispiel 26-100042.",
		email: "E-Mail-Adresse für die Bestätigung",
		what: "Was Sie widerrufen",
		whatHelp: "Leer heißt: alles, was widerrufen werden kann.",
		next: "Weiter",
		before: {
			title: "Bevor Sie widerrufen",
			made: "Ware mit Ihrem Text oder Ihrem Bild fertigen wir eigens für Sie; für sie gibt es kein Widerrufsrecht. Welche Fristen gelten und was sonst ausgenommen ist, steht unter <link>Widerrufsrecht</link>.",
			wrong:
				"Ist etwas falsch gedruckt, brauchen Sie keinen Widerruf: <link>Schreiben Sie uns</link>, wir drucken neu oder zahlen zurück.",
			letter: "Eine E-Mail an {mail}, ein Brief oder ein Anruf gelten ebenso.",
		},
		confirm: {
			title: "Stimmt das so?",
			text: "Mit dem Knopf geben Sie diese Erklärung ab:",
			from: "Ich widerrufe den Vertrag zur Bestellung {orderNumber}.",
			by: "{name}, {email}",
			everything: "Betroffen ist alles, was widerrufen werden kann.",
			send: "Widerruf bestätigen",
			change: "Angaben ändern",
		},
		done: {
			title: "Ihr Widerruf ist eingegangen.",
			text: "Am {day} um {time} Uhr. Die Bestätigung ist unterwegs an {email}. Wie es mit Rücksendung und Erstattung weitergeht, schreiben wir Ihnen.",
			home: "Zur Startseite",
		},
		busy: "Das hat gerade nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal, oder schreiben Sie uns.",
	},
};
