import { useLocation } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import type { ShopPlace } from "#app/places/shop-places.server.ts";
import { useOptionalShop } from "#app/site.ts";
import styles from "./country-links.module.css";

/**
 * The same page in every other country and language; whole loads, since every word and price of it is another one. What
 * has been drawn follows the page shown by use-country-links.ts.
 */
export function CountryLinks() {
	const shop = useOptionalShop();
	const t = useTranslations("layout");
	const countries: Readonly<Record<string, string>> = useMessages().country;
	const { pathname, search } = useLocation();
	if (!shop) return null;
	const { places, origin, site } = shop;
	const nameOf = ({ country, language }: ShopPlace) =>
		t("place", { country: countries[country] ?? country, language });
	const here = places.find(({ locale }) => locale === site.locale);
	return (
		<details className={styles.places}>
			<summary>
				<span className="visually-hidden">{t("places")}: </span>
				{here ? nameOf(here) : null}
			</summary>
			<ul>
				{places
					.filter(({ isListed }) => isListed)
					.map((place) => (
						<li key={place.locale}>
							<a
								rel="external"
								hrefLang={place.locale}
								href={`${pathOn(origin, place.address)}${pathname}${search}`}
								data-country={pathOn(origin, place.address)}
								aria-current={place === here ? "true" : undefined}
							>
								{nameOf(place)}
							</a>
						</li>
					))}
			</ul>
		</details>
	);
}

/** An address without the origin it is asked from. */
function pathOn(origin: string, address: string): string {
	return address.startsWith(origin) ? address.slice(origin.length) : address;
}
