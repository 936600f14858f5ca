import { provided } from "./provided.ts";

/** Mails about an order, and the terms that a confirmation carries (§ 312f BGB). */
export const mail = {
	greeting: "Guten Tag {firstName} {lastName},",
	link: "Bestellung ansehen",
	confirmation: {
		subject: "Ihre Bestellung {number} bei {brand}",
		thanks:
			"{isPictured, select, true {vielen Dank für Ihre Bestellung. Unten sehen Sie noch einmal {goods, select, photoframe {das Bild, so wie wir es drucken} collage {die Collage, so wie wir sie drucken} other {die Vorderseite, so wie wir sie drucken}}.} other {vielen Dank für Ihre Bestellung.}}",
		waits: "Sobald Ihre Zahlung bei uns eingegangen ist, geht Ihre Bestellung in den Druck.",
		begins: "Wir bereiten jetzt die Druckdaten vor und geben Ihre Bestellung in den Druck.",
		keep: "Bitte bewahren Sie diese E-Mail auf; sie ist die Bestätigung Ihres Vertrags.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	shipped: {
		subject: "Ihre Bestellung {number} ist unterwegs",
		handed:
			"{goods, select, card {Ihre Karten sind gedruckt, geprüft und verpackt. Wir haben sie} photoframe {Ihre Bilder sind gedruckt, geprüft und verpackt. Wir haben sie} packed {Ihre Bestellung ist verpackt. Wir haben sie} other {Ihre Bestellung ist gedruckt, geprüft und verpackt. Wir haben sie}} dem Paketdienst übergeben.",
		day: "Liefertermin: bis {day}.",
		invoice: "Ihre Rechnung {invoice} liegt auf der Seite Ihrer Bestellung, als PDF zum Herunterladen.",
		ribbon: "Das Band kommt in einem eigenen Paket, bis {day}.",
		parcel: "{carrier}, Sendungsnummer {number}",
		followed: "Verfolgen: {address}",
		parcels: "{count, plural, one {Ihr Paket} other {Ihre Pakete}}",
		phone: "Telefon {phone}",
		farewell: "Viel Freude damit\nIhre Werkstatt von {brand}",
	},
	paid: {
		subject: "Ihre Zahlung zur Bestellung {number} ist da",
		here: "das Geld für Ihre Bestellung {number} ist eingegangen, danke. Jetzt machen wir uns an die Arbeit.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	refunded: {
		subject: "Ihr Geld zur Bestellung {number} ist unterwegs",
		gone: "{of, select, all {wir haben Ihnen den ganzen Betrag Ihrer Bestellung {number} zurückgezahlt: {amount}.} other {wir haben Ihnen zu Ihrer Bestellung {number} bisher {amount} zurückgezahlt.}}",
		sameWay:
			"Das Geld kommt auf demselben Weg zurück, auf dem Sie bezahlt haben. Bis es auf Ihrem Konto steht, dauert es je nach Bank einige Tage.",
		transferred:
			"Wir haben es auf Ihr Konto überwiesen. Je nach Bank steht es dort nach ein bis zwei Werktagen.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	cancelled: {
		subject: "Ihre Bestellung {number} ist storniert",
		done: "Ihre Bestellung {number} ist storniert. Gedruckt und verschickt wird nichts davon.",
		nothing: "Zu zahlen ist nichts.",
		paid: "Was Sie bezahlt haben, zahlen wir zurück und schreiben Ihnen, sobald es unterwegs ist.",
		transferred: "Haben Sie schon überwiesen, bekommen Sie den Betrag auf demselben Weg zurück.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	withdrawal: {
		subject: "Ihr Widerruf zu Bestellung {number} ist eingegangen",
		greeting: "Guten Tag {name},",
		received:
			"Ihre Erklärung ist am {day} um {time} Uhr bei uns eingegangen. Diese E-Mail bestätigt ihren Inhalt; bitte bewahren Sie sie auf.",
		next: "Wir sehen sie uns an und schreiben Ihnen, wie es mit Rücksendung und Erstattung weitergeht.",
		declared: "Was Sie erklärt haben",
		from: "Ich widerrufe den Vertrag zur Bestellung {number}.",
		by: "{name}, {email}",
		everything: "Betroffen ist alles, was widerrufen werden kann.",
		lines: "Was in der Bestellung ist",
		made: "{name}: nach Ihren Angaben gefertigt, ohne Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB)",
		returnable: "{name}: kann zurückgegeben werden",
		link: "Widerrufsrecht nachlesen",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	waitlist: {
		subject: "Bitte bestätigen: Bescheid zu {product}",
		greeting: "Guten Tag,",
		asked:
			"jemand hat uns diese Adresse genannt, damit wir Bescheid sagen, sobald Sie bei {brand} gestalten können: {product}. Waren Sie das, bestätigen Sie es bitte mit dem Knopf.",
		once: "Dann schreiben wir Ihnen ein einziges Mal, und löschen danach Ihre Adresse.",
		mistake:
			"Waren Sie es nicht, brauchen Sie nichts zu tun: Nach sieben Tagen ist die Adresse bei uns gelöscht.",
		link: "Ja, sagen Sie mir Bescheid",
		about: "Worum es geht",
		proof: "Gefragt am {day}.",
		leave: "Adresse sofort löschen: {link}",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	designLink: {
		greeting: "Guten Tag,",
		open: {
			subject: "Ein Entwurf bei {brand}: hier weitergestalten",
			about:
				"dieser Link öffnet einen Entwurf bei {brand} auf dem Gerät, auf dem Sie ihn anklicken. Sie gestalten dort weiter; was Sie ändern, steht überall.",
			link: "Entwurf öffnen",
		},
		comment: {
			subject: "Jemand zeigt Ihnen einen Entwurf bei {brand}",
			about:
				"jemand möchte Ihnen einen Entwurf bei {brand} zeigen. Sie können ihn ansehen und auf jeder Seite anmerken, was Ihnen auffällt. Ändern lässt er sich damit nicht.",
			link: "Entwurf ansehen",
		},
		until: "Der Link gilt bis zum {day}. Wer ihn hat, kommt hinein: Geben Sie ihn bitte nicht weiter.",
		mistake: "Können Sie damit nichts anfangen, brauchen Sie nichts zu tun.",
		kept: "Ihre Adresse haben wir für diese eine Nachricht bekommen und danach gelöscht.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	opening: {
		subject: "Jetzt gestalten: {product}",
		greeting: "Guten Tag,",
		opened: "Sie wollten Bescheid wissen: {product} können Sie bei {brand} jetzt gestalten und bestellen.",
		erased: "Das war die eine Nachricht, um die Sie gebeten haben. Ihre Adresse ist bei uns nun gelöscht.",
		link: "Jetzt gestalten",
		proof: "Sie erhalten diese E-Mail, weil Sie sich am {day} dafür eingetragen haben.",
		farewell: "Herzliche Grüße\nIhre Werkstatt von {brand}",
	},
	delivery: {
		title: "Lieferung",
		day: "bis {day}{waits, select, true {, wenn Ihre Zahlung am Tag der Bestellung eingeht} other {}}",
		carriage: {
			parcel: "Paket: {day}",
			ribbon: "Band: {day}",
			letter: "Brief: {day}",
			forwarder: "Spedition: {day}",
		},
		several: "{shipping}, in mehreren Sendungen",
		together: "{shipping}, alles in einem Paket",
		apart: "{shipping}, das Band in einem eigenen Paket",
	},
	payment: {
		title: "Zahlung",
		invoice: "Kauf auf Rechnung",
		invoiceDays:
			"Die Rechnung bekommen Sie, sobald Ihre Bestellung unterwegs ist; sie ist innerhalb von {days} Tagen nach Erhalt der Ware zu bezahlen.",
		prepayment: "Vorkasse. Bitte überweisen Sie",
		to: "{amount} an {company}",
		reference: "Verwendungszweck {number}",
		method: provided,
		paid: "{name}, bezahlt. Danke.",
		comes: "{name}. Das Geld ist unterwegs zu uns; sobald es da ist, schreiben wir Ihnen.",
		demo: "Dies ist ein Demo-Shop. Bitte überweisen Sie nichts; das Konto gibt es nicht.",
	},
	item: {
		pieces:
			"{count}\u00a0{of, select, giftwrap {{count, plural, one {Set} other {Sets}}} photoprint {{count, plural, one {Abzug} other {Abzüge}}} photoframe {{count, plural, one {Bild} other {Bilder}}} other {Stück}} zu je {price}",
		parts: "darin {parts}",
		picture:
			"{item, select, product {„{name}“, wie wir es drucken} other {{goods, select, photoframe {Ihr Bild, wie wir es drucken} collage {Ihre Collage, wie wir sie drucken} other {Vorderseite Ihres Designs „{name}“}}}}",
	},
	total: {
		subtotal: "Zwischensumme",
		vat: "darin {rate, number}\u00a0% MwSt.",
		all: "Gesamtsumme inkl. MwSt.",
	},
	address: {
		both: "Rechnungs- und Lieferadresse",
		delivery: "Lieferadresse",
		billing: "Rechnungsadresse",
		gift: "Geschenk",
		neutral: "Neutral verpackt, ohne Preise.",
	},
	contract: {
		personal: {
			title: "Kein Widerrufsrecht für personalisierte Ware",
			text: "{goods, select, card {Ihre Karten werden} photoframe {Ihre Bilder werden} collage {Ihre Collagen werden} photoprint {Ihre Abzüge werden} other {Ihre Ware wird}} nach Ihren Angaben mit Ihren Texten und Fotos gefertigt. Für solche Waren besteht kein Widerrufsrecht (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB).",
		},
		returned: {
			title:
				"Widerrufsrecht für {goods, select, accessories {Zubehör ohne Aufdruck} ours {Ware mit unseren Mustern} other {Zubehör ohne Aufdruck und Ware mit unseren Mustern}}",
			right:
				"{goods, select, accessories {Umschläge, Bänder und anderes Zubehör ohne Aufdruck} ours {Geschenkpapier und andere Ware mit unseren Mustern} other {Umschläge, Bänder und anderes Zubehör ohne Aufdruck sowie Geschenkpapier und andere Ware mit unseren Mustern}} können Sie binnen 14\u00a0Tagen ohne Angabe von Gründen zurückgeben. Die Frist beginnt, wenn Sie oder eine von Ihnen benannte Person das letzte Stück davon erhalten haben.",
			how: "Dafür genügt eine eindeutige Erklärung an {company}, {street}, {postalCode} {city}, {address}, Telefon {phone}, oder auf unserer Seite unter „Vertrag widerrufen“. Es reicht, wenn Sie sie vor Ablauf der Frist absenden.",
			refund:
				"Wir erstatten den Kaufpreis dieser Ware und, wenn Sie die ganze Bestellung widerrufen, auch die Kosten der Standardlieferung spätestens vierzehn Tage, nachdem uns Ihr Widerruf erreicht hat, auf dem Weg, auf dem Sie gezahlt haben; wir dürfen damit warten, bis die Ware zurück ist oder Sie ihre Absendung belegen. Die Kosten der Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen, wenn er nicht vom bloßen Prüfen der Ware kommt.",
		},
		payment: {
			title: "Zahlung und Lieferung",
			text: "Alle Preise enthalten die gesetzliche Mehrwertsteuer. Rechnungen sind innerhalb von {days}\u00a0Tagen nach Erhalt der Ware zu bezahlen. Bei Vorkasse beginnen wir mit dem Druck, sobald Ihre Zahlung eingegangen ist; der Liefertermin zählt ab diesem Tag.",
			property: "Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
		},
		warranty: {
			title: "Gewährleistung",
			text: "Es gelten die gesetzlichen Mängelrechte, zwei Jahre ab Erhalt. Leichte Abweichungen der Farbe zwischen Bildschirm und Druck sind kein Mangel; deutliche Abweichungen von Farbe, Format oder Beschnitt drucken wir neu oder erstatten den Preis.",
		},
		contract: {
			title: "Vertrag",
			text: "Der Vertrag kommt mit dieser E-Mail in deutscher Sprache zustande; sie enthält seinen Text. Für Streitigkeiten vor einer Verbraucherschlichtungsstelle stehen wir nicht zur Verfügung (§\u00a036 VSBG).",
		},
		partner: {
			title: "Ihr Vertragspartner",
			managers: "Geschäftsführung: {managers} · {register} · USt-IdNr. {vatId}",
			reach: "Telefon {phone} · {address}",
		},
	},
};
