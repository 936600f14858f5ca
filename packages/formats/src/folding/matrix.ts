import type { Crease } from "../format.ts";

/** A rigid motion in space as sixteen numbers, column by column, as `matrix3d()` takes them; lengths in µm. */
export type Motion = readonly number[];
/** Right, down, towards the one who looks. */
export type Place = readonly [x: number, y: number, z: number];

export const STILL: Motion = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const at = (motion: Motion, row: number, column: number) => motion[column * 4 + row] ?? 0;

/** First the last of them, then the one before, as CSS multiplies. */
export function after(...motions: readonly Motion[]): Motion {
	return motions.reduce((left, right) =>
		Array.from({ length: 16 }, (_, index) => {
			const [row, column] = [index % 4, Math.floor(index / 4)];
			return [0, 1, 2, 3].reduce((sum, step) => sum + at(left, row, step) * at(right, step, column), 0);
		}),
	);
}

export function shift(x: number, y: number, z: number): Motion {
	return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

/** As `rotateY` of CSS: a positive angle takes the right side away. */
export function turnY(degrees: number): Motion {
	const [sin, cos] = sines(degrees);
	return [cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0, 0, 0, 0, 1];
}

/** As `rotateX` of CSS: a positive angle brings the foot near. */
export function turnX(degrees: number): Motion {
	const [sin, cos] = sines(degrees);
	return [1, 0, 0, 0, 0, cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1];
}

/** As `rotateZ` of CSS: clockwise. */
export function turnZ(degrees: number): Motion {
	const [sin, cos] = sines(degrees);
	return [cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** Around a crease: a positive angle takes away what is to the right of it or below. */
export function bend({ axis, at: line }: Pick<Crease, "axis" | "at">, degrees: number): Motion {
	return axis === "x"
		? after(shift(line, 0, 0), turnY(degrees), shift(-line, 0, 0))
		: after(shift(0, line, 0), turnX(-degrees), shift(0, -line, 0));
}

export function inverse(motion: Motion): Motion {
	const back = [0, 1, 2].map(
		(row) => -[0, 1, 2].reduce((sum, step) => sum + at(motion, step, row) * at(motion, step, 3), 0),
	);
	const turned = [0, 1, 2].map((column) => [0, 1, 2].map((row) => at(motion, column, row)));
	return [...turned.flatMap((column) => [...column, 0]), ...back, 1];
}

export function move(motion: Motion, [x, y, z]: Place): Place {
	const row = (index: number) =>
		at(motion, index, 0) * x + at(motion, index, 1) * y + at(motion, index, 2) * z + at(motion, index, 3);
	return [row(0), row(1), row(2)];
}

/** Where the printed front of a moved sheet looks: a direction of length one. */
export function facing(motion: Motion): Place {
	return [at(motion, 0, 2), at(motion, 1, 2), at(motion, 2, 2)];
}

function sines(degrees: number): readonly [sin: number, cos: number] {
	const radians = (degrees * Math.PI) / 180;
	return [Math.sin(radians), Math.cos(radians)];
}
