/**
 * How long what is kept. The shop promises it on /datenschutz/ (content/*.json), docs/privacy.md explains it, and
 * `sweepRetention` keeps it.
 */
export const keptFor = {
	/** Days without a change. */
	designDays: 90,
	uploadDays: 30,
	requestDays: 30,
	/** Mails of the demo. */
	keptMailDays: 30,
	/** Who asked to hear of a product and did not confirm it. */
	unconfirmedDays: 7,
	/** Orders begun and given up. */
	abandonedOrderDays: 1,
	/** What providers have told of payments. */
	paymentEventDays: 90,
	/** Calendar months after the last line of an order was sent, for reprints and claims (domain.md §8.4). */
	printDataMonths: 6,
	/** Letters to and from customers, from the end of the year on (§ 147 (3) AO, § 257 (4) HGB). */
	letterYears: 6,
	/** Invoices, from the end of the year on (§ 14b UStG; domain.md §8.1). */
	invoiceYears: 8,
} as const;
