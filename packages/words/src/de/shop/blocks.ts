/** What blocks of pages say besides what editors have written. */
export const blocks = {
	teaser: { label: "Vorgestellt", pause: "Anhalten", play: "Weiterlaufen" },
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
};
