import { isSoldBy, productOf } from "@offizin/assortment";
import { getCampaignData, getInitialData, getLocalizedUrls } from "@offizin/contract";
import { localAddress } from "@offizin/contract/browser";
import { isDeliveryCountry } from "@offizin/delivery";
import { formatRoundMoney, money } from "@offizin/money";
import { INVOICE_MINIMUM } from "@offizin/orders";
import { FREE_SAMPLES, priceIn } from "@offizin/pricing";
import { channels, marketOf, operator, placesOf, type Site } from "@offizin/sites";
import { isWrittenIn, languageTag, lengthUnit, say, wordsOf } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { CUT_OFF, expressView } from "../../nouns/prices/shipping-view.ts";
import { readOnly } from "../http/read-only.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";
import { priceDoor } from "../prices/price-door.ts";
import { pathsOfPage } from "./paths-of-page.ts";

type Shop = Parameters<typeof placesOf>[1];

/** Shop fronts: what they are, where they are, what they promise (spec 7.3). */
export function shopRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getInitialData, getCampaignData]) router.use(path, ...priceDoor(platform));
	router.use(getLocalizedUrls.path, readOnly, sharedAnswer, contentTag);

	router.openapi(getInitialData, (c) => {
		const { site, hosts, origin, prefix } = c.var.context;
		const { channel, market, locale } = site;
		const { country, currency } = marketOf(market);
		const sells = (key: string) => {
			const product = productOf(key);
			return product !== undefined && isSoldBy(product, channel);
		};
		const { list } = openPricing(platform, site);
		const voucher = (bound: "min" | "max") => {
			const price = priceIn(list, "giftVoucher.value", bound);
			if (!price.ok) throw new Error(`No ${bound} of gift vouchers in ${list.id}`);
			return money(price.value, currency);
		};
		return c.json(
			{
				channel,
				name: channels[channel].name,
				market,
				country,
				locale,
				language: languageTag(locale),
				currency,
				lengthUnit: lengthUnit(locale),
				address: origin + prefix,
				contact: { mail: channels[channel].mail, phone: operator.phone },
				deliveryCountries: isDeliveryCountry(country) ? [country] : [],
				freeSamples: FREE_SAMPLES,
				invoiceFrom: money(INVOICE_MINIMUM, currency),
				giftVoucher: { min: voucher("min"), max: voucher("max") },
				// Spec 3.2-5; the slash is the same at both.
				features: { trailingSlash: true, wishlist: sells("card"), guestbooks: sells("guestbook") },
				places: places(site, hosts),
			},
			200,
		);
	});

	router.openapi(getLocalizedUrls, (c) => {
		const { site, hosts } = c.var.context;
		const pathIn = pathsOfPage(
			platform.content.ofChannel(site.channel),
			localAddress(c.req.valid("query").path),
		);
		const items = places(site, hosts).map((place) => ({
			...place,
			url: place.address + pathIn(place.locale.slice(0, 2)),
		}));
		return c.json({ items, xDefault: items[0]?.url ?? "", total: items.length }, 200);
	});

	router.openapi(getCampaignData, (c) => {
		const { site } = c.var.context;
		const { locale, market } = site;
		const words = wordsOf(locale).campaign;
		const amount = formatRoundMoney(money(INVOICE_MINIMUM, marketOf(market).currency), locale);
		const pricing = openPricing(platform, site);
		const hasExpress = expressView(pricing).some(({ types }) => types.some(({ type }) => type === "express"));
		const card = productOf("card");
		const items = [
			...(card && isSoldBy(card, site.channel)
				? [
						{
							key: "samples" as const,
							text: say(words.samples, { count: FREE_SAMPLES }, locale),
							path: "/musterkarten/",
						},
					]
				: []),
			{
				key: "invoice" as const,
				text: say(words.invoice, { amount }, locale),
				path: "/zahlung-und-versand/",
			},
			...(hasExpress
				? [
						{
							key: "express" as const,
							text: say(words.express, { time: CUT_OFF }, locale),
							path: "/zahlung-und-versand/",
						},
					]
				: []),
		];
		return c.json({ items, total: items.length }, 200);
	});
	return router;
}

function places({ channel }: Site, hosts: Shop) {
	return placesOf(channel, hosts).map(({ site: { market, locale }, origin, prefix }) => ({
		market,
		country: marketOf(market).country,
		locale,
		address: origin + prefix,
		isWritten: isWrittenIn(locale),
	}));
}
