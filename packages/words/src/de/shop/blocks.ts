/** What blocks of pages say besides what editors have written. */
export const blocks = {
	teaser: "Vorgestellt",
	gallery: {
		title: "Bausteine der Seiten",
		intro:
			"Jeder Baustein, aus dem Seiten gemacht werden, an seinem Beispiel. Diese Seite gibt es nur in der Vorführung.",
	},
	article: { contents: "In diesem Artikel", related: "Weiterlesen" },
	material: {
		perSquareMetre: "{weight}\u00a0kg je m²",
		upTo: "bis {size}",
		range: "{from} bis {to}",
	},
	similar: { more: "{count} weitere zeigen", less: "Weniger zeigen" },
	themeCards: { progress: "{count} von {total}", more: "Mehr Designs anzeigen" },
	review: { stars: "{stars} von {most} Sternen" },
	shipping: {
		country: "Land",
		none: "nicht möglich",
		cutOff: "Was bis {time} Uhr bestellt ist, beginnen wir am selben Werktag.",
	},
	accessoryKinds: {
		envelope: "Umschläge",
		inlay: "Einlagen",
		ribbon: "Bänder",
		seal: "Siegel",
		pen: "Stifte",
		others: "Weiteres",
	},
};
