/** What something is given or sent for. */
export interface Occasion {
	/** As in addresses, spec 2.3-4; a slash leads into a part of an occasion. */
	readonly slug: string;
	readonly nameDe: string;
}

/** The occasions of spec 2.3-4, in its order. */
export const occasions: readonly Occasion[] = [
	{ slug: "einschulung", nameDe: "Einschulung" },
	{ slug: "firmung", nameDe: "Firmung" },
	{ slug: "geburt", nameDe: "Geburt" },
	{ slug: "geburtstag", nameDe: "Geburtstag" },
	{ slug: "hochzeit", nameDe: "Hochzeit" },
	{ slug: "geburtstag/kindergeburtstag", nameDe: "Kindergeburtstag" },
	{ slug: "kommunion", nameDe: "Kommunion" },
	{ slug: "konfirmation", nameDe: "Konfirmation" },
	{ slug: "ostern", nameDe: "Ostern" },
	{ slug: "taufe", nameDe: "Taufe" },
	{ slug: "trauer", nameDe: "Trauer" },
	{ slug: "weihnachten/geschaeftlich", nameDe: "Weihnachten geschäftlich" },
	{ slug: "weihnachten/privat", nameDe: "Weihnachten privat" },
];

/** The occasion of a slug, with or without slashes around it; undefined when there is none. */
export function occasion(slug: string): Occasion | undefined {
	const bare = slug.replace(/^\/|\/$/g, "");
	return occasions.find((candidate) => candidate.slug === bare);
}
