import { type Idea, ideasFor } from "../../ideas/idea.ts";

const saveTheDate = [
	...ideasFor("message", "save-the-date", {
		warm: {
			calendar:
				"Tragt Euch den {{date}} in den Kalender ein, am besten mit Tinte. Die Einladung kommt mit der Post.",
			first:
				"Ihr gehört zu den Ersten, denen wir es sagen: Am {{date:full}} heiraten wir. Bitte haltet Euch den Tag frei.",
			town: "{{town}}, {{date}}: Wir heiraten, und ohne Euch wäre es nur ein schöner Ausflug. Alles Weitere folgt.",
		},
		festive: {
			formal:
				"Am {{date:full}} heiraten wir. Wir würden uns freuen, wenn Sie sich diesen Tag für uns frei hielten. Die Einladung folgt.",
			announce:
				"{{name1}} und {{name2}} heiraten am {{date:full}}. Bitte haltet Euch den Tag frei, die Einladung folgt.",
		},
		playful: {
			excuses:
				"Wer an diesem Tag Geburtstag hat, umzieht oder auf Reisen ist, hat jetzt Zeit, das zu ändern.",
			hairdresser: "Der Termin steht, der Rest noch nicht. Friseur und Urlaub dürft Ihr schon buchen.",
		},
		poetic: {
			blank: "Lasst im Kalender eine Seite weiß.\nWas darauf geschieht,\nerzählen wir Euch bald.",
		},
		plain: {
			free: "Bitte haltet Euch den {{date}} frei.\nDie Einladung folgt.",
			weekend: "Am besten haltet Ihr Euch gleich das ganze Wochenende frei. Näheres schreiben wir Euch bald.",
		},
	}),
	...ideasFor(["title", "heading", "back-heading", "occasion"], "save-the-date", {
		warm: { keep: "Haltet Euch\nden Tag frei", soon: "Bald heiraten wir" },
		playful: { pencil: "Stift raus,\nKalender auf" },
		plain: { note: "Zum Vormerken", marry: "Wir heiraten" },
	}),
];

const thanks = [
	...ideasFor("thanks-text", "thanks", {
		warm: {
			seats:
				"Liebe Familie, liebe Freunde,\n\nfür ein paar Stunden saßen alle, die uns wichtig sind, an einem Ort. Wir sehen Euch noch dort sitzen. Danke, dass Ihr gekommen seid, für Eure Worte, Eure Hilfe und Eure Geschenke.",
			hands:
				"Ihr habt Stühle gestellt, Kinder getröstet, Reden gehalten und bis zum Schluss getanzt. So ein Fest macht man nicht zu zweit. Danke Euch allen.",
			letters:
				"Wir haben Eure Karten an einem Sonntag gelesen, eine nach der anderen, und an manchen Stellen zweimal. Danke für jedes Wort und für alles, was dabeilag.",
			photographs:
				"Auf fast jedem Bild lacht jemand von Euch. Danke für diesen {{date:weekday}} im {{date:month}} und dafür, dass Ihr ihn mit uns verbracht habt.",
		},
		festive: {
			formal:
				"Für Ihre Glückwünsche, Ihre Geschenke und die Stunden, die Sie mit uns verbracht haben, danken wir Ihnen von Herzen.",
			wishes:
				"Über die Glückwünsche und Geschenke zu unserer Hochzeit haben wir uns sehr gefreut. Habt Dank.",
		},
		playful: {
			recovered:
				"Die Füße tun nicht mehr weh, die Torte ist aufgegessen. Was bleibt: Ihr wart großartig. Danke.",
			neighbours:
				"Danke fürs Kommen, fürs Bleiben und fürs Mitsingen. Die Nachbarn lassen grüßen, sie kennen jetzt alle Lieder.",
		},
		poetic: {
			echo: "Die Gläser sind gespült,\ndie Blumen getrocknet.\nIhr klingt noch nach.\nDanke.",
		},
		plain: {
			brief: "Danke, dass Ihr da wart.\n{{name1}} und {{name2}}",
			gifts: "Wir danken Euch für die guten Wünsche und die Geschenke zu unserer Hochzeit.",
		},
	}),
	...ideasFor(["title", "heading"], "thanks", {
		warm: { heart: "Danke von Herzen", there: "Schön, dass Ihr da wart" },
		festive: { thankYou: "Wir danken Ihnen" },
		playful: { what: "Was für ein Fest" },
		plain: { all: "Danke Euch allen" },
	}),
	...ideasFor("salutation", "thanks", {
		warm: { guests: "Liebe Gäste," },
		festive: { dear: "Sehr verehrte Gäste," },
	}),
];

const anniversary = [
	...ideasFor("invitation", "anniversary", {
		warm: {
			still:
				"Damals haben wir Ja gesagt, und wir würden es wieder tun. Darauf möchten wir mit Euch anstoßen, am {{date:full}} ab {{time}}.",
			photographs:
				"Auf den alten Bildern sind wir jünger und Ihr auch. Zeit für neue: Wir feiern unseren Hochzeitstag und laden Euch zu Kaffee, Kuchen und allem danach ein.",
			years:
				"So viele Jahre, zwei Kinderzimmer, ein Garten und ein paar graue Haare später: Wir feiern, dass wir immer noch gern nebeneinander aufwachen.",
		},
		festive: {
			golden:
				"Zu unserer goldenen Hochzeit laden wir Sie herzlich ein:\nam {{date:full}} um {{time}}\n{{place}}, {{town}}.",
			silver:
				"Fünfundzwanzig Jahre sind wir verheiratet. Das feiern wir am {{date:full}} und bitten Euch an unsere Tafel.",
			company:
				"Unser Haus wird älter, und das möchten wir mit den Menschen feiern, denen wir das verdanken. Wir bitten Sie am {{date:full}} um {{time}} zum Empfang.",
		},
		playful: {
			dishes: "Wer so lange gemeinsam abwäscht, hat ein Fest verdient. Am {{date}} wäscht jemand anders ab.",
		},
		poetic: {
			rings:
				"Wie ein Baum, Ring um Ring,\nsind wir miteinander gewachsen.\nSetzt Euch zu uns in den Schatten.",
		},
		plain: {
			brief: "Wir feiern unseren Hochzeitstag am {{date:full}}. {{place}}, {{town}}. Kommt gern ab {{time}}.",
		},
	}),
	...ideasFor(["title", "heading"], "anniversary", {
		warm: { again: "Noch einmal Ja" },
		festive: { golden: "Goldene Hochzeit", silver: "Silberhochzeit" },
	}),
];

export const aroundTheWedding: readonly Idea[] = [...saveTheDate, ...thanks, ...anniversary];
