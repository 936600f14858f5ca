/** Pages about how to buy. Links are written `[words](/path/)`. */
export const service = {
	shipping: {
		title: "Zahlung & Versand",
		intro:
			"Alle Preise verstehen sich inklusive Mehrwertsteuer. Der Versand kommt hinzu, einmal je Bestellung.",
		description: "Zahlungsarten, Versandkosten und Lieferzeiten bei {brand}.",
		costs: {
			heading: "Versandkosten",
			none: "Wir liefern {destination} noch nicht.",
			standard: "Standardversand {destination}: {price}, unabhängig von der Menge.",
			country: "Geliefert wird in das Land, in dessen Laden Sie einkaufen.",
		},
		day: {
			heading: "Ein Tag, keine Spanne",
			text: [
				"Vor der Bestellung nennen wir Ihnen den Tag, bis zu dem die Sendung bei Ihnen ist. Darin stecken die Fertigung, bei Heißfolie zwei Tage mehr, und zwei bis vier Arbeitstage Zustellung; Feiertage an Ihrem und an unserem Ort sind eingerechnet.",
				"Derselbe Tag steht auf der Produktseite, im Warenkorb, in der Kasse und in der Bestätigung. Ist die Sendung an ihm nicht da, [melden Sie sich bitte](/kontakt/): Wir sehen nach, wo sie ist.",
			],
		},
		payment: {
			heading: "Zahlung",
			text: [
				{
					list: [
						"Kauf auf Rechnung ab einem Warenwert von {invoice}",
						"Vorkasse: Wir fertigen, sobald Ihre Überweisung da ist",
					],
				},
				"Zuschläge für eine Zahlungsart gibt es nicht.",
			],
		},
		postage: {
			heading: "Porto für Ihre Post",
			text: "Auf jeder Produktseite steht, womit Ihre Karte reist. Die Post nimmt dafür:",
		},
	},
	contact: {
		name: "Kontakt",
		title: "Fragen Sie jemanden, der druckt",
		intro:
			"Am Telefon und hinter der Adresse sitzen Menschen aus der Werkstatt, auf Deutsch und auf Englisch.",
		description: "Fragen zu Papier, Druck oder Lieferung? Telefon {phone}, {hours}.",
		sections: [
			{ heading: "Telefon", text: ["[{phone}]({phoneLink})", "{hours}"] },
			{ heading: "E-Mail", text: ["[{mail}](mailto:{mail})", "Antwort innerhalb eines Arbeitstages."] },
			{ heading: "Post", text: ["{address}"] },
			{
				heading: "Wenn etwas nicht stimmt",
				text: [
					"Schicken Sie uns ein Foto und die Bestellnummer. Liegt der Fehler bei uns, drucken wir neu oder zahlen zurück; Sie müssen nichts einsenden.",
				],
			},
		],
	},
	samples: {
		name: "Musterkarten",
		pageTitle: "Musterkarten gratis",
		title: "Erst fühlen, dann bestellen",
		intro:
			"Bis zu {free, select, 1 {eine Musterkarte} 2 {zwei Musterkarten} 3 {drei Musterkarten} other {{free} Musterkarten}} schicken wir Ihnen ohne Berechnung, auf dem Papier und mit der Folie, die Sie im Sinn haben. Jede weitere kostet {price}.",
		description:
			"Bis zu {free, select, 1 {eine Musterkarte} 2 {zwei Musterkarten} 3 {drei Musterkarten} other {{free} Musterkarten}} gratis: Papier, Falz und Folie in der Hand prüfen, bevor Sie bestellen.",
		action: "Karten aussuchen",
		subject: "Musterkarten",
		sections: [
			{
				heading: "So kommen sie zu Ihnen",
				text: [
					"Schreiben Sie an [{mail}]({link}) und nennen Sie die Karten, das Papier und Ihre Anschrift. Bestellen mit einem Klick richten wir gerade ein.",
					"Die Muster gehen als Brief auf den Weg, kostenlos, und Sie schicken nichts zurück.",
				],
			},
			{
				heading: "Was darauf steht",
				text: [
					"Die Karte zeigt den Beispieltext der Vorlage. So sehen Sie Farbe, Griff und Glanz; Ihren eigenen Text sehen Sie Zeile für Zeile schon beim Gestalten so, wie er gedruckt wird.",
				],
			},
			{
				heading: "Welche es sein sollten",
				text: [
					"Nehmen Sie dieselbe Karte auf mehreren Papieren. Der Unterschied zwischen Naturpapier, Feinstpapier und mattem Karton ist größer als der zwischen zwei Motiven. Was sie auszeichnet, steht unter [Papiere](/papiere/).",
				],
			},
		],
	},
	withdraw: {
		title: "Vertrag widerrufen",
		intro:
			"Ohne Anmeldung und ohne Begründung. Wir brauchen Ihren Namen, die Bestellnummer und eine E-Mail-Adresse, an die wir den Eingang bestätigen.",
		description: "So widerrufen Sie einen Vertrag: ohne Anmeldung, mit einer E-Mail.",
		letter: {
			goods: "Hiermit widerrufe ich den Vertrag über die folgende Ware:",
			number: "Bestellnummer:",
			days: "Bestellt am / erhalten am:",
			name: "Name:",
			email: "E-Mail-Adresse für die Bestätigung:",
		},
		sections: [
			{
				heading: "So geht es",
				text: [
					"Schreiben Sie an [{mail}]({link}). Der Link öffnet eine vorbereitete Nachricht, in der Sie nur die Angaben ergänzen. Ein Brief an {address}, oder ein Anruf unter {phone} gilt ebenso.",
					"Den Eingang bestätigen wir per E-Mail mit Inhalt, Datum und Uhrzeit.",
				],
			},
			{
				heading: "Bevor Sie schreiben",
				text: [
					"Ware mit Ihrem Text oder Ihrem Bild fertigen wir eigens für Sie; für sie gibt es kein Widerrufsrecht. Was davon ausgenommen ist und welche Fristen gelten, steht unter [Widerrufsrecht](/widerruf/).",
					"Ist an einer gestalteten Karte etwas falsch gedruckt, brauchen Sie keinen Widerruf: [Schreiben Sie uns](/kontakt/), wir drucken neu oder zahlen zurück.",
				],
			},
		],
	},
	themes: {
		title: "Kollektionen",
		pageTitle: "Kollektionen für die Hochzeit",
		intro:
			"Eine Kollektion ist eine Idee, ein Paar Schriften, ein Ornament und eine Art, die Seite zu teilen. Was Sie hier beginnen, können Sie ein Jahr später zu Ende führen.",
		description:
			"Kollektionen von Papiervogel: eine Idee vom Save-the-Date bis zur Dankeskarte, in mehreren Farben und mit Heißfolie.",
	},
	cards: {
		name: "Karten",
		intro:
			"Wir beginnen mit dem Anlass, der die meiste Post macht. Geburt, Taufe, Geburtstag und Trauer folgen, sobald die Karten dafür so gut sind wie diese.",
	},
	magazine: {
		title: "Magazin",
		intro: "Fristen, Etikette und Papierkunde. Wenig, aber zu Ende gedacht.",
		description:
			"Aus der Werkstatt von Papiervogel: Fristen, Etikette und Papierkunde rund um Hochzeitspost.",
	},
	papers: {
		title: "{papers, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{papers}}} Papiere",
		pageTitle:
			"{papers, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{papers}}} Papiere für Karten",
		description:
			"Bilderdruck, Naturpapier, Baumwolle, Leinenprägung, Perlmutt, Kraftpapier: wie sich unsere {papers, select, 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{papers}}} Papiere anfühlen und welche eine Heißfolie tragen.",
		intro:
			"Glatte Papiere zeigen Bilder scharf, offene nehmen Tinte an, Baumwolle tut beides ein bisschen und kostet mehr. Heißfolie tragen {foil, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} other {{foil}}} von ihnen{hasRelief, select, yes {, Relieflack {relief, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} other {{relief}}}} other {}}.",
	},
};
