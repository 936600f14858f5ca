/** What is said of an order wherever it is spoken of, so that no two pages say different things. */
export const terms = {
	/** An order freezes the revision of each line (orders.O12), and no move of it changes one. */
	frozen: "Nach der Bestellung lassen sich Texte und Bilder nicht mehr ändern.",
};
