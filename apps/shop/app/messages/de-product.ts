import { namesDe } from "@offizin/assortment";
import { cardCounts } from "../content/card-counts.ts";
import { numeralDe } from "../content/numeral-de.ts";

/** Words of a product page. */
export const deProduct = {
	samples: {
		note: "Erst fühlen, dann bestellen: <link>Bis zu drei Musterkarten</link> schicken wir Ihnen gratis.",
		papers: `Alle ${numeralDe(cardCounts.papers)} Papiere im Vergleich`,
	},
	gallery: {
		label: "Bilder der Karte",
		show: "{name} zeigen",
	},
	view: { front: "Vorn und hinten", open: "Aufgeschlagen", detail: "Nah" },
	page: namesDe.page,
	facts: {
		title: "Gut zu wissen",
		withdrawal: "Widerruf",
		withdrawalText:
			"Karten mit Ihrem Text oder Bild fertigen wir nur für Sie; ein <link>Widerrufsrecht</link> besteht dafür nicht. Umschläge, Bänder und anderes Zubehör ohne Aufdruck können Sie 14 Tage lang zurückgeben.",
		warranty: "Gewährleistung",
		warrantyText:
			"Es gilt die gesetzliche Gewährleistung von zwei Jahren. Ist der Fehler unserer, drucken wir neu oder zahlen zurück; mehr in den <link>AGB</link>.",
		manufacturer: "Hersteller",
	},
} as const;
