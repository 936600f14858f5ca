import { type ChannelKey, channels, operator } from "@offizin/sites";
import { wordsOf } from "@offizin/words";

/** What pages of running text name: the brand, who runs it, and how to reach them. */
export function proseValues(channel: ChannelKey, locale: string) {
	const { company, street, postalCode, city, country, managers, register, vatId, phone, phoneLink } =
		operator;
	const { name: brand, mail } = channels[channel];
	const { shop, terms } = wordsOf(locale);
	return {
		...{ brand, mail, country, managers, register, vatId, phone, phoneLink },
		address: `${company}, ${street}, ${postalCode} ${city}`,
		company,
		hours: shop.page.layout.hours,
		frozen: terms.frozen,
	};
}
