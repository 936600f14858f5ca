import { postedSendings } from "#app/magazine/post-dates.ts";
import { paths } from "#app/paths.ts";
import { cardCounts } from "./card-counts.ts";
import { numeralAtStartDe, numeralDe } from "./numeral-de.ts";

const papers = numeralDe(cardCounts.papers);

/** Copy of the card brand's home page. */
export const papiervogelHome = {
	title: "Hochzeitskarten, auf gutem Papier gedruckt",
	description: `Save-the-Date, Einladung und Dank aus einer Kollektion: online gestalten, auf ${papers} Papieren gedruckt, mit Heißfolie veredelt. Bis zu drei Musterkarten gratis.`,
	hero: {
		headline: ["Ein Umschlag geht auf, und das Fest ", "beginnt", "."],
		text: "Ihre Einladung ist das Erste, was Ihre Gäste von Ihrem Fest in der Hand halten. Wir zeichnen die Karten, Sie setzen Namen, Ort und Bild ein, wir drucken auf Papier, das man gern zweimal anfasst.",
		action: "Hochzeitskarten ansehen",
		picture:
			"Einladung, Save-the-Date und Dankeskarte mit Umschlägen auf hellem Leinen, im Licht eines Fensters",
	},
	promises: [
		{ text: "Drei Musterkarten gratis", to: paths.samples },
		{ text: "Ein Liefertag statt einer Spanne", to: paths.shipping },
		{ text: "Auf Rechnung ab 25 €", to: paths.shipping },
		{
			text: `${numeralAtStartDe(cardCounts.papers)} Papiere, ${numeralDe(cardCounts.foils)} Folien`,
			to: paths.papers,
		},
	],
	themes: {
		headline: "Kollektionen von der ersten bis zur letzten Karte",
		text: "Eine Kollektion ist eine Idee, die durchhält: vom Save-the-Date im Winter bis zum Dank nach den Flitterwochen.",
	},
	order: {
		headline: "Welche Karte wann",
		text: `${numeralAtStartDe(postedSendings.length)} Sendungen, ein Fest. So weit vorher sollten sie im Briefkasten liegen.`,
		steps: [
			{
				when: "10 bis 12 Monate vorher",
				kind: "save-the-date",
				text: "Der Tag, der Ort, mehr braucht es nicht.",
			},
			{
				when: "3 bis 6 Monate vorher",
				kind: "einladung",
				text: "Mit Uhrzeit, Anfahrt und der Bitte um Antwort.",
			},
			{ when: "bis 8 Wochen danach", kind: "danke", text: "Mit dem Bild, auf das alle warten." },
		],
		action: "Mehr zu den Fristen im Magazin",
	},
	paper: {
		headline: "Papier ist der halbe Gruß",
		text: [
			"Baumwolle, die fast wie Stoff fällt. Naturpapier, das die Farbe ein wenig trinkt. Ein kühles Weiß, auf dem Fotos stehen wie auf Glas. Auf jeder Produktseite sehen Sie, welches Papier zu Ihrer Karte passt und welches eine Folie trägt.",
			"Und weil man Papier nicht am Bildschirm fühlt, schicken wir Ihnen bis zu drei Karten vorab, ohne Berechnung.",
		],
		action: `Alle ${papers} Papiere`,
		picture: "Rand einer gefalteten Karte aus Baumwollpapier mit Goldfolie, sehr nah",
	},
	exact: {
		headline: "Was Sie sehen, liegt im Umschlag",
		text: "Bildschirm und Druckmaschine lesen dieselbe Seite: jede Zeile bricht dort um, wo sie beim Gestalten umbricht, und Folie glänzt schon im Entwurf. Was zu nah am Rand steht oder zu klein gedruckt würde, sagen wir Ihnen vor der Bestellung.",
	},
	cards: "Frisch gezeichnet",
	products: "Außer Karten",
} as const;

export type PapiervogelHome = typeof papiervogelHome;
