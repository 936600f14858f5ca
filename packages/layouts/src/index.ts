export { accompany, adopt } from "./adopt/adopt.ts";
export type { Adopted } from "./adopt/carrier.ts";
export { arrangeCommand, isLaidOut, shapesOf, standingArea } from "./arrange.ts";
export { fillDocument } from "./fill/fill-document.ts";
export { framesOf } from "./library/frames.ts";
export {
	type Gutter,
	gutters,
	type Layout,
	layoutsFor,
	MOST_PHOTOS,
	type TextPlace,
} from "./library/library.ts";
export { type RankedLayout, rankLayouts } from "./library/rank.ts";
export { stayingTexts, textsFor, textsIn } from "./library/standing-texts.ts";
export { textLayoutsFor, textSideOf } from "./library/text-places.ts";
