/** Printed envelopes beside their card. */
export const companions = {
	title: "Umschläge mit Anschrift",
	invite:
		"Vorn die Anschrift jedes Gastes, auf der Klappe Ihr Absender, passend zu dieser Karte. Ihre Angaben und Ihre Gästeliste kommen mit.",
	make: "Umschläge bedrucken",
	again: "Umschläge neu beginnen",
	price: "ab {price} je Umschlag",
	made: "Ihre Umschläge",
	madeFor: "{count, plural, =0 {noch ohne Gästeliste} one {für # Gast} other {für # Gäste}}",
	different: "Ihre Karte ist für {own, number}, Ihre Umschläge sind für {other, number} Gäste.",
	differentCard: "Ihre Umschläge sind für {own, number}, Ihre Karte ist für {other, number} Gäste.",
	back: "Zurück zur Karte",
	backHelp: "Diese Umschläge gehören zu Ihrer Karte und werden eigens bestellt.",
	twice: "Zu Ihrer Karte sind außerdem unbedruckte Umschläge gewählt; sie werden mitberechnet.",
	once: "Unbedruckte weglassen",
};
