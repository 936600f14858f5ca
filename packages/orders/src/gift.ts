import { checkText, type FieldError } from "./field-error.ts";

/** A parcel for somebody else: nothing in it names a price, and its bill goes to who pays by mail. */
export interface Gift {
	/** What is written on the card that lies in it; lines as they were typed. */
	readonly message?: string;
}

/** Characters that fill a card of A6 and can be read at arm's length. */
export const MAX_GIFT_MESSAGE = 240;

/** What cannot be printed on the card, empty when all of it can. */
export function checkGift({ message = "" }: Gift): readonly FieldError[] {
	const oneLine = message.replaceAll(/\r?\n/g, " ");
	return checkText("message", oneLine, { max: MAX_GIFT_MESSAGE, isRequired: false });
}

/** The gift without stray spaces, and without an empty message. */
export function tidyGift({ message = "" }: Gift): Gift {
	const text = message.replaceAll("\r\n", "\n").trim();
	return text === "" ? {} : { message: text };
}
