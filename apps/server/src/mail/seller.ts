/**
 * Who sells (Art. 246a § 1 EGBGB) and where prepayment goes. Stands in for the real company until it is entered; the
 * telephone number is from the range kept free for fiction, and the account cannot exist.
 */
export const seller = {
	company: "Offizin Druck GmbH",
	street: "Beispielstraße 12",
	place: "80331 München",
	managers: "Vorname Nachname",
	register: "Amtsgericht München, HRB 000000",
	vatId: "DE000000000",
	phone: "+49 89 99998-120",
	account: {
		holder: "Offizin Druck GmbH",
		bank: "Musterbank",
		iban: "DE00 0000 0000 0000 0000 00",
		bic: "XXXXDE00XXX",
	},
} as const;

/** Days after delivery within which an invoice is paid. */
export const INVOICE_DAYS = 14;
