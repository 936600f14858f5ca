import { type ProductKey, productOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import type { Selection } from "../quote/selection.ts";

/** Something typical that is bought, by which a change of prices is judged. */
export interface Example {
	/** One of the ten, or the table whose cell it shows. */
	readonly key: string;
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
	readonly product: ProductKey;
	/** What differs from the product's default configuration. */
	readonly values: Configuration;
	readonly quantity: number;
}

const rows: Readonly<Record<string, ExampleRow>> = {
	klappkarte: {
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
		product: "card",
		values: { formatType: "postkarte-a6", paperType: "matt" },
		quantity: 100,
	},
	wandkalender: {
		product: "calendar",
		values: { type: "wandkalender", formatType: "a4-hoch", mountingType: "spirale" },
		quantity: 1,
	},
	familienplaner: {
		product: "calendar",
		values: { type: "familienplaner", formatType: "200-400", mountingType: "spirale" },
		quantity: 5,
	},
	fotobuch: {
		product: "photobook",
		values: { type: "digitalfotobuch", cover: "hard", binding: "pur", format: "a4-quer", pageCount: "48" },
		quantity: 1,
	},
	echtfotobuch: {
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
		product: "photobox",
		values: { amount: "50" },
		quantity: 1,
	},
	abzuege: {
		product: "photoprint",
		values: { format: "10x15" },
		quantity: 200,
	},
	leinwand: {
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
	built ??= Object.entries(rows).map(([key, { product, values, quantity }]) => {
		const known = productOf(product);
		invariant(known, `no product ${product}`);
		const configuration = { ...defaultConfiguration(known), ...values };
		return { key, sold: { product, configuration, quantity } };
	});
	return built;
}
