import { operator } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import type { MailBlock } from "./mail-content.ts";

interface Sender {
	readonly brand: string;
	/** Mail address of the shop, for answers. */
	readonly address: string;
}

/** Who writes, at the foot of a mail that makes no contract. */
export function imprintOf(locale: string, { brand, address }: Sender): MailBlock[] {
	const phone = say(wordsOf(locale).mail.shipped.phone, { phone: operator.phone }, locale);
	const { company, street, postalCode, city } = operator;
	return [
		{ title: `${company} (${brand})`, lines: [`${street}, ${postalCode} ${city} · ${phone} · ${address}`] },
	];
}
