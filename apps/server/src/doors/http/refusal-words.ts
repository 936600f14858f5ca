import { MAX_QUANTITY, MIN_QUANTITY } from "@offizin/assortment";
import { LONGEST_IMAGE_EDGE } from "@offizin/content";
import { MAX_UPLOAD_MEGABYTES } from "@offizin/contract/browser";
import { say, wordsOf } from "@offizin/words";
import { MAX_EDGE, MAX_PIXELS, MIN_EDGE } from "../../adapters/photo/upload-limits.ts";
import { keptFor } from "../../nouns/retention/kept-for.ts";
import type { RefusalCode } from "./refusal-status.ts";

/** Limits that the words of refusals name. */
const limits = {
	fewest: MIN_QUANTITY,
	most: MAX_QUANTITY,
	designDays: keptFor.designDays,
	photoDays: keptFor.uploadDays,
	photoMegabytes: MAX_UPLOAD_MEGABYTES,
	photoMegapixels: MAX_PIXELS / 1e6,
	shortestEdge: MIN_EDGE,
	longestEdge: MAX_EDGE,
	longestImageEdge: LONGEST_IMAGE_EDGE,
};

/** What a refusal says in a locale. */
export function refusalWords(code: RefusalCode, locale: string): string {
	return say(wordsOf(locale).refusal[code], limits, locale);
}
