import { designedProduct } from "@offizin/assortment";
import { formatMoney, money } from "@offizin/money";
import {
	builtInBook,
	FIRST_PRICE_DAY,
	letterPostage,
	type PriceTerms,
	priceListOn,
	productionDays,
	type QuoteLine,
	quoteSelection,
	type Selection,
	vatRateOf,
} from "@offizin/pricing";
import { type ChannelKey, marketOf } from "@offizin/sites";
import { lineName, productWords } from "@offizin/words";
import { explainLine } from "./explain-line.ts";
import { goldenExtras } from "./golden-extras.ts";
import { goldenSelections } from "./golden-selections.ts";
import type { NamedSelection } from "./named-selection.ts";

/** Markets with figures of their own, and the locale their tables are written in. The others repeat one of them. */
export const pagedMarkets = {
	de: { name: "Germany", locale: "de-DE" },
	at: { name: "Austria", locale: "de-AT" },
	ch: { name: "Switzerland", locale: "de-CH" },
	gb: { name: "United Kingdom", locale: "en-GB" },
	us: { name: "United States", locale: "en-US" },
} as const;
export type PagedMarket = keyof typeof pagedMarkets;

/** Prices and VAT of a market; none is known where nothing is delivered (V1). */
export function termsOf(market: string, channel: ChannelKey = "papiervogel"): PriceTerms {
	const vat = vatRateOf({ country: marketOf(market).country }, "standard", FIRST_PRICE_DAY);
	return {
		list: priceListOn(builtInBook(), { channel, market }, FIRST_PRICE_DAY),
		vatRate: vat.ok ? vat.value : undefined,
	};
}

const none = new Set(["ohne", "0", "mat-none"]);

/** What was chosen, without what was left out: "Format: Klappkarte A6 · Papier: Bilderdruck matt". */
function configurationWords({ product: key, configuration }: Selection): string {
	const words = productWords(key, "de-DE");
	const idle = new Set(designedProduct(key).idle?.(configuration));
	return Object.entries(configuration)
		.filter(([option, value]) => !none.has(value) && !idle.has(option))
		.map(([option, value]) => `${words.option(option)}: ${words.value(option, value)}`)
		.join(" · ");
}

/** Spaces that keep words together mean nothing in a file that is read as text. */
function plain(text: string): string {
	return text.replaceAll(/[\u00a0\u202f]/g, " ");
}

const head = ["| Line | Why | Quantity | Each | Amount |", "|---|---|--:|--:|--:|"];

interface RowWords {
	readonly why: string;
	readonly shown: (minor: number) => string;
	/** Of what is priced; what is sold beside it is called the same for all. */
	readonly configuration?: Selection["configuration"];
}

function lineRow(
	{ code, quantity, unit, amount }: QuoteLine,
	{ why, shown, configuration }: RowWords,
): string {
	return `| ${lineName(code, "de-DE", configuration)} | ${why} | ${quantity} | ${shown(unit)} | ${shown(amount)} |`;
}

function selectionPart(
	{ nameDe, selection }: NamedSelection,
	number: number,
	terms: PriceTerms,
	locale: string,
): string[] {
	const { list } = terms;
	const { configuration } = selection;
	const shown = (minor: number) => formatMoney(money(minor, list.currency), locale);
	const quote = quoteSelection(selection, terms);
	if (!quote.ok) throw new Error(`${nameDe} has no price: ${JSON.stringify(quote.error)}`);
	const { lines, unit, total, vat } = quote.value;
	const taxes = vat.map(
		({ rate, net, amount }) => `${rate / 10} % VAT: net ${shown(net)} + ${shown(amount)}`,
	);
	return [
		`### ${number}. ${nameDe}`,
		"",
		`${configurationWords(selection)}. Production days: ${productionDays(selection)}.`,
		"",
		...head,
		...lines.map((line) =>
			lineRow(line, { why: explainLine(line.code, selection, list, locale), shown, configuration }),
		),
		`| **Total** | ${taxes.join(", ") || "no VAT"} | ${selection.quantity} | ${shown(unit)} | **${shown(total)}** |`,
		"",
	];
}

function extrasPart(terms: PriceTerms, country: string, locale: string): string[] {
	const shown = (minor: number) => formatMoney(money(minor, terms.list.currency), locale);
	return goldenExtras.flatMap(({ nameDe, why, price }) => {
		const found = price(terms, country);
		if (!found.ok) return [`| ${nameDe} | refused: \`${found.error.code}\` | | | |`];
		const { lines, total } = found.value;
		return [
			`| **${nameDe}** | ${why} | | | **${shown(total)}** |`,
			...lines.map((line) => lineRow(line, { why: "", shown })),
		];
	});
}

/** What the post of a country takes for a letter of each class, as far as the list says. */
export function letterPrices({ list }: PriceTerms, country: string) {
	return (["standard", "compact", "large"] as const).flatMap((postageClass) => {
		const price = letterPostage(country, postageClass, list);
		return price.ok ? [{ postageClass, price: price.value }] : [];
	});
}

function postagePart(terms: PriceTerms, country: string, locale: string): string[] {
	const prices = letterPrices(terms, country).map(
		({ postageClass, price }) => `${postageClass} ${formatMoney(price, locale)}`,
	);
	return prices.length === 0
		? []
		: [`Postage of a letter, shown as a hint and never charged: ${prices.join(", ")}.`, ""];
}

/** The golden table of a market, as Markdown. */
export function pricePage(market: PagedMarket): string {
	const { name, locale } = pagedMarkets[market];
	const { country, currency } = marketOf(market);
	const terms = termsOf(market);
	const parts = [
		`# Prices: ${name}`,
		"",
		`What ${goldenSelections.length} configurations cost in ${currency.toUpperCase()}, line by line, at the card brand, from ${terms.list.validFrom} on. The photo brand differs in nothing but gold on the cover of a photo book, which it includes. Written by \`npm run golden\`; a test compares it with what the code says, and another works most of the figures out by hand.`,
		"",
		...goldenSelections.flatMap((selection, at) => selectionPart(selection, at + 1, terms, locale)),
		"## Accessories, samples, vouchers, shipping",
		"",
		...head,
		...extrasPart(terms, country, locale),
		"",
		...postagePart(terms, country, locale),
	];
	return plain(parts.join("\n"));
}
