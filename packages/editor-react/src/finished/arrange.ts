import {
	type Assembly,
	after,
	cornersOf,
	facing,
	type Motion,
	move,
	type Place,
	posesOf,
	roomOf,
	shift,
	turnX,
	turnY,
} from "@offizin/formats";
import type { Size } from "@offizin/units";
import { FALL } from "./light.ts";
import { paintingOrder } from "./painting-order.ts";
import type { Hold } from "./views.ts";

/** Degrees by which a folded card springs open again, as paper does. */
const SPRING = 3;
/** How near one looks, in pixels. */
const DISTANCE = 2100;
/** What the card and its envelope fill of the stage, and the most pixels of a millimetre: as large as in the hand, and a little more. */
const FILLED = { across: 0.84, down: 0.84 };
const LARGEST = 4.6;
/** Above the ground, in µm. */
const HOVER = 2500;
/** How much of the envelope shows beside the card. */
const PEEK = { across: 0.36, down: 0.34 };

export interface Stage {
	readonly width: number;
	readonly height: number;
}

export interface PlacedPlate {
	/** As it is seen, in pixels, of an element at its full scale. */
	readonly transform: string;
	/** What is painted later lies over it. */
	readonly order: number;
	/** Where its two faces look. */
	readonly looks: { readonly front: Place; readonly back: Place };
	/** `matrix()` of its shadow on the ground, of the same element. */
	readonly shadow: string;
}

export interface Arrangement {
	readonly plates: readonly PlacedPlate[];
	/** Pixels of a micrometre. */
	readonly scale: number;
	/** How high the farthest part is above the ground, in pixels. */
	readonly height: number;
	/** Middle of the envelope, in pixels from the middle of the stage. */
	readonly envelope: { readonly x: number; readonly y: number };
}

/** Pixels of a micrometre for what is drawn: as large as it is ever shown on this stage. */
export function fullScale(assembly: Assembly, stage: Stage): number {
	const size = roomAt(assembly, 0).size;
	return scaleFor(size.width, size.height, stage);
}

function scaleFor(width: number, height: number, stage: Stage): number {
	return Math.min(
		(stage.width * FILLED.across) / width,
		(stage.height * FILLED.down) / height,
		LARGEST / 1000,
	);
}

function cornersAt(assembly: Assembly, poses: readonly Motion[]): readonly Place[] {
	return poses.flatMap((pose, index) => {
		const plate = assembly.plates[index];
		return plate ? cornersOf(plate, pose) : [];
	});
}

function roomAt(assembly: Assembly, share: number) {
	return roomOf(cornersAt(assembly, posesOf(assembly, { share, spring: SPRING })));
}

/** Where everything is on the stage, as the card is held. */
export function arrange(
	assembly: Assembly,
	hold: Hold,
	stage: Stage,
	envelope: Size | undefined,
): Arrangement {
	const poses = posesOf(assembly, { share: hold.share, spring: SPRING });
	const { size, middle } = roomOf(cornersAt(assembly, poses));
	// What stands up towards the one who looks takes more room than it covers.
	const [x, y, z] = middle;
	const beside = {
		x: envelope ? size.width / 2 + envelope.width * (PEEK.across - 0.5) : 0,
		y: envelope ? size.height / 2 + envelope.height * (PEEK.down - 0.5) : 0,
	};
	const more = {
		x: envelope ? Math.max(0, envelope.width * PEEK.across) : 0,
		y: envelope ? Math.max(0, envelope.height * PEEK.down) : 0,
	};
	const scale = scaleFor(size.width + more.x, size.height + more.y, stage);
	const full = fullScale(assembly, stage);
	const offset = { x: (-more.x / 2) * scale, y: (-more.y / 2) * scale };
	const turned = after(turnX(-hold.pitch), turnY(hold.yaw), shift(-x, -y, -z));
	const whole = poses.map((pose) => after(turned, pose));
	const corners = whole.map((pose, index) => {
		const plate = assembly.plates[index];
		return plate ? cornersOf(plate, pose) : [];
	});
	const order = paintingOrder(corners, [-offset.x / scale, -offset.y / scale, DISTANCE / scale]);
	const depths = corners.flatMap((places) => places.map((place) => place[2]));
	const ground = Math.min(...depths) - HOVER;
	return {
		scale,
		height: (Math.max(...depths) - ground) * scale,
		envelope: { x: beside.x * scale + offset.x, y: beside.y * scale + offset.y },
		plates: whole.map((pose, index) => {
			const box = assembly.plates[index]?.box;
			const placed = after(pose, shift(box?.x ?? 0, box?.y ?? 0, 0));
			const [nx, ny, nz] = facing(pose);
			return {
				order: order[index] ?? 0,
				transform: cssOf(placed, { scale, full, offset }),
				looks: { front: [nx, ny, nz], back: [-nx, -ny, -nz] },
				shadow: shadowOf(placed, ground, { scale, full, offset }),
			};
		}),
	};
}

interface Shown {
	readonly scale: number;
	readonly full: number;
	readonly offset: { readonly x: number; readonly y: number };
}

function cssOf(motion: Motion, { scale, full, offset }: Shown): string {
	const ratio = scale / full;
	const values = motion.map((value, index) => {
		if (index === 15) return 1;
		if (index < 12) return value * ratio;
		return value * scale + (index === 12 ? offset.x : index === 13 ? offset.y : 0);
	});
	return `perspective(${DISTANCE}px) matrix3d(${values.map((value) => Number(value.toFixed(5))).join(",")})`;
}

/** Along the light onto the ground: a plate stays flat in its shadow, so that six numbers say where it falls. */
function shadowOf(motion: Motion, ground: number, { scale, full, offset }: Shown): string {
	const on = (point: Place) => {
		const [x, y, z] = move(motion, point);
		return [
			(x + (z - ground) * FALL.x) * scale + offset.x,
			(y + (z - ground) * FALL.y) * scale + offset.y,
		] as const;
	};
	const [origin, right, down] = [on([0, 0, 0]), on([1000, 0, 0]), on([0, 1000, 0])];
	const step = (to: readonly [number, number]) => [
		(to[0] - origin[0]) / (1000 * full),
		(to[1] - origin[1]) / (1000 * full),
	];
	return `matrix(${[...step(right), ...step(down), ...origin].map((value) => Number(value.toFixed(5))).join(",")})`;
}
