import { coverFoil } from "./shared.ts";

export const guestbook = {
	name: "Gäste- und Kondolenzbuch",
	options: {
		type: {
			name: "Buchart",
			values: {
				gaestebuch: "Gästebuch",
				kondolenzbuch: "Kondolenzbuch",
			},
			notes: {
				gaestebuch: "für Hochzeit, Taufe und runde Geburtstage",
				kondolenzbuch: "zurückhaltend gestaltet, mit schwarzem oder grauem Band",
			},
		},
		format: {
			name: "Format",
			values: {
				"210-210": "Quadrat",
				"a4-hoch": "A4 hoch",
				"a4-quer": "A4 quer",
			},
		},
		paper: {
			name: "Papier",
			values: {
				feinstweiss: "Feinstpapier weiß",
				creme: "Feinstpapier creme",
			},
			notes: {
				feinstweiss: "150\u00a0g/m², tintenfest",
				creme: "150\u00a0g/m², tintenfest",
			},
		},
		pageCount: { name: "Seitenzahl", unit: "Seiten" },
		lineature: {
			name: "Lineatur",
			values: {
				blanko: "blanko",
				liniert: "liniert",
				fragen: "mit Fragen",
			},
			notes: {
				blanko: "leere Seiten",
				liniert: "feine Zeilen",
				fragen: "zum Ausfüllen",
			},
		},
		refinementType: { name: "Veredelung des Einbands", ...coverFoil },
		ribbon: {
			name: "Band",
			values: {
				ohne: "ohne Band",
				schwarz: "Schwarz",
				grau: "Grau",
			},
		},
		entry: {
			name: "Vordruck je Eintrag",
			values: {
				ohne: "ohne Vordruck",
				name: "Name",
				"name-ort": "Name und Ort",
				"name-ort-worte": "Name, Ort und Worte",
			},
		},
	},
};
