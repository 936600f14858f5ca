export { type Box, box, boxAround, contains, type Insets, intersects, type Point, type Size } from "./box.ts";
export { mm, ppi, pt, toMm, toPt, type Um, um } from "./length.ts";
