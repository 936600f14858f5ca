import { type Idea, ideasFor } from "../../ideas/idea.ts";

const birth = [
	...ideasFor("message", "birth", {
		warm: {
			arrived:
				"{{name1}} ist da. Zehn Finger, zehn Zehen, ein erstaunter Blick. Wir sehen den ganzen Tag hin und kommen zu nichts anderem.",
			quiet:
				"Seit dem {{date}} ist es bei uns lauter und stiller zugleich. {{name1}} schläft gerade. Wir flüstern und sind glücklich.",
			three:
				"Am {{date:full}} um {{time}} sind wir eine Familie geworden. {{name1}} ist gesund, wir sind müde, alles ist gut.",
			sibling:
				"Jetzt sind wir einer mehr am Tisch. {{name1}} kann noch nicht mitreden, wird aber schon von allen Seiten beraten.",
		},
		festive: {
			announce:
				"Dankbar geben wir die Geburt unseres Kindes bekannt.\n{{name1}}\ngeboren am {{date}} um {{time}}",
		},
		playful: {
			night:
				"{{name1}} ist da und hat die Nächte übernommen. Besuch bitte tagsüber, mit Kuchen und leisen Schuhen.",
			boss: "Im Haus hat jetzt {{name1}} das Sagen. Sprechzeiten rund um die Uhr.",
		},
		poetic: {
			small: "So klein die Hand,\ndass ein Finger von uns sie füllt.\nSo groß,\nwas sie festhält.",
			name: "Neun Monate lang ein Geheimnis,\njetzt ein Name:\n{{name1}}.",
		},
		plain: { born: "{{name1}}\ngeboren am {{date}}" },
	}),
	...ideasFor("quotation", "birth", {
		playful: {
			father: { text: "Vater werden ist nicht schwer,\nVater sein dagegen sehr.", by: "Wilhelm Busch" },
		},
	}),
	...ideasFor("thanks-text", "birth", {
		warm: {
			soup: "Danke für Mützchen und Strampler, für Suppe vor der Tür und dafür, dass Ihr gewartet habt, bis wir so weit waren. {{name1}} lernt Euch jetzt der Reihe nach kennen.",
		},
	}),
	...ideasFor(["title", "heading"], "birth", {
		warm: { here: "Da bist Du ja", welcome: "Willkommen, {{name1}}" },
		playful: { one: "Einer mehr am Tisch" },
	}),
];

const baptism = [
	...ideasFor("invitation", "baptism", {
		warm: {
			water:
				"{{name1}} wird getauft, am {{date:full}} um {{time}}. Danach essen wir zusammen. Wer die Lieder nicht kennt, singt einfach mit.",
			godparents:
				"Ein Kind braucht viele Menschen, die es gut meinen. Ihr gehört zu denen von {{name1}}. Feiert die Taufe mit uns am {{date}}.",
			garden:
				"Nach der Kirche gibt es Kaffee und Kuchen, bei gutem Wetter im Garten. {{name1}} wird vermutlich schlafen. Wir nicht.",
		},
		festive: {
			formal:
				"Zur Taufe unseres Kindes {{name1}} am {{date:full}} um {{time}} laden wir Sie herzlich ein.\n{{place}}, {{town}}",
			blessing:
				"Wir bitten um Gottes Segen für {{name1}} und freuen uns, wenn Ihr dabei seid:\n{{date:full}}, {{time}}\n{{place}}, {{town}}",
		},
		playful: {
			splash:
				"{{name1}} geht zum ersten Mal baden, jedenfalls mit dem Kopf. Zuschauer sind am {{date}} um {{time}} willkommen.",
		},
		poetic: { drop: "Ein Tropfen Wasser,\nein Name, laut gesprochen,\nund viele, die ihn hören." },
		plain: { brief: "{{name1}} wird getauft.\n{{date:full}}, {{time}}\n{{place}}, {{town}}" },
	}),
	...ideasFor("quotation", "baptism", {
		festive: {
			angels: {
				text: "Denn er hat seinen Engeln befohlen über dir, daß sie dich behüten auf allen deinen Wegen.",
				by: "Psalm 91,11",
			},
			hand: { text: "Von allen Seiten umgibst du mich und hältst deine Hand über mir.", by: "Psalm 139,5" },
		},
	}),
	...ideasFor("gifts", "baptism", {
		warm: {
			book: "Schenkt {{name1}} ein Buch, das Ihr als Kind geliebt habt, und schreibt vorn etwas hinein.",
		},
	}),
	...ideasFor(["title", "heading"], "baptism", {
		festive: { day: "Zur Taufe" },
		warm: { name: "{{name1}} wird getauft" },
	}),
];

export const children: readonly Idea[] = [...birth, ...baptism];
