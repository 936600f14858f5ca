import type { FeastFact } from "@offizin/design";

/** What a feast is told by. */
export const feast = {
	fact: {
		name1: "Erster Vorname",
		name2: "Zweiter Vorname",
		surname1: "Erster Nachname",
		surname2: "Zweiter Nachname",
		family: "Familienname",
		date: "Tag der Feier",
		time: "Uhrzeit",
		"reply-by": "Antwort bis",
		place: "Ort der Feier",
		town: "Stadt",
		"place-address": "Adresse der Feier",
		address: "Anschrift",
		phone: "Telefon",
		email: "E-Mail",
		website: "Website",
		hashtag: "Hashtag",
	} satisfies Record<FeastFact, string>,
} as const;
