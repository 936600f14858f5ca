import {
	type Contour,
	type FillRule,
	isFilled,
	lengthOf,
	nearestOn,
	type Spot,
	signedArea,
} from "@offizin/geometry";

/** Chords of an outline at which its thickness is taken. */
const PROBES = 48;
/** Steps a circle takes to shrink until it touches the other side. */
const MAX_STEPS = 12;

/**
 * How thick a filled form is, in its own units: the median, along its outline, of the largest circle that touches
 * the outline from inside there (a shrinking ball). So half of the outline belongs to parts finer than this. A
 * stroke gives its width, a leaf about two thirds of its middle; fine tips of a sound form do not count. `others`
 * are the contours that cut holes into it.
 */
export function thicknessOf(contour: Contour, others: readonly Contour[] = []): number {
	const total = lengthOf(contour, true);
	const area = signedArea(contour);
	if (total === 0 || area === 0) return 0;
	const inward = Math.sign(area);
	const outlines = [contour, ...others];
	const found = probesOf(contour).map(({ at, dx, dy, length }) => ({
		length,
		diameter: diameterAt(at, { x: -dy * inward, y: dx * inward }, outlines, total),
	}));
	return median(found.sort((one, other) => one.diameter - other.diameter));
}

interface Measured {
	readonly length: number;
	readonly diameter: number;
}

/** The diameter that half of the probed length does not reach. */
function median(found: readonly Measured[]): number {
	const half = found.reduce((sum, { length }) => sum + length, 0) / 2;
	let walked = 0;
	for (const { length, diameter } of found) {
		walked += length;
		if (walked >= half) return diameter;
	}
	return 0;
}

/**
 * A cheap lower bound of the thickness of a form without holes: the width of the strip with round ends that has its
 * area and outline (exact for strips and discs, by Bonnesen never above its widest place).
 */
export function stripWidthOf(contour: Contour): number {
	const length = lengthOf(contour, true);
	const area = Math.abs(signedArea(contour));
	return (length - Math.sqrt(Math.max(0, length * length - 4 * Math.PI * area))) / Math.PI;
}

/** Contours of one path beyond which it is not looked into: each is held against each other. */
const MAX_CONTOURS = 300;

/**
 * The thickness of the finest form of a filled path, looking closer only where a form may be below `least`; infinite
 * when there is none.
 */
export function finestOf(contours: readonly Contour[], rule: FillRule, least: number): number {
	let finest = Infinity;
	if (contours.length > MAX_CONTOURS) return finest;
	for (const contour of contours) {
		const [spot] = contour;
		if (!spot || signedArea(contour) === 0) continue;
		const rest = contours.filter((other) => other !== contour && cuts(contour, other, rule));
		if (rest.length === 0 && stripWidthOf(contour) >= least) continue;
		const isHole = contours.some((other) => other !== contour && isInsideOf(contour, other));
		if (!isHole) finest = Math.min(finest, thicknessOf(contour, rest));
	}
	return finest;
}

/** Whether another contour may take something off this one. */
function cuts(contour: Contour, other: Contour, rule: FillRule): boolean {
	const opposes = Math.sign(signedArea(other)) !== Math.sign(signedArea(contour));
	return (rule === "evenodd" || opposes) && isInsideOf(other, contour);
}

function isInsideOf(inner: Contour, outer: Contour): boolean {
	const [spot] = inner;
	return spot !== undefined && isFilled([outer], "nonzero", spot);
}

interface Probe {
	readonly at: Spot;
	/** Direction of the outline, of length 1. */
	readonly dx: number;
	readonly dy: number;
	readonly length: number;
}

/** The middles of chords: there a circle that touches all of a bend touches the chord. */
function probesOf(contour: Contour): Probe[] {
	const step = Math.max(1, Math.ceil(contour.length / PROBES));
	return contour.flatMap((to, index) => {
		const from = contour.at(index - 1);
		const length = from ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
		if (!from || length === 0 || index % step !== 0) return [];
		const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
		return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, dx, dy, length };
	});
}

/** Diameter of the largest circle inside that touches the outline at a point. */
function diameterAt(at: Spot, inward: Spot, outlines: readonly Contour[], start: number): number {
	let radius = start;
	for (let step = 0; step < MAX_STEPS; step++) {
		const centre = { x: at.x + inward.x * radius, y: at.y + inward.y * radius };
		const touched = nearestSpot(centre, outlines);
		const [dx, dy] = [touched.x - at.x, touched.y - at.y];
		const depth = dx * inward.x + dy * inward.y;
		const distance = Math.hypot(touched.x - centre.x, touched.y - centre.y);
		if (distance >= radius * 0.999 || depth <= 0) break;
		radius = (dx * dx + dy * dy) / (2 * depth);
	}
	return 2 * radius;
}

function nearestSpot(spot: Spot, outlines: readonly Contour[]): Spot {
	let nearest = spot;
	let least = Infinity;
	for (const contour of outlines) {
		let from = contour.at(-1);
		for (const to of contour) {
			if (!from) continue;
			const candidate = nearestOn(spot, from, to);
			const squared = (candidate.x - spot.x) ** 2 + (candidate.y - spot.y) ** 2;
			if (squared < least) [least, nearest] = [squared, candidate];
			from = to;
		}
	}
	return nearest;
}
