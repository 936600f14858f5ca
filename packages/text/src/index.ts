export { type Caret, caretAt, indexAt } from "./caret.ts";
export type { FontError } from "./font-file.ts";
export { type HyphenationLanguage, type Hyphenator, loadHyphenation } from "./hyphenation.ts";
export { layoutText } from "./layout-text.ts";
export { type CaretMove, moveCaret } from "./move-caret.ts";
export { selectionBoxes } from "./selection-boxes.ts";
export { createShaper, type FontId, type FontMetrics, type ShapedGlyph, type Shaper } from "./shaper.ts";
export type { CaretStop, PlacedGlyph, TextLayout, TextLine } from "./text-layout.ts";
export type { BaselineGrid, RunStyle, StyleRun, TextRequest, TextStyle } from "./text-request.ts";
