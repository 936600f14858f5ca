import type { IdeaOccasion } from "./idea.ts";

const occasionOf: Readonly<Record<string, IdeaOccasion>> = {
	geburt: "birth",
	geburtstag: "birthday",
	"geburtstag/kindergeburtstag": "birthday",
	hochzeit: "wedding",
	taufe: "baptism",
	trauer: "mourning",
	"weihnachten/geschaeftlich": "christmas",
	"weihnachten/privat": "christmas",
};
/** What cards around a wedding are sent for. */
const kindOf: Readonly<Record<string, IdeaOccasion>> = { "save-the-date": "save-the-date", danke: "thanks" };

/** What a template is sent for, by the slug of its occasion and the kind of its card; none where we wrote nothing for it. */
export function ideaOccasionOf(occasion: string, kind: string): IdeaOccasion | undefined {
	const found = occasionOf[occasion];
	return found === "wedding" ? (kindOf[kind] ?? found) : found;
}
