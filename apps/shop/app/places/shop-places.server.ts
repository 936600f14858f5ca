import type { ShopContext } from "@offizin/contract";
import { languageName, marketOf, placesOf } from "@offizin/sites";
import { isWrittenIn, languageTag } from "@offizin/words";

/** A shop front of the brand as links to it need it. */
export interface ShopPlace {
	readonly locale: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Name, in itself, of the language its pages are in. */
	readonly language: string;
	/** What paths of its pages are appended to. */
	readonly address: string;
	/** Whether its pages are in the language of its locale: others are found nowhere (spec 9.3-3). */
	readonly isWritten: boolean;
	/** Whether it stands in the list of countries: each once in every language its pages are in. */
	readonly isListed: boolean;
}

/** Every shop front of the brand, the home market first. */
export function shopPlaces({ site, hosts }: Pick<ShopContext, "site" | "hosts">): readonly ShopPlace[] {
	const places = placesOf(site.channel, hosts);
	return places.map(({ site: { market, locale }, origin, prefix }) => {
		const isWritten = isWrittenIn(locale);
		const hasWritten = places.some((one) => one.site.market === market && isWrittenIn(one.site.locale));
		return {
			locale,
			country: marketOf(market).country,
			language: languageName(languageTag(locale)),
			address: origin + prefix,
			isWritten,
			isListed: isWritten || (!hasWritten && marketOf(market).locale === locale),
		};
	});
}
