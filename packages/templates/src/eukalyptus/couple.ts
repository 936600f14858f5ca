import type { Facts } from "@offizin/design";

/** The pair whose wedding a colour version shows: every card of it tells of the same day. */
export interface Couple {
	readonly facts: Facts;
	readonly quote: { readonly text: string; readonly by: string };
	readonly invitation: string;
	/** Two lines where there is room for them. */
	readonly reply: string;
	readonly schedule: readonly { readonly time: string; readonly what: string }[];
	readonly travel: string;
	readonly wishes: string;
	readonly saveTheDate: string;
	readonly thanks: string;
}

export const claraAndJonathan: Couple = {
	facts: {
		name1: "Clara",
		name2: "Jonathan",
		date: "2027-06-12",
		time: "14:30",
		place: "Alte Schlossgärtnerei",
		town: "Meersburg am Bodensee",
		address: "Gartenweg 7\n78464 Konstanz",
		"reply-by": "2027-03-28",
		phone: "0171 39200 47",
	},
	quote: { text: "Glücklich allein\nist die Seele,\ndie liebt.", by: "Johann Wolfgang von Goethe" },
	invitation:
		"Neun Jahre, vier Umzüge und ein Antrag im strömenden Regen: Jetzt sagen wir Ja. Wir freuen uns auf einen langen Sommertag mit Euch, mit Trauung unter der Linde, Kuchen im Garten und Tanz bis in die Nacht.",
	reply: "Bitte gebt uns bis zum {{reply-by}} Bescheid,\nam liebsten unter {{phone}}.",
	schedule: [
		{ time: "{{time}}", what: "Trauung unter der Linde" },
		{ time: "16\u00a0Uhr", what: "Kaffee und Kuchen im Garten" },
		{ time: "18.30\u00a0Uhr", what: "Abendessen in der Orangerie" },
		{ time: "21\u00a0Uhr", what: "Musik und Tanz" },
	],
	travel:
		"Das Schiff aus Konstanz legt zehn Gehminuten entfernt an. Zimmer sind unter „{{name1}} und {{name2}}“ im Gasthof am Hafen reserviert.",
	wishes: "Euer Dasein genügt uns. Wer mag, füllt unsere Reisekasse für zwei Wochen Norwegen.",
	saveTheDate: "Haltet Euch diesen Tag bitte frei.\nDie Einladung folgt im Winter.",
	thanks:
		"Liebe Familie, liebe Freunde,\n\nIhr habt getanzt, gelacht, geweint und die letzten Gläser getragen. Ihr habt aus einem Samstag im Juni den schönsten Tag unseres Lebens gemacht. Danke, dass Ihr da wart, für Eure Worte und für jedes einzelne Geschenk.\n\nWir denken noch lange daran zurück.",
};

export const johannaAndMats: Couple = {
	facts: {
		name1: "Johanna",
		name2: "Mats",
		date: "2027-08-27",
		time: "15:00",
		place: "Hofgut am Brodtener Ufer",
		town: "Travemünde an der Ostsee",
		address: "An der Obertrave 21\n23552 Lübeck",
		"reply-by": "2027-04-30",
		phone: "0171 39200 52",
	},
	quote: { text: "„Wo gehn wir\ndenn hin?“\n„Immer nach Hause.“", by: "Novalis" },
	invitation:
		"Kennengelernt haben wir uns auf der Fähre, mit kaltem Kaffee und zu viel Wind. Sieben Jahre später heiraten wir, einen Steinwurf vom Wasser entfernt. Kommt mit uns an die See, bringt Schuhe für den Sand mit und bleibt bis zum Frühstück.",
	reply: "Bitte gebt uns bis zum {{reply-by}} Bescheid,\nam liebsten unter {{phone}}.",
	schedule: [
		{ time: "{{time}}", what: "Trauung auf der Uferwiese" },
		{ time: "16.30\u00a0Uhr", what: "Friesentorte und Tee" },
		{ time: "19\u00a0Uhr", what: "Abendessen in der Scheune" },
		{ time: "22\u00a0Uhr", what: "Feuer am Strand und Tanz" },
	],
	travel:
		"Vom Bahnhof Travemünde Strand fährt um 14\u00a0Uhr und um 14.20\u00a0Uhr ein Bus für Euch. Im Hofgut sind Zimmer bis Sonntag vorgemerkt.",
	wishes: "Wir haben alles, was wir brauchen, nur kein neues Segel. Wer mag, näht mit.",
	saveTheDate: "Haltet Euch diese Tage bitte frei.\nDie Einladung folgt im Winter.",
	thanks:
		"Liebe Familie, liebe Freunde,\n\nder Wind hat die Tischkarten geholt, und Ihr habt Euch einfach dazugesetzt, wo noch Platz war. Genau so haben wir uns dieses Fest gewünscht. Danke für den weiten Weg, für Eure Lieder am Feuer und für ein Segel, auf dem nun alle Eure Namen stehen.\n\nWir freuen uns auf ein Wiedersehen an der See.",
};

export const elenaAndFabian: Couple = {
	facts: {
		name1: "Elena",
		name2: "Fabian",
		date: "2027-09-18",
		time: "14:00",
		place: "Weingut Sonnhalde",
		town: "Endingen am Kaiserstuhl",
		address: "Herrenstraße 34\n79098 Freiburg",
		"reply-by": "2027-05-15",
		phone: "0171 39200 68",
	},
	quote: { text: "Komm! ins Offene,\nFreund!", by: "Friedrich Hölderlin" },
	invitation:
		"Zur Weinlese sind wir uns begegnet, zur Weinlese heiraten wir. Feiert mit uns zwischen den Reben: mit einem Fest an langen Tischen, neuem Wein und allen, die wir lieb haben. Kinder sind sehr willkommen.",
	reply: "Bitte gebt uns bis zum {{reply-by}} Bescheid,\nam liebsten unter {{phone}}.",
	schedule: [
		{ time: "{{time}}", what: "Trauung in St. Peter" },
		{ time: "15.30\u00a0Uhr", what: "Empfang zwischen den Reben" },
		{ time: "18\u00a0Uhr", what: "Abendessen an der langen Tafel" },
		{ time: "21\u00a0Uhr", what: "Tanz im alten Keller" },
	],
	travel:
		"Von Freiburg fährt die Bahn in vierzig Minuten nach Endingen. Zimmer sind unter „{{name1}} und {{name2}}“ im Gasthof am Markt vorgemerkt.",
	wishes: "Wer uns etwas schenken möchte, hilft beim Olivenbaum für unseren Garten.",
	saveTheDate: "Haltet Euch diesen Tag bitte frei.\nDie Einladung folgt im Frühjahr.",
	thanks:
		"Liebe Familie, liebe Freunde,\n\ndie Tische waren lang, die Nacht war warm, und am Ende sangen auch die, die nie singen. Danke, dass Ihr gekommen seid, für Eure Umarmungen und für den Olivenbaum, der nun vor dem Küchenfenster steht.\n\nIm Herbst ist der Wein fertig. Die Tische stehen noch.",
};
