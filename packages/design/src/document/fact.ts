/**
 * What a feast is told by, typed once for every text of a document. A day is ISO ("2027-06-12") and a time of day
 * "14:30"; anything else typed in their place is shown as it is ("Sommer 2027").
 */
export const factKinds = {
	name1: "name",
	name2: "name",
	surname1: "words",
	surname2: "words",
	family: "name",
	date: "day",
	time: "time",
	"reply-by": "day",
	place: "words",
	town: "words",
	"place-address": "words",
	address: "lines",
	phone: "words",
	email: "words",
	website: "words",
	hashtag: "words",
} as const;
export type FeastFact = keyof typeof factKinds;
export type FactKind = (typeof factKinds)[FeastFact];

export const feastFacts = Object.keys(factKinds) as readonly FeastFact[];
/** What is known, as it was typed. */
export type Facts = { readonly [Key in FeastFact]?: string };

/** Languages whose ways of writing a day and a time of day are known. */
export const factLanguages = ["de", "en"] as const;
export type FactLanguage = (typeof factLanguages)[number];

export function isFact(key: string): key is FeastFact {
	return Object.hasOwn(factKinds, key);
}
