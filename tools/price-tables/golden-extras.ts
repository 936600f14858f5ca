import { accessory } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import type { Carriage, ShippingType } from "@offizin/delivery";
import {
	type PriceTerms,
	type Quote,
	quoteAccessory,
	quoteGiftVoucher,
	quoteOverlay,
	quoteSamples,
	quoteShipping,
} from "@offizin/pricing";
import { accessoryName } from "@offizin/words";

/** A price without its product: lines and their sum. */
type ExtraPrice = Pick<Quote, "lines" | "total">;

/** What is bought or paid besides products, and why it costs what it does. */
export interface Extra {
	readonly nameDe: string;
	readonly why: string;
	/** `country` is where the parcel goes. */
	price(terms: PriceTerms, country: string): Result<ExtraPrice, { readonly code: string }>;
}

function accessories(sku: string, quantity: number): Extra {
	const article = accessory(sku);
	if (!article) throw new Error(`There is no accessory ${sku}.`);
	return {
		nameDe: `${quantity} × ${accessoryName(article, "de-DE")}`,
		why: `\`${sku}\`: the sum over its parts`,
		price: (terms) => quoteAccessory(sku, quantity, terms),
	};
}

function samples(count: number, alreadyFree: number): Extra {
	return {
		nameDe: `${count} Musterkarten`,
		why: `3 free in 30 days, of which ${alreadyFree} are already used`,
		price: (terms) => quoteSamples(count, alreadyFree, terms),
	};
}

interface Sending {
	readonly shippingType?: ShippingType;
	readonly sameDay?: boolean;
}

function shipping(nameDe: string, why: string, basket: readonly Carriage[], sending: Sending = {}): Extra {
	return {
		nameDe,
		why,
		price({ list }, country) {
			const quote = quoteShipping(
				basket.map((carriage) => ({ carriage })),
				{ shippingType: "standard", country, list, ...sending },
			);
			return quote.ok ? ok({ lines: quote.value.lines, total: quote.value.total.amount }) : quote;
		},
	};
}

/** Everything with a price that is no product, in the order of the tables. */
export const goldenExtras: readonly Extra[] = [
	accessories("envelope-spitz-nachtblau-c5", 40),
	accessories("bow-gold", 10),
	accessories("bag-130x180-kraft", 25),
	accessories("box-sq-schwarz", 1),
	accessories("pen-gel-gold", 2),
	accessories("posterbar-nuss-40", 1),
	accessories("standard-abstandhalter", 1),
	{
		nameDe: "30 Deckblätter aus Transparentpapier",
		why: "the same for every format",
		price: (terms) => quoteOverlay(30, terms),
	},
	samples(3, 0),
	samples(5, 1),
	{
		nameDe: "Geschenkgutschein",
		why: "costs what it is worth, contains no VAT",
		price: (terms) => quoteGiftVoucher(5000, terms),
	},
	shipping("Versand eines Pakets", "once per order", ["parcel", "ribbon"]),
	shipping("Expressversand", "where it is offered", ["parcel"], { shippingType: "express" }),
	shipping("Samstagszustellung", "Germany only", ["parcel"], { shippingType: "saturday" }),
	shipping("Versand von Mustern", "samples alone go as a letter, free", ["letter"]),
	shipping("Versand von Sperrgut", "a side longer than 120 cm", ["parcel", "forwarder"]),
	shipping("Produktion am selben Tag", "on top of any way of sending", ["parcel"], { sameDay: true }),
];
