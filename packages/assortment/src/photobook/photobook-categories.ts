/** Styles of photo books that are looked for together; the spec asks by category and names none, so these are ours. */
export interface PhotobookCategory {
	readonly key: string;
	/** Keys of styles; one may stand in several. */
	readonly styles: readonly string[];
}

export const photobookCategories: readonly PhotobookCategory[] = [
	{
		key: "anlaesse",
		styles: [
			"hochzeit",
			"verlobung",
			"jubilaeum",
			"taufe",
			"kommunion-konfirmation",
			"einschulung",
			"abschluss",
			"geburtstag",
			"weihnachten",
			"abschied",
		],
	},
	{
		key: "familie",
		styles: [
			"baby",
			"schwangerschaft",
			"familie",
			"kinder",
			"grosseltern",
			"freundschaft",
			"liebe",
			"jahrbuch",
			"haustiere",
		],
	},
	{
		key: "reise",
		styles: ["reise", "staedtereise", "strand-meer", "berge-wandern", "winter-schnee", "natur-garten"],
	},
	{ key: "freizeit", styles: ["haustiere", "sport-verein", "kochen-rezepte"] },
	{
		key: "gestaltung",
		styles: [
			"minimalistisch",
			"botanisch",
			"aquarell",
			"vintage",
			"elegant-gold",
			"schwarzweiss",
			"farbenfroh",
			"magazin",
		],
	},
];

/** Keys of the categories of a style. */
export function categoriesOf(style: string): readonly string[] {
	return photobookCategories.filter(({ styles }) => styles.includes(style)).map(({ key }) => key);
}
