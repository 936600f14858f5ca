import type { Box, Point, Size } from "@offizin/units";

/** Control point distance of a quarter circle drawn as one cubic curve. */
export const KAPPA = 0.552_284_75;

type Position = Pick<Point, "x" | "y"> | { readonly x: number; readonly y: number };

/** Collects path data in whole micrometres, with absolute M, L, C and Z only. */
export class PathBuilder {
	readonly #parts: string[] = [];

	#add(letter: string, ...numbers: number[]): this {
		this.#parts.push(letter + numbers.map((value) => Math.round(value) + 0).join(" "));
		return this;
	}
	move(x: number, y: number): this {
		return this.#add("M", x, y);
	}
	line(x: number, y: number): this {
		return this.#add("L", x, y);
	}
	curve(a: Position, b: Position, end: Position): this {
		return this.#add("C", a.x, a.y, b.x, b.y, end.x, end.y);
	}
	close(): this {
		this.#parts.push("Z");
		return this;
	}
	build(): string {
		return this.#parts.join("");
	}
}

export function polygonPath(points: readonly Position[]): string {
	const path = new PathBuilder();
	points.forEach(({ x, y }, index) => {
		if (index === 0) path.move(x, y);
		else path.line(x, y);
	});
	return path.close().build();
}

export function rectanglePath({ x, y, width, height }: Box): string {
	return polygonPath([
		{ x, y },
		{ x: x + width, y },
		{ x: x + width, y: y + height },
		{ x, y: y + height },
	]);
}

export function roundedRectanglePath({ width, height }: Size, radius: number): string {
	const k = radius * (1 - KAPPA);
	const right = width - radius;
	const bottom = height - radius;
	return new PathBuilder()
		.move(radius, 0)
		.line(right, 0)
		.curve({ x: width - k, y: 0 }, { x: width, y: k }, { x: width, y: radius })
		.line(width, bottom)
		.curve({ x: width, y: height - k }, { x: width - k, y: height }, { x: right, y: height })
		.line(radius, height)
		.curve({ x: k, y: height }, { x: 0, y: height - k }, { x: 0, y: bottom })
		.line(0, radius)
		.curve({ x: 0, y: k }, { x: k, y: 0 }, { x: radius, y: 0 })
		.close()
		.build();
}

export function circlePath(centre: Position, radius: number): string {
	const at = (dx: number, dy: number) => ({ x: centre.x + dx * radius, y: centre.y + dy * radius });
	return new PathBuilder()
		.move(centre.x, centre.y - radius)
		.curve(at(KAPPA, -1), at(1, -KAPPA), at(1, 0))
		.curve(at(1, KAPPA), at(KAPPA, 1), at(0, 1))
		.curve(at(-KAPPA, 1), at(-1, KAPPA), at(-1, 0))
		.curve(at(-1, -KAPPA), at(-KAPPA, -1), at(0, -1))
		.close()
		.build();
}

/** An oval that fills a size. */
export function ovalIn({ width, height }: Size): string {
	const at = (x: number, y: number) => ({ x: ((x + 1) * width) / 2, y: ((y + 1) * height) / 2 });
	return new PathBuilder()
		.move(width / 2, 0)
		.curve(at(KAPPA, -1), at(1, -KAPPA), at(1, 0))
		.curve(at(1, KAPPA), at(KAPPA, 1), at(0, 1))
		.curve(at(-KAPPA, 1), at(-1, KAPPA), at(-1, 0))
		.curve(at(-1, -KAPPA), at(-KAPPA, -1), at(0, -1))
		.close()
		.build();
}

/** Right half of a heart in a square of 2 × 2 around its middle: from the cleft over the lobe to the tip. */
const heartHalf = [
	[0.08, -0.86, 0.3, -1, 0.52, -1],
	[0.8, -1, 1, -0.78, 1, -0.46],
	[1, 0.02, 0.6, 0.42, 0, 1],
] as const;
const HEART_CLEFT = -0.62;

/** A heart of this size; `place` puts its points, given from −1 to 1 around the middle, where they belong. */
export function heartPath(place: (x: number, y: number) => Position): string {
	const path = new PathBuilder();
	const start = place(0, HEART_CLEFT);
	path.move(start.x, start.y);
	for (const [ax, ay, bx, by, x, y] of heartHalf) path.curve(place(ax, ay), place(bx, by), place(x, y));
	// The left half is the right one in the mirror, walked backwards.
	for (const [index, [ax, ay, bx, by]] of [...heartHalf.entries()].reverse()) {
		const before = heartHalf[index - 1];
		const end = before ? place(-before[4], before[5]) : start;
		path.curve(place(-bx, by), place(-ax, ay), end);
	}
	return path.close().build();
}

/** A heart that fills a size, upright. */
export function heartIn({ width, height }: Size): string {
	return heartPath((x, y) => ({ x: ((x + 1) * width) / 2, y: ((y + 1) * height) / 2 }));
}

/** A seal: a circle of `count` round bumps. Its outermost points lie on `radius`. */
export function scallopPath(centre: Position, radius: number, count: number): string {
	const path = new PathBuilder();
	const step = (2 * Math.PI) / count;
	const inner = radius * 0.93;
	// Height of the handles, so that the middle of each curve touches the outer circle.
	const handle = (radius - inner * 0.25 * Math.cos(step / 2)) / 0.75;
	const at = (angle: number, distance: number) => ({
		x: centre.x + Math.sin(angle) * distance,
		y: centre.y - Math.cos(angle) * distance,
	});
	const start = at(-step / 2, inner);
	path.move(start.x, start.y);
	for (let index = 0; index < count; index++) {
		const angle = index * step;
		const spread = step * 0.3;
		const reach = handle / Math.cos(spread);
		path.curve(at(angle - spread, reach), at(angle + spread, reach), at(angle + step / 2, inner));
	}
	return path.close().build();
}
