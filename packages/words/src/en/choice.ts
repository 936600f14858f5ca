/** What is wrong with a choice of a product, and what to choose instead. */
export const choice = {
	startDate: "Please give the first month as a date, such as 2027-01-01.",
	size: "Please give width and height in whole centimetres, such as 60x40. The short side is {shortMin} to {shortMax} cm, the long one {longMin} to {longMax} cm.",
	whole:
		"Whole numbers from {min} to {max}{step, plural, one {} other { in steps of {step}}} are possible; the nearest here: {nearest}.",
	none: "There is no “{value}”.",
	others: "There is no “{value}”. Possible: {others}.",
	/** After the reason of a rule. */
	possible: "{reason} {option}: {count, plural, one {only} other {possible are}} {values}.",
	possibleOnly: "Possible: {values}.",
	noPrice: "We have no price for this yet.",
	quantity: "Whole numbers from {min, number} to {max, number} are possible.",
	product: "There is no such product.",
	template: "There is no such design.",
	noSku: "Please give at least one article number, such as seal-gold.",
	sku: "There is no “{sku}”.",
	skuOthers: "There is no “{sku}”. Possible: {others}.",
	skuPart: "There is no “{value}” in “{sku}”.",
	skuPartOthers: "There is no “{value}” in “{sku}”. Possible: {others}.",
};
