/** What is wrong with a choice of a product, and what to choose instead. */
export const choice = {
	startDate: "Bitte nennen Sie den ersten Monat als Datum, zum Beispiel 2027-01-01.",
	size: "Bitte nennen Sie Breite und Höhe in ganzen Zentimetern, zum Beispiel 60x40. Die kurze Seite misst {shortMin} bis {shortMax} cm, die lange {longMin} bis {longMax} cm.",
	whole:
		"Möglich sind ganze Zahlen von {min} bis {max}{step, plural, one {} other { in Schritten von {step}}}, hier am nächsten: {nearest}.",
	none: "„{value}“ gibt es nicht.",
	others: "„{value}“ gibt es nicht. Möglich: {others}.",
	/** After the reason of a rule. */
	possible: "{reason} {option}: möglich {count, plural, one {ist} other {sind}} {values}.",
	possibleOnly: "Möglich: {values}.",
	noPrice: "Dafür gibt es noch keinen Preis.",
	quantity: "Möglich sind ganze Zahlen von {min, number} bis {max, number} Stück.",
	product: "Dieses Produkt gibt es nicht.",
	template: "Unbekanntes Design.",
	noSku: "Bitte nennen Sie mindestens eine Artikelnummer, zum Beispiel seal-gold.",
	sku: "„{sku}“ gibt es nicht.",
	skuOthers: "„{sku}“ gibt es nicht. Möglich: {others}.",
	skuPart: "„{value}“ in „{sku}“ gibt es nicht.",
	skuPartOthers: "„{value}“ in „{sku}“ gibt es nicht. Möglich: {others}.",
};
