import { type Idea, ideasFor } from "../../ideas/idea.ts";

export const mourning: readonly Idea[] = [
	...ideasFor("message", "mourning", {
		warm: {
			chair:
				"Ein Stuhl an unserem Tisch bleibt leer. Was {{name1}} uns beigebracht hat, tun wir weiter: teilen, zuhören, Platz machen.",
			garden:
				"{{name1}} hat Bäume gepflanzt, unter denen andere sitzen werden. Wir sitzen dort und erzählen.",
			together:
				"Wir nehmen Abschied von {{name1}}. Wer mit uns gehen möchte, kommt am {{date:full}} um {{time}}.\n{{place}}, {{town}}",
		},
		festive: {
			formal:
				"In Liebe und Dankbarkeit nehmen wir Abschied von {{name1}}.\nDie Trauerfeier findet am {{date:full}} um {{time}} statt.\n{{place}}, {{town}}",
			condolence:
				"Zum Tod von {{name1}} sprechen wir Ihnen unser tief empfundenes Beileid aus. Wir sind in Gedanken bei Ihnen und Ihrer Familie.",
		},
		poetic: {
			voice: "Die Stimme fehlt,\ndie Worte bleiben.\nWir sagen sie weiter.",
			light: "Am Abend brennt in einem Fenster Licht.\nWir wissen, für wen.",
		},
		plain: {
			funeral: "Die Beisetzung ist am {{date:full}} um {{time}}.\n{{place}}, {{town}}",
			circle: "Die Beisetzung fand auf Wunsch von {{name1}} im engsten Familienkreis statt.",
		},
	}),
	...ideasFor("quotation", "mourning", {
		poetic: {
			moonlight: {
				text: "Und meine Seele spannte\nWeit ihre Flügel aus,\nFlog durch die stillen Lande,\nAls flöge sie nach Haus.",
				by: "Joseph von Eichendorff",
			},
		},
		festive: {
			shepherd: { text: "Der HERR ist mein Hirte; mir wird nichts mangeln.", by: "Psalm 23,1" },
		},
	}),
	...ideasFor("thanks-text", "mourning", {
		warm: {
			hands:
				"Ihr habt geschrieben, angerufen, Suppe gebracht und mit uns geschwiegen. Das hat uns getragen. Danke.",
		},
		festive: {
			formal:
				"Für die Anteilnahme beim Abschied von {{name1}}, für tröstende Worte, Blumen und stilles Geleit danken wir Ihnen.",
		},
	}),
	...ideasFor("gifts", "mourning", {
		plain: {
			donation: "Statt Blumen bitten wir um eine Spende im Sinn von {{name1}}. Die Angaben liegen bei.",
		},
	}),
	...ideasFor(["title", "heading"], "mourning", {
		warm: { memory: "Wir denken an Dich" },
		plain: { farewell: "Abschied" },
	}),
];
