import { cardProduct, isSoldBy } from "@offizin/assortment";
import { getCardPrice, getInitialData } from "@offizin/contract";
import { formatMoney, formatRoundMoney } from "@offizin/money";
import { FREE_SAMPLES } from "@offizin/pricing";
import { listOf, say, wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { loadShipping } from "./load-shipping.server.ts";

/** What texts name that costs something: asked for only where a text names one of them. */
export const priceFactNames = [
	"samplePrice",
	"shippingCosts",
	"letterPrices",
	"voucherMin",
	"voucherMax",
] as const;

type PriceFacts = Readonly<Record<(typeof priceFactNames)[number], string>>;

/** Prices in force in the market of a page, ready to stand in a text. */
export async function loadPriceFacts(context: Readonly<RouterContextProvider>): Promise<PriceFacts> {
	const [samplePrice, { destination, standard, letters }, shop] = await Promise.all([
		loadSamplePrice(context),
		loadShipping(context),
		apiOf(context)(getInitialData, {}),
	]);
	const { min, max } = valueOrThrow(shop).giftVoucher;
	const { locale } = context.get(shopContext).site;
	const words = wordsOf(locale).shop.prices;
	const listed = letters.map(({ name, price }) => `${name} ${price}`);
	return {
		samplePrice,
		shippingCosts: say(
			standard === null ? words.noDelivery : words.standard,
			{ destination, price: standard ?? "" },
			locale,
		),
		voucherMin: formatRoundMoney(min, locale),
		voucherMax: formatRoundMoney(max, locale),
		letterPrices: listed.length > 0 ? listOf(listed, locale) : words.noPostage,
	};
}

/** What each sample costs after the free ones; nothing where no cards are sold. */
async function loadSamplePrice(context: Readonly<RouterContextProvider>): Promise<string> {
	const { site } = context.get(shopContext);
	if (!isSoldBy(cardProduct, site.channel)) return "";
	// One more than the free ones costs what one costs.
	const query = { isSample: "1", quantity: FREE_SAMPLES + 1 } as const;
	const { total, currency } = valueOrThrow(await apiOf(context)(getCardPrice, { query }));
	return formatMoney({ amount: total, currency }, site.locale);
}
