import { nastyValues, nations, streets, titles } from "./guest-words.ts";

/** Fields of a guest with the headers shoppers write above them. */
export const guestHeaders = {
	anrede: "Anrede",
	titel: "Titel",
	vorname: "Vorname",
	nachname: "Nachname",
	partner: "Partner",
	firma: "Firma",
	zusatz: "Zusatz",
	strasse: "Straße",
	plz: "PLZ",
	ort: "Ort",
	land: "Land",
	tisch: "Tisch",
	link: "Link",
} as const;

export type GuestField = keyof typeof guestHeaders;
export type Guest = Readonly<Record<GuestField, string>>;

/**
 * `count` guests as a wedding in Germany invites them: German, Turkish, Polish, French and Czech names, couples,
 * families, titles, hyphens and apostrophes, addresses in five countries on invented streets. The same numbers give
 * the same guests; the first n of a longer list are the list of n. Links are unique.
 */
export function buildGuests(count: number, seed = 1): readonly Guest[] {
	return Array.from({ length: count }, (_, index) => buildGuest(index, seed));
}

function buildGuest(index: number, seed: number): Guest {
	const next = numbers(seed * 1_000_003 + index);
	const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
		values[Math.floor(next() * values.length)] ?? values[0];
	const isLikely = (percent: number) => next() * 100 < percent;
	const nation = isLikely(60) ? nations[0] : pick(nations);
	const isFamily = isLikely(12);
	const isWoman = isLikely(50);
	const place = pick(isLikely(85) ? nations[0].places : nation.places);
	const [given, others] = isWoman ? [nation.women, nation.men] : [nation.men, nation.women];
	return {
		anrede: isFamily ? "Familie" : isWoman ? "Frau" : "Herr",
		titel: !isFamily && isLikely(8) ? pick(titles) : "",
		vorname: isFamily ? "" : pick(given),
		nachname: isLikely(8) ? `${pick(nation.families)}-${pick(nations[0].families)}` : pick(nation.families),
		partner: !isFamily && isLikely(35) ? pick(others) : "",
		firma: "",
		zusatz: isLikely(6) ? `c/o ${pick(nations[0].families)}` : "",
		strasse: `${pick(streets)} ${1 + Math.floor(next() * 140)}${isLikely(10) ? " a" : ""}`,
		plz: place.postcode,
		ort: place.town,
		land: place.country,
		tisch: String(1 + Math.floor(next() * 20)),
		link: `https://papiervogel.example/e/${(seed * 100_000 + index).toString(36).padStart(7, "0")}`,
	};
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Guests no layout may print wrongly without a word; `what` says what is wrong with each. */
export function buildNastyGuests(): readonly { readonly what: string; readonly guest: Guest }[] {
	const [plain] = buildGuests(1);
	if (!plain) return [];
	return nastyValues.map(({ what, ...changed }) => ({ what, guest: { ...plain, ...changed } }));
}

/** Guests as the rows of a sheet, headers first. */
export function guestRows(
	guests: readonly Guest[],
	fields: readonly GuestField[] = allFields,
): readonly (readonly string[])[] {
	return [
		fields.map((field) => guestHeaders[field]),
		...guests.map((guest) => fields.map((field) => guest[field])),
	];
}

const allFields: readonly GuestField[] = [
	"anrede",
	"titel",
	"vorname",
	"nachname",
	"partner",
	"firma",
	"zusatz",
	"strasse",
	"plz",
	"ort",
	"land",
	"tisch",
	"link",
];
