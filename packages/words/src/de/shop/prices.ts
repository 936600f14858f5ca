/** Sentences with prices that pages name in braces. */
export const prices = {
	standard: "Standardversand {destination}: {price}, unabhängig von der Menge.",
	noDelivery: "Wir liefern {destination} noch nicht.",
	noPostage: "je nach Tarif der Post vor Ort",
};
