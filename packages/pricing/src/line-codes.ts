import { type ProductLineCode, productLineCodes } from "./registry.ts";

const otherCodes = [
	"card.overlay",
	"accessory.bag",
	"accessory.bow",
	"accessory.box",
	"accessory.envelope",
	"accessory.inlay",
	"accessory.pen",
	"accessory.posterbar",
	"accessory.ribbon",
	"accessory.screw",
	"accessory.seal",
	"accessory.standard",
	"sample.free",
	"sample.further",
	"giftVoucher.value",
	"shipping.standard",
	"shipping.express",
	"shipping.saturday",
	"shipping.letter",
	"shipping.oversize",
	"shipping.sameDay",
	"voucher",
] as const;

export type LineCode = ProductLineCode | (typeof otherCodes)[number];

/** The codes of all lines that quotes, samples, gift vouchers, shipping and discounts can have. */
export const lineCodes: readonly LineCode[] = [...productLineCodes, ...otherCodes];
