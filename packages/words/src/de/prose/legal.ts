/** Pages that the law wants, and what a shop says about itself. Links are written `[words](/path/)`. */
export const legal = {
	imprint: {
		title: "Impressum",
		intro: "{brand} ist eine Marke der {company}.",
		description: "Impressum von {brand}: Anbieter, Vertretung, Register und Kontakt.",
		sections: [
			{
				heading: "Anbieter",
				text: ["{address}, {country}", "Vertreten durch: {managers}"],
			},
			{
				heading: "Kontakt",
				text: ["Telefon [{phone}]({phoneLink}), {hours}", "E-Mail [{mail}](mailto:{mail})"],
			},
			{
				heading: "Register und Steuer",
				text: ["{register}", "Umsatzsteuer-Identifikationsnummer: {vatId}"],
			},
			{
				heading: "Streitbeilegung",
				text: [
					"Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§ 36 VSBG). Schreiben Sie uns; wir antworten innerhalb eines Arbeitstages.",
				],
			},
		],
	},
	terms: {
		title: "Allgemeine Geschäftsbedingungen",
		intro: "Was zwischen Ihnen und uns gilt, in so wenig Sätzen wie möglich.",
		description: "Allgemeine Geschäftsbedingungen von {brand}.",
		sections: [
			{
				heading: "Geltung und Vertragspartner",
				text: [
					"Diese Bedingungen gelten für alle Bestellungen bei {brand}. Ihr Vertragspartner ist die {address}. Die Vertragssprache ist Deutsch.",
				],
			},
			{
				heading: "Vertragsschluss",
				text: [
					"Die Darstellung der Produkte ist noch kein Angebot. Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Ihre Eingaben können Sie vorher auf jeder Seite der Kasse prüfen und ändern. Den Vertragstext schicken wir Ihnen mit der Bestätigung.",
				],
			},
			{
				heading: "Ihre Texte und Bilder",
				text: [
					"Sie versichern, dass Sie die Bilder und Texte verwenden dürfen, die Sie hochladen. Wir verwenden sie nur, um Ihre Bestellung zu fertigen, und löschen sie nach den Fristen unserer [Datenschutzhinweise](/datenschutz/).",
					"Gedruckt wird, was Sie in der Vorschau freigeben. {frozen} Rechtschreibung und Daten prüfen wir nicht. Haben Sie sich vertan, drucken wir innerhalb von 14 Tagen mit 30 % Nachlass neu.",
				],
			},
			{
				heading: "Preise und Zahlung",
				text: [
					"Alle Preise enthalten die gesetzliche Mehrwertsteuer. Versandkosten kommen hinzu und stehen vor der Bestellung in der Summe. Wie Sie zahlen können, steht unter [Zahlung & Versand](/zahlung-und-versand/). Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.",
				],
			},
			{
				heading: "Lieferung",
				text: [
					"Wir nennen Ihnen vor der Bestellung einen Tag, bis zu dem geliefert wird. Bei Vorkasse zählt er ab dem Eingang Ihrer Zahlung. Halten wir ihn nicht ein, haben Sie die gesetzlichen Rechte.",
				],
			},
			{
				heading: "Gewährleistung",
				text: [
					"Es gilt das gesetzliche Mängelhaftungsrecht; bei Verbrauchern beträgt die Frist zwei Jahre ab Erhalt. Farbtöne können zwischen Bildschirm und Papier ein wenig abweichen. Eine deutliche Abweichung von Farbe, Format, Anschnitt oder Reihenfolge ist ein Mangel: Wir drucken neu oder zahlen zurück, wie Sie möchten.",
				],
			},
			{
				heading: "Haftung",
				text: [
					"Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für wesentliche Vertragspflichten und nur bis zum vorhersehbaren, typischen Schaden. Ansprüche nach dem Produkthaftungsgesetz bleiben unberührt.",
				],
			},
			{
				heading: "Schluss",
				text: [
					"Es gilt deutsches Recht. Zwingende Vorschriften des Staates, in dem Sie als Verbraucher leben, bleiben unberührt.",
				],
			},
		],
	},
	privacy: {
		title: "Datenschutz",
		intro: "Ihre Bilder gehören Ihnen. Hier steht, was wir speichern, wozu und wie lange.",
		description: "Datenschutzhinweise von {brand}: welche Daten wir speichern, wozu und wie lange.",
		sections: [
			{
				heading: "Verantwortlich",
				text: ["{address}. E-Mail [{mail}](mailto:{mail})."],
			},
			{
				heading: "Beim Ansehen der Seiten",
				text: [
					"Wir setzen keine Werbe- oder Analyse-Cookies und binden nichts von fremden Servern ein, auch keine Schriften. Unser Server hält Zugriffe ohne Namen und ohne Inhalte fest, um Fehler und Missbrauch zu erkennen (Art. 6 Abs. 1 lit. f DSGVO).",
				],
			},
			{
				heading: "Beim Gestalten",
				text: [
					"Ein Cookie verbindet Ihren Browser mit Ihren Entwürfen und Ihrem Warenkorb; ohne ihn gingen sie verloren (§ 25 Abs. 2 TDDDG). Der Merkzettel liegt nur in Ihrem Browser.",
					"Hochgeladene Bilder liegen in einem nicht öffentlichen Speicher und sind nur von Ihrem Browser aus abrufbar.",
				],
			},
			{
				heading: "Bei der Bestellung",
				text: [
					"Name, Anschrift und E-Mail-Adresse brauchen wir, um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO). Die Anschrift erhält der Zusteller, sonst niemand.",
				],
			},
			{
				heading: "Wie lange",
				text: [
					{
						list: [
							"Bilder, die in keinem Entwurf liegen: 30 Tage",
							"Entwürfe ohne Bestellung: 90 Tage nach der letzten Änderung",
							"Abgebrochene Bestellungen: ein Tag",
							"Ihre Adresse, wenn wir Ihnen zu einem Produkt Bescheid sagen sollen: bis wir es getan haben oder Sie sich abmelden; ohne Ihre Bestätigung 7 Tage",
							"Druckdaten einer Bestellung: 6 Monate nach dem Versand, für Nachdruck und Reklamation",
							"E-Mail-Adresse, Telefon und Lieferanschrift einer Bestellung: 6 Jahre, weil das Gesetz es für Geschäftsbriefe verlangt",
							"Rechnungen: 8 Jahre, weil das Gesetz es verlangt",
						],
					},
					"Die Fristen von 6 und 8 Jahren beginnen mit dem Ende des Jahres, in dem Sie bestellt haben. Danach löschen wir von selbst.",
				],
			},
			{
				heading: "Ihre Rechte",
				text: [
					"Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch: Eine E-Mail genügt. Beschweren können Sie sich beim Bayerischen Landesamt für Datenschutzaufsicht.",
				],
			},
		],
	},
	withdrawal: {
		title: "Widerrufsrecht",
		intro: "Wann Sie zurücktreten können, wann nicht, und wie es geht.",
		description: "Widerrufsrecht bei {brand}: Belehrung, Ausnahmen und Weg.",
		sections: [
			{
				heading: "Persönlich gestaltete Ware",
				text: [
					"Alles, was Ihren Text oder Ihr Bild trägt, fertigen wir eigens für Sie. Für solche Ware besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).",
					"Das ändert nichts an Ihren Rechten bei Mängeln: Ist etwas schlecht gedruckt, falsch geschnitten oder beschädigt, drucken wir neu oder zahlen zurück.",
				],
			},
			{
				heading: "Alles andere: 14 Tage",
				text: [
					"Unbedruckte Ware, etwa Umschläge, Bänder oder leere Rahmen, und Ware mit unseren eigenen Mustern, etwa Geschenkpapier, können Sie binnen vierzehn Tagen ohne Angabe von Gründen zurückgeben. Die Frist beginnt, wenn Sie oder eine von Ihnen benannte Person die Ware erhalten haben.",
					"Um zu widerrufen, genügt eine eindeutige Erklärung an {address}, E-Mail [{mail}](mailto:{mail}), Telefon {phone}. Am schnellsten geht es über [Vertrag widerrufen](/vertrag-widerrufen/). Es reicht, wenn Sie die Erklärung vor Ablauf der Frist absenden.",
				],
			},
			{
				heading: "Folgen",
				text: [
					"Wir erstatten den Kaufpreis und die Kosten der Standardlieferung spätestens vierzehn Tage, nachdem uns Ihr Widerruf erreicht hat, auf dem Weg, auf dem Sie gezahlt haben. Wir dürfen damit warten, bis die Ware zurück ist oder Sie ihre Absendung belegen. Die Kosten der Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen, wenn er nicht vom bloßen Prüfen der Ware kommt.",
				],
			},
		],
	},
	accessibility: {
		title: "Barrierefreiheit",
		intro: "Einkaufen und Gestalten sollen für alle gehen, mit Maus, Daumen, Tastatur oder Vorlesen.",
		description: "Erklärung zur Barrierefreiheit von {brand}.",
		sections: [
			{
				heading: "Woran wir uns messen",
				text: [
					"An den WCAG 2.2, Stufe AA, und damit an den Vorgaben des Barrierefreiheitsstärkungsgesetzes. Jede Seite wird vor einer Veröffentlichung mit axe-core geprüft und mit der Tastatur bedient.",
				],
			},
			{
				heading: "Was geht",
				text: [
					{
						list: [
							"Alle Seiten lassen sich mit der Tastatur bedienen; der Fokus ist immer zu sehen.",
							"Listen, Produktseiten und Kasse funktionieren auch ohne Skript.",
							"Texte lassen sich auf 200 % vergrößern, ohne dass etwas verschwindet.",
							"Wer Bewegung im System abschaltet, sieht keine.",
						],
					},
				],
			},
			{
				heading: "Was noch fehlt",
				text: [
					"Bilder von Karten beschreiben Motiv, Farbe und Ansicht, aber nicht jeden Text, der darauf steht. Ein PDF der Druckvorschau ist nicht für Vorleseprogramme ausgezeichnet.",
				],
			},
			{
				heading: "Melden Sie uns Hürden",
				text: [
					"An [{mail}](mailto:{mail}) oder {phone}. Wir antworten innerhalb eines Arbeitstages. Hilft das nicht, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden.",
				],
			},
		],
	},
};
