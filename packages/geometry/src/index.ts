export {
	areaOf,
	type Contour,
	clipTo,
	contoursOf,
	distanceToOutline,
	type Extent,
	extentOf,
	type FillRule,
	isFilled,
	lengthOf,
	mapContours,
	meets,
	nearestOn,
	rectContour,
	signedArea,
} from "./contour.ts";
export { flattenPath, type Polyline, type Spot } from "./flatten-path.ts";
export { calmed, distanceGrid, filledGrid, thinned, traceGrid } from "./mask.ts";
export { apply, IDENTITY, inverse, type Matrix, multiply, scale, stretch, translate } from "./matrix.ts";
export { type Path, type PathCommand, type PathLetter, parsePath, pathPoints, writePath } from "./path.ts";
export { crosses, distanceTo, type Segment, segmentsOf } from "./segment.ts";
