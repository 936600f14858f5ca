import type { Path, Spot } from "@offizin/geometry";
import type { Bounds } from "./frame.ts";
import { arc, line, polar } from "./pen.ts";

const SLACK = 1e-6;

function isInside({ x, y }: Spot, window: Bounds): boolean {
	return (
		x >= window.left - SLACK &&
		x <= window.right + SLACK &&
		y >= window.top - SLACK &&
		y <= window.bottom + SLACK
	);
}

/** The part of a straight line inside the window; empty when there is none (Liang and Barsky, 1984). */
export function lineWithin(window: Bounds, from: Spot, to: Spot): Path {
	const dx = to.x - from.x;
	const dy = to.y - from.y;
	let enter = 0;
	let leave = 1;
	const sides: readonly (readonly [number, number])[] = [
		[-dx, from.x - window.left],
		[dx, window.right - from.x],
		[-dy, from.y - window.top],
		[dy, window.bottom - from.y],
	];
	for (const [slope, room] of sides) {
		if (slope === 0) {
			if (room < 0) return [];
		} else if (slope < 0) enter = Math.max(enter, room / slope);
		else leave = Math.min(leave, room / slope);
	}
	if (leave - enter < SLACK) return [];
	const at = (t: number) => ({ x: from.x + dx * t, y: from.y + dy * t });
	return line(at(enter), at(leave));
}

/** The parts of a circular arc inside the window, cut exactly where the circle crosses its sides. */
export function arcWithin(window: Bounds, centre: Spot, radius: number, from: number, to: number): Path {
	const stops = [from, ...crossings(window, centre, radius, from, to), to];
	return stops.slice(0, -1).flatMap((start, index) => {
		const end = stops[index + 1] ?? to;
		const middle = polar(centre, radius, (start + end) / 2);
		return end - start > SLACK && isInside(middle, window) ? arc(centre, radius, start, end) : [];
	});
}

function crossings(window: Bounds, centre: Spot, radius: number, from: number, to: number): number[] {
	const degrees = (radians: number) => (radians * 180) / Math.PI;
	const vertical = [window.left, window.right].flatMap((x) => {
		const angle = degrees(Math.acos((x - centre.x) / radius));
		return [angle, -angle];
	});
	const horizontal = [window.top, window.bottom].flatMap((y) => {
		const angle = degrees(Math.asin((centre.y - y) / radius));
		return [angle, 180 - angle];
	});
	return [...vertical, ...horizontal]
		.flatMap((angle) => [angle - 360, angle, angle + 360])
		.filter((angle) => angle > from && angle < to)
		.sort((a, b) => a - b);
}
