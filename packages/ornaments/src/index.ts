export { chance, sway } from "./drawing/chance.ts";
export {
	add,
	angleOn,
	between,
	type Cubic,
	type Curve,
	cubicsOf,
	distance,
	heading,
	mix,
	outline,
	type Point,
	pointOn,
	subtract,
	through,
	times,
	wash,
} from "./drawing/curve.ts";
export { ornamentsOf } from "./library.ts";
export { type Ornament, type OrnamentSubject, ornamentSubjects } from "./ornament.ts";
