/** Pages about what stands beside the designs. Links are written `[words](/path/)`. */
export const extras = {
	accessory: {
		title: "Zubehör für Karten",
		intro:
			"Umschläge, Einlagen, Bänder, Siegel und Stifte passend zur Karte. Sie wählen sie auf der Seite Ihrer Karte, gleich neben Papier und Menge; einzeln sind sie noch nicht bestellbar.",
		description: "Umschläge, Einlagen, Bänder und Siegel von {brand}, mit Preisen je Stück.",
		kinds: {
			envelope: "Umschläge",
			inlay: "Einlagen",
			ribbon: "Bänder",
			seal: "Siegel",
			pen: "Stifte",
			others: "Weiteres",
		},
		price: "{name}: {price}",
		choose: {
			heading: "Wo Sie wählen",
			text: "Was zu einer Karte passt, hängt von ihrem Format ab. Suchen Sie sich zuerst [eine Karte](/produkte/) aus; auf ihrer Seite steht nur, was hineinpasst.",
		},
	},
	giftVoucher: {
		title: "Gutschein verschenken",
		intro:
			"Ein Gutschein von {brand} gilt für alles, was wir drucken. Bestellen lässt er sich auf dieser Seite noch nicht.",
		description: "Gutscheine von {brand}: Wert von {min} bis {max}, Versand per E-Mail.",
		value: {
			heading: "Wert",
			text: "Von {min} bis {max}, in ganzen Beträgen. Ein Rest bleibt auf dem Gutschein stehen.",
		},
		sending: {
			heading: "Versand",
			text: "Der Code kommt per E-Mail und kostet keinen Versand. Mehrwertsteuer fällt erst an, wenn er eingelöst wird.",
		},
		order: {
			heading: "Bestellen",
			text: "Bis es hier einen Knopf gibt, [schreiben Sie uns](/kontakt/), welchen Wert Sie verschenken möchten. Wir schicken Ihnen Rechnung und Code.",
		},
		redeem: {
			heading: "Einlösen",
			text: "Den Code tragen Sie im [Warenkorb](/warenkorb/) ein.",
		},
	},
};
