/** What something is given or sent for. */
export interface Occasion {
	/** As in addresses, spec 2.3-4; a slash leads into a part of an occasion. */
	readonly slug: string;
}

/** The occasions of spec 2.3-4, in its order. */
export const occasions: readonly Occasion[] = [
	{ slug: "einschulung" },
	{ slug: "firmung" },
	{ slug: "geburt" },
	{ slug: "geburtstag" },
	{ slug: "hochzeit" },
	{ slug: "geburtstag/kindergeburtstag" },
	{ slug: "kommunion" },
	{ slug: "konfirmation" },
	{ slug: "ostern" },
	{ slug: "taufe" },
	{ slug: "trauer" },
	{ slug: "weihnachten/geschaeftlich" },
	{ slug: "weihnachten/privat" },
];
