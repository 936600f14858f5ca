import { type ChannelKey, channels, operator } from "@offizin/sites";
import { wordsOf } from "@offizin/words";

/** What running text names: the brand, who runs it, and how to reach them. */
export function operatorFacts(channel: ChannelKey, locale: string) {
	const { company, street, postalCode, city, country, managers, register, vatId, phone, phoneLink } =
		operator;
	const { name: brand, mail } = channels[channel];
	const { shop, terms } = wordsOf(locale);
	return {
		...{ brand, mail, company, country, managers, register, vatId, phone },
		address: `${company}, ${street}, ${postalCode} ${city}`,
		/** As links name it: `tel:{phoneNumber}`. */
		phoneNumber: phoneLink.replace("tel:", ""),
		hours: shop.page.layout.hours,
		frozen: terms.frozen,
	};
}
