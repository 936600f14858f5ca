import type { PriceSheet } from "../list/price-table.ts";
import { accessorySheets } from "./accessory.ts";
import { calendarSheets } from "./calendar.ts";
import { cardBaseSheets } from "./card-base.ts";
import { cardFormatSheets } from "./card-format.ts";
import { collageSheets } from "./collage.ts";
import { giftVoucherSheets } from "./gift-voucher.ts";
import { guestbookSheets } from "./guestbook.ts";
import { merchSheets } from "./merch.ts";
import { photobookSheets } from "./photobook.ts";
import { photoboxSheets } from "./photobox.ts";
import { photoprintSheets } from "./photoprint.ts";
import { postageSheets } from "./postage.ts";
import { quantityDiscountSheets } from "./quantity-discounts.ts";
import { sampleSheets } from "./sample.ts";
import { shippingSheets } from "./shipping.ts";
import { wallArtSheets } from "./wall-art.ts";

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
