import { calendar } from "./calendar.ts";
import { card } from "./card.ts";
import { collage } from "./collage.ts";
import { giftwrap } from "./giftwrap.ts";
import { guestbook } from "./guestbook.ts";
import { merch } from "./merch.ts";
import { photobook } from "./photobook.ts";
import { photobox } from "./photobox.ts";
import { photoframe } from "./photoframe.ts";
import { photoprint } from "./photoprint.ts";

/** Products by key: their names, those of their options and values, and a few words more about a value. */
export const product = {
	card,
	calendar,
	collage,
	merch,
	photobox,
	photoprint,
	photobook,
	guestbook,
	photoframe,
	giftwrap,
};
