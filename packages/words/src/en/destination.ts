import type { destination as german } from "../de/destination.ts";

export const destination: typeof german = {
	de: "to Germany",
	at: "to Austria",
	ch: "to Switzerland",
	li: "to Liechtenstein",
	lu: "to Luxembourg",
	be: "to Belgium",
	nl: "to the Netherlands",
	fr: "to France",
	it: "to Italy",
	es: "to Spain",
	gb: "to the United Kingdom",
	us: "to the USA",
};
