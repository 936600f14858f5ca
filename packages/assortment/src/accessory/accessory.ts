import type { FactSource } from "@offizin/base";
import type { Size, Um } from "@offizin/units";
import { type AccessoryKind, formatSku, type Sku } from "./sku.ts";

/** Something sold beside printed products, blank, by its SKU. */
export interface Accessory {
	readonly sku: string;
	readonly kind: AccessoryKind;
	/** The SKU taken apart. */
	readonly parts: Sku;
	/** Of what has a flat measure: closed and as it lies, of a box the largest card it takes. */
	readonly size?: Size;
	/** g/m², of what is made of paper. */
	readonly grammage?: number;
	/** "#rrggbb". */
	readonly swatch: string;
	/** Whole grams, of a ribbon one length. */
	readonly weight: number;
	/** What it adds to a letter. */
	readonly thickness: Um;
	/** Blank goods keep the right of withdrawal (domain.md §0.6, §8.2). */
	readonly withdrawal: "14d";
	/** Travels in a parcel of its own, not with the cards (spec 3.7-6). */
	readonly shipsSeparately: boolean;
	readonly source: FactSource;
}

type Details = Pick<Accessory, "swatch" | "weight" | "thickness" | "source"> &
	Partial<Pick<Accessory, "size" | "grammage" | "shipsSeparately">>;

/** A blank accessory that travels with the cards, unless told otherwise. */
export function buildAccessory(parts: Sku, details: Details): Accessory {
	return {
		sku: formatSku(parts),
		kind: parts.kind,
		parts,
		withdrawal: "14d",
		shipsSeparately: false,
		...details,
	};
}
