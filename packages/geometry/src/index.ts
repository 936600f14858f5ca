export { crosses, distanceTo, flattenPath, isInside, type Segment } from "./flatten-path.ts";
