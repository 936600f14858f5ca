export { type Box, box, contains, type Insets, inset, intersects, type Point, type Size } from "./box.ts";
export { mm, type Pt, ppi, pt, toMm, toPt, type Um, um } from "./length.ts";
