/** The page of what was found; the field itself is on every page (page.ts). */
export const search = {
	search: {
		pageTitle: "Suche",
		pageTitleFor: "Suche nach „{query}“",
		count: "{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}",
		heading: "„{query}“",
		for: "für „{query}“",
		notWhole: "Mit allen Wörtern haben wir nichts gefunden. Das hier kommt am nächsten.",
		all: "Alles",
		kinds: "Art der Treffer",
		kind: {
			design: "Designs",
			product: "Produkte",
			page: "Seiten",
			article: "Magazin",
		},
		empty: {
			title: "Dafür haben wir nichts gefunden.",
			tips: {
				papiervogel:
					"Versuchen Sie ein kürzeres Wort, eine Farbe oder den Namen einer Kollektion. Über Tippfehler sehen wir hinweg.",
				bildwand:
					"Versuchen Sie ein kürzeres Wort, ein Material oder ein Maß. Über Tippfehler sehen wir hinweg.",
			},
			popular: "Vielleicht suchen Sie eines davon",
		},
		start: "Wonach suchen Sie?",
		startText: {
			papiervogel: "Designs, Kollektionen, Papiere, Formate und alles, was wir darüber geschrieben haben.",
			bildwand: "Materialien, Formate und alles, was wir darüber geschrieben haben.",
		},
		more: "Mehr anzeigen",
	},
};
