import type { PriceSheet } from "../list/price-table.ts";
import { accessorySheets } from "../products/accessory/accessory-sheets.ts";
import { calendarSheets } from "../products/calendar/calendar-sheets.ts";
import { cardFormatSheets } from "../products/card/card-format-sheets.ts";
import { cardBaseSheets } from "../products/card/card-sheets.ts";
import { collageSheets } from "../products/collage/collage-sheets.ts";
import { giftVoucherSheets } from "../products/gift-voucher/gift-voucher-sheets.ts";
import { guestbookSheets } from "../products/guestbook/guestbook-sheets.ts";
import { merchSheets } from "../products/merch/merch-sheets.ts";
import { photobookSheets } from "../products/photobook/photobook-sheets.ts";
import { photoboxSheets } from "../products/photobox/photobox-sheets.ts";
import { wallArtSheets } from "../products/photoframe/photoframe-sheets.ts";
import { photoprintSheets } from "../products/photoprint/photoprint-sheets.ts";
import { sampleSheets } from "../products/sample/sample-sheets.ts";
import { quantityDiscountSheets } from "../quote/quantity-discounts.ts";
import { postageSheets } from "../shipping/postage-sheets.ts";
import { shippingSheets } from "../shipping/shipping-sheets.ts";

/** Every price table with the prices we start with, in the order the back office shows them. */
export const priceSheets: readonly PriceSheet[] = [
	...cardBaseSheets,
	...cardFormatSheets,
	...accessorySheets,
	...merchSheets,
	...photoboxSheets,
	...photoprintSheets,
	...calendarSheets,
	...photobookSheets,
	...guestbookSheets,
	...wallArtSheets,
	...collageSheets,
	...quantityDiscountSheets,
	...sampleSheets,
	...giftVoucherSheets,
	...postageSheets,
	...shippingSheets,
];
