/**
 * What is said of an order wherever it is spoken of, by the shops and by the editor alike, so that no two pages say
 * different things.
 */
export const orderTermsDe = {
	/** An order freezes the revision of each line (packages/orders, O12), and no move of it changes one. */
	frozen: "Nach der Bestellung lassen sich Texte und Bilder nicht mehr ändern.",
} as const;
