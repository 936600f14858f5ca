import { invariant } from "@offizin/base";
import { IDENTITY, type Matrix } from "./matrix.ts";

/** A command with the coordinates it takes: 2 after M and L, 6 after C, none after Z. */
export type PathCommand = readonly [letter: PathLetter, coordinates: readonly number[]];
export type PathLetter = "M" | "L" | "C" | "Z";

/** SVG path data of absolute M, L, C and Z only, taken apart: what artworks, glyphs, contours and PDF have in common. */
export type Path = readonly PathCommand[];

const TOKEN = /[MLCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[^\s,]/g;
const COORDINATES: Readonly<Record<PathLetter, number>> = { M: 2, L: 2, C: 6, Z: 0 };

/**
 * Takes path data apart. A letter may be left out where it repeats; after M it then means L, as in SVG. Throws for any
 * other grammar, with an excerpt: whoever takes paths from outside checks them at the door.
 */
export function parsePath(data: string): Path {
	const tokens = data.match(TOKEN) ?? [];
	const path: PathCommand[] = [];
	let letter: PathLetter | undefined;
	for (let at = 0; at < tokens.length; ) {
		const token = tokens[at] ?? "";
		if (isLetter(token)) {
			letter = token;
			at++;
		} else letter = letter === "M" ? "L" : letter;
		invariant(
			letter && (letter !== "Z" || token === "Z"),
			`path "${excerpt(data)}" has a command at "${token}"`,
		);
		invariant(path.length > 0 || letter === "M", `path "${excerpt(data)}" starts with M`);
		const coordinates: number[] = [];
		for (const end = at + COORDINATES[letter]; at < end; at++)
			coordinates.push(Number(tokens[at] ?? Number.NaN));
		invariant(
			coordinates.every(Number.isFinite),
			`path "${excerpt(data)}" has ${COORDINATES[letter]} numbers after ${letter}`,
		);
		path.push([letter, coordinates]);
	}
	return path;
}

function isLetter(token: string): token is PathLetter {
	return token in COORDINATES;
}

function excerpt(data: string): string {
	return data.length > 60 ? `${data.slice(0, 60)}…` : data;
}

/** Path data again, each point mapped and rounded to whole `steps`ths. */
export function writePath(
	path: Path,
	{ matrix = IDENTITY, steps }: { matrix?: Matrix; steps: number },
): string {
	const [a, b, c, d, e, f] = matrix;
	const round = (value: number) => Math.round(value * steps) / steps + 0;
	let data = "";
	for (const [letter, coordinates] of path) {
		data += letter;
		for (let at = 0; at + 1 < coordinates.length; at += 2) {
			const [x = 0, y = 0] = [coordinates[at], coordinates[at + 1]];
			data += `${at === 0 ? "" : " "}${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`;
		}
	}
	return data;
}

/** Every point of a path, control points included: its bounds hold all the path can reach. */
export function pathPoints(path: Path): { readonly x: number; readonly y: number }[] {
	return path.flatMap(([, coordinates]) =>
		Array.from({ length: coordinates.length / 2 }, (_none, index) => ({
			x: coordinates[2 * index] ?? 0,
			y: coordinates[2 * index + 1] ?? 0,
		})),
	);
}
