/** Where the parcels of a market go, in German, by the key of the market. */
export const destinationsDe: Readonly<Record<string, string>> = {
	de: "nach Deutschland",
	at: "nach Österreich",
	ch: "in die Schweiz",
	li: "nach Liechtenstein",
	lu: "nach Luxemburg",
	be: "nach Belgien",
	nl: "in die Niederlande",
	fr: "nach Frankreich",
	it: "nach Italien",
	es: "nach Spanien",
	gb: "ins Vereinigte Königreich",
	us: "in die USA",
};
