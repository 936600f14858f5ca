import { type ProductKey, productOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import type { Selection } from "../quote/selection.ts";

/** Something typical that is bought, by which a change of prices is judged. */
export interface Example {
	readonly key: string;
	readonly nameDe: string;
	readonly sold: Selection | Article;
}

/** An accessory bought by itself. */
export interface Article {
	readonly sku: string;
	readonly quantity: number;
}

/** One of the ten. */
interface ProductExample extends Example {
	readonly sold: Selection;
}

interface ExampleRow {
	readonly nameDe: string;
	readonly product: ProductKey;
	/** What differs from the product's default configuration. */
	readonly values: Configuration;
	readonly quantity: number;
}

const rows: Readonly<Record<string, ExampleRow>> = {
	klappkarte: {
		nameDe: "50 Klappkarten A6 mit Goldfolie und Umschlägen",
		product: "card",
		values: {
			formatType: "klappkarte-a6",
			paperType: "creme",
			refinementType: "gold",
			envelope: "envelope-gerade-weiss-c6",
		},
		quantity: 50,
	},
	postkarte: {
		nameDe: "100 Postkarten A6",
		product: "card",
		values: { formatType: "postkarte-a6", paperType: "matt" },
		quantity: 100,
	},
	wandkalender: {
		nameDe: "Wandkalender A4 hoch",
		product: "calendar",
		values: { type: "wandkalender", formatType: "a4-hoch", mountingType: "spirale" },
		quantity: 1,
	},
	familienplaner: {
		nameDe: "5 Familienplaner 20 × 40 cm",
		product: "calendar",
		values: { type: "familienplaner", formatType: "200-400", mountingType: "spirale" },
		quantity: 5,
	},
	fotobuch: {
		nameDe: "Fotobuch A4 quer, Hardcover, 48 Seiten",
		product: "photobook",
		values: { type: "digitalfotobuch", cover: "hard", binding: "pur", format: "a4-quer", pageCount: "48" },
		quantity: 1,
	},
	echtfotobuch: {
		nameDe: "Echtfotobuch A4 quer, 24 Seiten",
		product: "photobook",
		values: {
			type: "echtfotobuch",
			cover: "hard",
			binding: "layflat",
			format: "a4-quer",
			paper: "matt",
			pageCount: "24",
			printing: "silberhalogenid",
		},
		quantity: 1,
	},
	fotobox: {
		nameDe: "Fotobox mit 50 Bildern",
		product: "photobox",
		values: { amount: "50" },
		quantity: 1,
	},
	abzuege: {
		nameDe: "200 Abzüge 10 × 15 cm",
		product: "photoprint",
		values: { format: "10x15" },
		quantity: 200,
	},
	leinwand: {
		nameDe: "Leinwand 60 × 40 cm im Schattenfugenrahmen",
		product: "photoframe",
		values: {
			materialType: "leinwand",
			format: "60x40",
			variant: "leiste-25",
			edge: "bild",
			frame: "schattenfuge-leinwand",
			frameType: "schwarz",
		},
		quantity: 1,
	},
	poster: {
		nameDe: "Poster 60 × 40 cm, gerahmt mit Passepartout",
		product: "photoframe",
		values: {
			materialType: "poster",
			format: "60x40",
			variant: "seidenmatt",
			edge: "ohne",
			frame: "alurahmen",
			frameType: "schwarz",
			matSize: "30",
			matType: "mat-weiss",
			glazing: "acryl",
		},
		quantity: 1,
	},
};

let built: readonly ProductExample[] | undefined;

/** The ten examples, always the same ones in the same order. */
export function priceExamples(): readonly ProductExample[] {
	built ??= Object.entries(rows).map(([key, { nameDe, product, values, quantity }]) => {
		const known = productOf(product);
		invariant(known, `no product ${product}`);
		const configuration = { ...defaultConfiguration(known), ...values };
		return { key, nameDe, sold: { product, configuration, quantity } };
	});
	return built;
}
