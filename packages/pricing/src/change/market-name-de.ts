const marketNamesDe: Readonly<Record<string, string>> = {
	at: "Österreich",
	be: "Belgien",
	ch: "Schweiz",
	de: "Deutschland",
	es: "Spanien",
	fr: "Frankreich",
	gb: "Großbritannien",
	it: "Italien",
	li: "Liechtenstein",
	lu: "Luxemburg",
	nl: "Niederlande",
	us: "USA",
};

/** The name of a market's country; a market without one is called by its key. */
export function marketNameDe(market: string): string {
	return marketNamesDe[market] ?? market;
}
