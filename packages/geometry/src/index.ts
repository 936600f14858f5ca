export { crosses, distanceTo, flattenPath, isInside, type Segment } from "./flatten-path.ts";
export { apply, IDENTITY, inverse, type Matrix, multiply, scale, stretch, translate } from "./matrix.ts";
