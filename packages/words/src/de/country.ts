/** What a country is called, by ISO 3166-1 alpha-2; shorter than its name in Intl where that is a long one. */
export const country = {
	AT: "Österreich",
	BE: "Belgien",
	CH: "Schweiz",
	DE: "Deutschland",
	ES: "Spanien",
	FR: "Frankreich",
	GB: "Großbritannien",
	IT: "Italien",
	LI: "Liechtenstein",
	LU: "Luxemburg",
	NL: "Niederlande",
	US: "USA",
};
