/** What a country is called, by ISO 3166-1 alpha-2. */
export const country = {
	AT: "Austria",
	BE: "Belgium",
	CH: "Switzerland",
	DE: "Germany",
	ES: "Spain",
	FR: "France",
	GB: "Great Britain",
	IT: "Italy",
	LI: "Liechtenstein",
	LU: "Luxembourg",
	NL: "Netherlands",
	US: "USA",
};
