/** Words of the option panel, the price beside it and the tables below. */
export const panel = {
	panel: {
		recalculate: "Preis neu berechnen",
		facts: "Einzelheiten zu Ihrer Auswahl",
		follows: "Was sich beim Wechsel noch ändert",
		reasons: "Was hier nicht zusammenpasst",
		withheld: "Was es hier nicht gibt, und warum",
		freeSize: "Eigenes Maß",
		width: "Breite in cm",
		height: "Höhe in cm",
		limits:
			"Kurze Seite {shortMin, number} bis {shortMax, number} cm, lange Seite {longMin, number} bis {longMax, number} cm.",
		takeSize: "Maß übernehmen",
		decrease: "Weniger: {name}",
		more: "{count, number} weitere zeigen",
		increase: "Mehr: {name}",
		flap: "Klappe",
		price: "Preis und Lieferung",
		delivery: "Lieferung bis {date}",
		deliveryNote: "bei Bestellung heute, mit Standardversand {destination}",
		before: "statt {price}",
		lowest: "Niedrigster Preis der letzten 30 Tage: {price}",
		perSquareMetre: "{price} je m²",
		explained: "So setzt sich der Preis zusammen",
		ladder: "Staffelpreise",
		item: "Posten",
		each: "Stückpreis",
		total: "Gesamt",
		others: "Weitere Produkte",
		vatPart: "Darin enthalten: {amount} MwSt. ({rate, number}\u00a0%)",
	},
	wallPhoto: {
		quality: {
			good: "Gestochen scharf in {size}.",
			fair: "Scharf in {size}, auch aus der Nähe ordentlich.",
			soft: "In {size} wird Ihr Foto weich.{best, select, none {} other { Gestochen scharf ist es bis {best}.}}",
			refused:
				"Für {size} hat Ihr Foto zu wenig Pixel.{best, select, none { Bitte nehmen Sie das Original und keine verkleinerte Kopie.} other { Gestochen scharf ist es bis {best}.}}",
		},
		choose: "Foto auswählen",
		other: "Anderes Foto nehmen",
		toCart: "In den Warenkorb",
		foreign:
			"Diesen Entwurf können wir Ihnen nicht zeigen: Er gehört zu einem anderen Gerät oder wurde gelöscht. Wählen Sie einfach noch einmal Ihr Foto aus.",
		drop: "Oder ziehen Sie Ihr Foto auf diese Seite.",
		sending: "Ihr Foto wird übertragen …",
		unreachable:
			"Das hat nicht geklappt: Wir sind gerade nicht zu erreichen. Ihre Auswahl bleibt stehen, bitte versuchen Sie es gleich noch einmal.",
	},
};
