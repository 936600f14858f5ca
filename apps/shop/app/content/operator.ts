import type { ChannelKey } from "@offizin/catalog";

/**
 * Who runs the shop: what the law wants named. Stands in for the real company until it is entered; the telephone
 * numbers are from the range that the Bundesnetzagentur keeps free for fiction.
 */
export const operator = {
	company: "Offizin Druck GmbH",
	street: "Beispielstraße 12",
	postalCode: "80331",
	city: "München",
	country: "Deutschland",
	managers: "Vorname Nachname",
	register: "Amtsgericht München, HRB 000000",
	vatId: "DE000000000",
	phone: "+49 89 99998-120",
	phoneLink: "tel:+498999998120",
	hours: "Montag bis Freitag, 8:00 bis 17:00 Uhr",
	foundingYear: "2019",
	/** Check digits 00 never pass a bank's test, so no transfer can leave for this account. */
	bank: { name: "Musterbank", iban: "DE00 0000 0000 0000 0000 00", bic: "XXXXDE00XXX" },
} as const;

/** Mail addresses per brand. `.example` never reaches anyone (RFC 2606). */
export const mailAddress: Readonly<Record<ChannelKey, string>> = {
	papiervogel: "hallo@papiervogel.example",
	bildwand: "hallo@bildwand.example",
};
