import { operator } from "@offizin/sites";
import type { StoredOrder } from "../orders/order-store.ts";
import { greet, type MailFacts } from "./confirmation-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { deliveryDay, deliveryLines, itemsOf, ribbonDay } from "./order-blocks.ts";

/** Everything is with the carrier. */
export function shippedMail(
	order: StoredOrder,
	{ brand, address, orderLink, pictured }: MailFacts,
): MailContent {
	const { row } = order;
	const ribbon = ribbonDay(order);
	return {
		subject: `Ihre Bestellung ${row.number} ist unterwegs`,
		greeting: greet(order),
		paragraphs: [
			"Ihre Karten sind gedruckt, geprüft und verpackt. Wir haben sie dem Paketdienst übergeben.",
			`Liefertermin: bis ${deliveryDay(order)}.`,
			...(ribbon ? [`Das Band kommt in einem eigenen Paket, bis ${ribbon}.`] : []),
		],
		items: itemsOf(order, pictured),
		totals: [],
		blocks: [{ title: "Lieferadresse", lines: deliveryLines(order) }],
		link: { words: "Bestellung ansehen", href: orderLink },
		terms: [
			{
				title: `${operator.company} (${brand})`,
				lines: [
					`${operator.street}, ${operator.postalCode} ${operator.city} · Telefon ${operator.phone} · ${address}`,
				],
			},
		],
		farewell: `Viel Freude damit\nIhre Werkstatt von ${brand}`,
	};
}
