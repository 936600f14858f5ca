/** The language of the workshop and the back office, until operators choose one. */
export const OPERATOR_LOCALE = "de-DE";

/**
 * Who runs the shops: what the law wants named (§ 5 DDG, Art. 246a § 1 EGBGB) and where prepayment goes. Stands in for
 * the real company until it is entered; the telephone number is from the range that the Bundesnetzagentur keeps free
 * for fiction. What differs by brand is in `channels`.
 */
export const operator = {
	company: "Offizin Druck GmbH",
	street: "Beispielstraße 12",
	postalCode: "80331",
	city: "München",
	country: "Deutschland",
	/** ISO 3166-1 alpha-2. */
	countryCode: "DE",
	managers: "Vorname Nachname",
	register: "Amtsgericht München, HRB 000000",
	vatId: "DE000000000",
	phone: "+49 89 99998-120",
	phoneLink: "tel:+498999998120",
	hours: { opens: "08:00", closes: "17:00" },
	foundingYear: "2019",
	/** Check digits 00 never pass a bank's test, so no transfer can leave for this account. */
	bank: { name: "Musterbank", iban: "DE00 0000 0000 0000 0000 00", bic: "XXXXDE00XXX" },
} as const;

/** Of its registration for VAT in Switzerland and Liechtenstein, whose VAT prices there contain; by itself, since no page shows it. */
export const SWISS_VAT_ID = "CHE-000.000.000 MWST";
