/** Where the parcels of a market go, by its key. */
export const destination = {
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
