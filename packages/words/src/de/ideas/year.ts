import { type Idea, ideasFor } from "../../ideas/idea.ts";

const birthday = [
	...ideasFor("invitation", "birthday", {
		warm: {
			friends:
				"Man wird nicht jedes Jahr so alt, und allein macht es keinen Spaß. Kommt am {{date:full}} ab {{time}} und bleibt, solange Ihr mögt.",
			stories:
				"Jeder von Euch kennt eine Geschichte über mich, die die anderen nicht kennen. Am {{date}} ist ein guter Abend, um sie zu erzählen.",
			terrace: "Essen, Wein, lange Bank, gute Leute: Ich feiere Geburtstag und hätte Euch gern alle um mich.",
		},
		festive: {
			formal:
				"Zu meinem Geburtstag am {{date:full}} lade ich Sie herzlich ein. Der Abend beginnt um {{time}} mit einem Glas Sekt.\n{{place}}, {{town}}",
			round:
				"Ein rundes Jahr verdient einen gedeckten Tisch. Ich lade Euch ein, mit mir zu feiern:\n{{date:full}}, {{time}}\n{{place}}",
		},
		playful: {
			candles: "Die Kerzen kosten inzwischen mehr als der Kuchen. Helft mir pusten, am {{date}} ab {{time}}.",
			number:
				"Die Zahl stimmt, ich habe nachgerechnet. Trost gibt es am {{date}} in Form von Kuchen und Musik.",
			kids: "Topfschlagen, Schatzsuche, Pommes: Ich werde ein Jahr größer. Kommst Du am {{date:full}} um {{time}} zu mir?",
		},
		poetic: { ring: "Wieder ein Sommer,\nwieder ein Ring im Holz.\nKommt, wir setzen uns darunter." },
		plain: { brief: "Ich feiere Geburtstag.\n{{date:full}}, {{time}}\n{{place}}, {{town}}" },
	}),
	...ideasFor("reply", "birthday", {
		plain: { call: "Sagt mir bitte bis zum {{reply-by}}, ob Ihr kommt: {{phone}}." },
	}),
	...ideasFor("gifts", "birthday", {
		warm: {
			time: "Bitte keine Geschenke. Wer etwas mitbringen will, bringt eine Flasche, die wir gleich öffnen können.",
		},
	}),
	...ideasFor("thanks-text", "birthday", {
		warm: {
			week: "Eine Woche lang standen überall Blumen. Danke für Eure Anrufe, Karten und Geschenke und für diesen Abend.",
		},
	}),
	...ideasFor(["title", "heading"], "birthday", {
		playful: { again: "Schon wieder\nein Jahr" },
		plain: { feast: "Ich feiere" },
	}),
];

const christmas = [
	...ideasFor("message", "christmas", {
		warm: {
			stop: "Für ein paar Tage steht alles still: kein Wecker, kein Termin, nur Plätzchen und der Geruch von Tanne. Das wünschen wir auch Euch.",
			near: "In diesem Jahr haben wir uns zu selten gesehen. Im nächsten machen wir es besser. Frohe Weihnachten Euch allen.",
			candle:
				"Wir zünden eine Kerze für alle an, die heute nicht mit am Tisch sitzen. Eine davon brennt für Euch. Frohe Weihnachten.",
		},
		festive: {
			formal: "Ein gesegnetes Weihnachtsfest und ein gutes neues Jahr wünschen wir Ihnen und Ihrer Familie.",
			business:
				"Für das Vertrauen und die gute Zusammenarbeit in diesem Jahr danken wir Ihnen. Wir wünschen Ihnen ruhige Feiertage und einen guten Anfang im neuen Jahr.",
			donation:
				"Statt Geschenken haben wir in diesem Jahr gespendet. Ihnen wünschen wir frohe Weihnachten und ein gesundes neues Jahr.",
		},
		playful: {
			lights:
				"Die Lichterkette ist entwirrt, der Baum steht fast gerade. Von uns aus kann es losgehen. Frohe Weihnachten.",
			cookies:
				"Eigentlich sollten hier Plätzchen liegen. Sie haben den Weg zur Post nicht überlebt. Frohe Weihnachten trotzdem.",
		},
		poetic: {
			snow: "Ein Fenster, hinter dem es hell ist.\nEin Weg, auf dem Schnee liegt.\nJemand, der öffnet.",
		},
		plain: { brief: "Frohe Weihnachten\nund ein gutes neues Jahr" },
	}),
	...ideasFor("quotation", "christmas", {
		poetic: {
			streets: {
				text: "Markt und Straßen stehn verlassen,\nStill erleuchtet jedes Haus",
				by: "Joseph von Eichendorff",
			},
			star: {
				text: "Vom Himmel in die tiefsten Klüfte\nEin milder Stern herniederlacht",
				by: "Theodor Storm",
			},
		},
	}),
	...ideasFor(["title", "heading"], "christmas", {
		warm: { home: "Von uns zu Euch" },
		festive: { blessed: "Gesegnete Weihnachten" },
		plain: { merry: "Frohe Weihnachten" },
	}),
];

export const year: readonly Idea[] = [...birthday, ...christmas];
