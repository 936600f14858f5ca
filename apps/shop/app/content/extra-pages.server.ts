import { cardProduct, isSoldBy } from "@offizin/assortment";
import { getCardAccessories, getInitialData } from "@offizin/contract";
import { formatMoney, formatRoundMoney } from "@offizin/money";
import { channels } from "@offizin/sites";
import { say, sayAll, wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Prose } from "./prose.ts";

type Context = Readonly<RouterContextProvider>;

/** By path without slashes (spec 7.5-1): pages about what cannot be put into the cart by itself yet. */
const pages: Readonly<Record<string, (context: Context) => Promise<Prose | undefined>>> = {
	accessory: accessoryPage,
	"gift-voucher": giftVoucherPage,
};

export async function extraPage(slug: string, context: Context): Promise<Prose | undefined> {
	return Object.hasOwn(pages, slug) ? pages[slug]?.(context) : undefined;
}

/** Blank goods beside cards, with the price of one piece. */
async function accessoryPage(context: Context): Promise<Prose | undefined> {
	const { channel, locale } = context.get(shopContext).site;
	if (!isSoldBy(cardProduct, channel)) return undefined;
	const { kinds, price, choose, ...words } = wordsOf(locale).prose.extras.accessory;
	const head = sayAll(words, { brand: channels[channel].name }, locale);
	const { items } = valueOrThrow(await apiOf(context)(getCardAccessories, { query: {} }));
	const names: Readonly<Record<string, string>> = kinds;
	const shelves = Map.groupBy(items, ({ kind }) => names[kind] ?? kinds.others);
	const lists = [...shelves].map(([heading, goods]) => ({
		heading,
		text: [
			{
				list: goods.map((one) =>
					say(price, { name: one.name, price: formatMoney(one.price, locale) }, locale),
				),
			},
		],
	}));
	return {
		...head,
		robots: "index",
		sections: [{ heading: choose.heading, text: [choose.text] }, ...lists],
	};
}

/** Which values a gift voucher may have, and how one gets it today. */
async function giftVoucherPage(context: Context): Promise<Prose> {
	const { channel, locale } = context.get(shopContext).site;
	const { min, max } = valueOrThrow(await apiOf(context)(getInitialData, {})).giftVoucher;
	const values = {
		brand: channels[channel].name,
		min: formatRoundMoney(min, locale),
		max: formatRoundMoney(max, locale),
	};
	const said = sayAll(wordsOf(locale).prose.extras.giftVoucher, values, locale);
	const { title, intro, description, value, sending, order, redeem } = said;
	const sections = [value, order, sending, redeem].map(({ heading, text }) => ({ heading, text: [text] }));
	return { title, intro, description, robots: "index", sections };
}
