import { INVOICE_DAYS } from "@offizin/invoices";
import { operator } from "@offizin/sites";
import { say, sayAll, wordsOf } from "@offizin/words";
import type { MailBlock } from "./mail-content.ts";

/** What of an order can be sent back: blank accessories, what has our patterns on it, or both. */
export type Returnable = "accessories" | "ours" | "both";

interface Contract {
	readonly brand: string;
	/** Mail address of the shop. */
	readonly address: string;
	/** Something is made of a person's own design. */
	readonly isPersonal: boolean;
	/** What that is called (`goodsOf`). */
	readonly goods: string;
	readonly returnable: Returnable | undefined;
	readonly locale: string;
}

/**
 * The terms of the contract as it was made (§ 312f (2) BGB with Art. 246a § 1 EGBGB). What has nothing personal on it
 * keeps the right of withdrawal (domain.md §8.2), and its instruction goes with the contract.
 */
export function contractTerms({
	brand,
	address,
	isPersonal,
	goods,
	returnable,
	locale,
}: Contract): MailBlock[] {
	const { company, street, postalCode, city, phone, managers, register, vatId } = operator;
	const { contract } = wordsOf(locale).mail;
	const { personal, payment, warranty, partner } = contract;
	const seller = { company, street, postalCode, city, phone, address, goods: returnable ?? "both" };
	const returned = sayAll(contract.returned, seller, locale);
	const withdrawal = { title: returned.title, lines: [returned.right, returned.how, returned.refund] };
	return [
		...(isPersonal ? [{ title: personal.title, lines: [say(personal.text, { goods }, locale)] }] : []),
		...(returnable ? [withdrawal] : []),
		{
			title: payment.title,
			lines: [say(payment.text, { days: INVOICE_DAYS }, locale), payment.property],
		},
		{ title: warranty.title, lines: [warranty.text] },
		{ title: contract.contract.title, lines: [contract.contract.text] },
		{
			title: partner.title,
			lines: [
				`${company} (${brand}), ${street}, ${postalCode} ${city}`,
				say(partner.managers, { managers, register, vatId }, locale),
				say(partner.reach, { phone, address }, locale),
			],
		},
	];
}
