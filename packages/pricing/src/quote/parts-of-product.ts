import type { ProductKey } from "@offizin/assortment";
import { calendarParts } from "./calendar-parts.ts";
import { cardParts } from "./card-parts.ts";
import { collageParts } from "./collage-parts.ts";
import { guestbookParts } from "./guestbook-parts.ts";
import { merchParts } from "./merch-parts.ts";
import type { PartsOf } from "./part.ts";
import { photobookParts } from "./photobook-parts.ts";
import { photoboxParts } from "./photobox-parts.ts";
import { photoframeParts } from "./photoframe-parts.ts";
import { photoprintParts } from "./photoprint-parts.ts";

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
