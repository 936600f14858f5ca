import { languageName, marketOf, type Place, placesOf } from "@offizin/sites";
import { Disclosure } from "@offizin/ui";
import { useLocation } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { type ShopFacts, useOptionalShop } from "#app/site.ts";
import { chooseCountry } from "./country-choice.ts";
import styles from "./country-links.module.css";

/** The same page in every other country and language; whole loads, since every word and price of it is another one. */
export function CountryLinks() {
	const shop = useOptionalShop();
	return shop ? <Countries shop={shop} /> : null;
}

function Countries({ shop }: { readonly shop: ShopFacts }) {
	const t = useTranslations("layout");
	const countries: Readonly<Record<string, string>> = useMessages().country;
	const { pathname, search } = useLocation();
	const { site, hosts, origin, written } = shop;
	const isWritten = (locale: string) => written.includes(locale.slice(0, 2));
	const nameOf = ({ site: { market, locale } }: Place) =>
		t("place", {
			country: countries[marketOf(market).country] ?? market,
			language: languageName(isWritten(locale) ? locale : shop.fallback),
		});
	const places = placesOf(site.channel, hosts);
	// A country whose languages are not written yet stands here once, under the language it is shown in.
	const offered = places.filter(({ site: { market, locale } }) => {
		const hasNone = !places.some((one) => one.site.market === market && isWritten(one.site.locale));
		return isWritten(locale) || (hasNone && marketOf(market).locale === locale);
	});
	const here = places.find((place) => place.site.locale === site.locale);
	return (
		<Disclosure
			className={styles.places}
			summary={
				<>
					<span className="visually-hidden">{t("places")}: </span>
					{here ? nameOf(here) : null}
				</>
			}
		>
			<ul>
				{offered.map((place) => (
					<li key={place.site.locale}>
						<a
							rel="external"
							hrefLang={place.site.locale}
							href={`${place.origin === origin ? "" : place.origin}${place.prefix}${pathname}${search}`}
							aria-current={place === here ? "true" : undefined}
							onClick={() => chooseCountry(place.site.locale)}
						>
							{nameOf(place)}
						</a>
					</li>
				))}
			</ul>
		</Disclosure>
	);
}
