export type { CardForm, CardFormat, EnvelopeSize } from "./card-format.ts";
export { creepOf, pagesOfSheets } from "./card-formats/booklet.ts";
export { size } from "./card-formats/build.ts";
export { oneSided } from "./card-formats/leaf.ts";
export { cardFormat, cardFormats } from "./card-formats.ts";
export { circlePath, heartIn, ovalIn, polygonPath, rectanglePath, roundedRectanglePath } from "./contour.ts";
export { type Assembly, assemblyOf, opens } from "./folding/assembly.ts";
export { after, facing, type Motion, move, type Place, shift, turnX, turnY } from "./folding/matrix.ts";
export type { Face, Plate } from "./folding/plate.ts";
export { cornersOf, posesOf, roomOf } from "./folding/poses.ts";
export {
	type Crease,
	type Edge,
	type FoldStep,
	type Format,
	type GlueStrip,
	openSides,
	type Page,
	type Panel,
	type PhotoLimits,
	pageOf,
	type SheetSide,
} from "./format.ts";
export { type OwnPages, withOwnPages } from "./own-pages.ts";
export { BLEED, bleedBox, SAFE_FOLD, safeBoxes } from "./page-areas.ts";
export { flipsOf, sheetToPage } from "./panel-place.ts";
export { coverWeightFor, type Paper, paper, papers, weightFor } from "./paper.ts";
export { type Cut, cutsThrough, type Placement, placementOf } from "./placement.ts";
export { ppiOf, printLimits } from "./print-limits.ts";
export { punchedAs } from "./punched-as.ts";
export { punchedFormat } from "./punching.ts";
export { formatTakes, punchings } from "./punching-kind.ts";
export {
	type FoilMetal,
	foilMetal,
	paperTakes,
	type Refinement,
	refinements,
	refinementsOf,
} from "./refinement.ts";
export { refinementOf } from "./refinement-of.ts";
