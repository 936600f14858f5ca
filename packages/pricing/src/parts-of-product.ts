import type { ProductKey } from "@offizin/assortment";
import { calendarParts } from "./products/calendar/calendar.ts";
import { cardParts } from "./products/card/card-parts.ts";
import { collageParts } from "./products/collage/collage.ts";
import { guestbookParts } from "./products/guestbook/guestbook.ts";
import { merchParts } from "./products/merch/merch.ts";
import { photobookParts } from "./products/photobook/photobook.ts";
import { photoboxParts } from "./products/photobox/photobox.ts";
import { photoframeParts } from "./products/photoframe/photoframe-parts.ts";
import { photoprintParts } from "./products/photoprint/photoprint.ts";
import type { PartsOf } from "./quote/part.ts";

/** How each product is priced. */
export const partsOf: Readonly<Record<ProductKey, PartsOf>> = {
	card: cardParts,
	calendar: calendarParts,
	collage: collageParts,
	guestbook: guestbookParts,
	merch: merchParts,
	photobook: photobookParts,
	photobox: photoboxParts,
	photoframe: photoframeParts,
	photoprint: photoprintParts,
};
