import type { PriceSheet } from "../list/price-table.ts";
import { accessorySheets } from "../products/accessory/accessory-sheets.ts";
import { giftVoucherSheets } from "../products/gift-voucher/gift-voucher-sheets.ts";
import { overlaySheets } from "../products/overlay/overlay-sheets.ts";
import { sampleSheets } from "../products/sample/sample-sheets.ts";
import { pricedProducts, quantityDiscounts } from "../registry.ts";
import { postageSheets } from "../shipping/postage-sheets.ts";
import { shippingSheets } from "../shipping/shipping-sheets.ts";

const { card, ...others } = pricedProducts;

/** Every price table with the prices we start with, in the order the back office shows them. */
export const priceSheets: readonly PriceSheet[] = [
	...card.sheets,
	...accessorySheets,
	...Object.values(others).flatMap(({ sheets }) => sheets),
	...Object.values(quantityDiscounts).map(({ sheet }) => sheet),
	...sampleSheets,
	...overlaySheets,
	...giftVoucherSheets,
	...postageSheets,
	...shippingSheets,
];
