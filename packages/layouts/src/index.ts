export { accompany, adopt } from "./adopt/adopt.ts";
export type { Adopted } from "./adopt/carrier.ts";
export { arrangeCommand, framesOf, isLaidOut, shapesOf } from "./arrange.ts";
export { fillDocument } from "./fill/fill-document.ts";
export {
	type Gutter,
	gutters,
	type Layout,
	layoutsFor,
	MOST_PHOTOS,
} from "./library/library.ts";
export { type RankedLayout, rankLayouts } from "./library/rank.ts";
