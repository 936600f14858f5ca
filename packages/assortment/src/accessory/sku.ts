/** Spec 3.7-1. */
export const accessoryKinds = [
	"bag",
	"bow",
	"box",
	"envelope",
	"inlay",
	"pen",
	"posterbar",
	"ribbon",
	"screw",
	"seal",
	"standard",
] as const;
export type AccessoryKind = (typeof accessoryKinds)[number];

/** What the parts of a SKU behind its kind say, in their order; only the last one may have hyphens of its own. */
export const skuFields = {
	bag: ["size", "colour"],
	bow: ["colour"],
	box: ["size", "colour"],
	envelope: ["type", "colour", "size"],
	inlay: ["size", "paper"],
	pen: ["type", "colour"],
	posterbar: ["wood", "cm"],
	ribbon: ["type", "colour"],
	screw: ["colour"],
	seal: ["colour"],
	standard: ["article"],
} as const satisfies Record<AccessoryKind, readonly string[]>;

export type SkuField = (typeof skuFields)[AccessoryKind][number];

type SkuOf<Kind extends AccessoryKind> = { readonly kind: Kind } & {
	readonly [Field in (typeof skuFields)[Kind][number]]: string;
};

/** A SKU taken apart: an envelope has type, colour and size, an inlay size and paper, a ribbon type and colour. */
export type Sku = { readonly [Kind in AccessoryKind]: SkuOf<Kind> }[AccessoryKind];

/** "envelope-spitz-salbei-c6". */
export function formatSku(sku: Sku): string {
	const values: Readonly<Record<string, string>> = sku;
	return [sku.kind, ...skuFields[sku.kind].map((field) => values[field])].join("-");
}
