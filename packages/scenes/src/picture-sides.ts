import type { Layer } from "./edge-colors.ts";
import { type Box, round } from "./svg.ts";

/** What is on the sides of a picture: nothing to see, one colour, sheets of some, or the photograph, going on or mirrored. */
export type Sides =
	| { readonly kind: "none" }
	| { readonly kind: "plain"; readonly color: string }
	| { readonly kind: "layered"; readonly layers: readonly Layer[] }
	| { readonly kind: "bild" | "spiegel"; readonly draw: (box: Box) => string };

/** The two sides that are seen of what stands off a wall; light comes from the upper left, so both lie in shade. */
export function sidesOf({ x, y, width, height }: Box, depth: number, sides: Sides): string {
	if (sides.kind === "none" || depth <= 0) return "";
	const [right, foot] = [x + width, y + height];
	const slant = (matrix: string, wide: number, high: number, shade: number, content: string) => {
		const size = `width="${round(wide)}" height="${round(high)}"`;
		return `<g transform="matrix(${matrix})"><svg ${size}>${content}<rect ${size} fill="#000" opacity="${shade}"/></svg></g>`;
	};
	// A photograph that goes on is told from its face by the light alone.
	const isPhoto = sides.kind === "bild" || sides.kind === "spiegel";
	const shade = isPhoto ? { right: 0.3, foot: 0.46 } : { right: 0.16, foot: 0.34 };
	const body = { width, height, depth };
	return `<g data-part="sides">${slant(`1 1 0 1 ${round(right)} ${round(y)}`, depth, height, shade.right, onRight(sides, body))}${slant(`1 0 1 1 ${round(x)} ${round(foot)}`, width, depth, shade.foot, onFoot(sides, body))}</g>`;
}

interface Body {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
}

/** The whole of a photograph that goes on around a picture whose face begins at a point. */
export function wrapped({ width, height, depth }: Body, { x, y }: Pick<Box, "x" | "y">): Box {
	return { x: x - depth, y: y - depth, width: width + 2 * depth, height: height + 2 * depth };
}

type Covered = Exclude<Sides, { readonly kind: "none" }>;

function onRight(sides: Covered, { width, height, depth }: Body): string {
	switch (sides.kind) {
		case "plain":
			return `<rect width="${round(depth)}" height="${round(height)}" fill="${sides.color}"/>`;
		case "layered":
			return layersOf(sides.layers, (from, to) => `M${from * depth} 0V${round(height)}H${to * depth}V0z`);
		case "bild":
			return sides.draw(wrapped({ width, height, depth }, { x: -width, y: 0 }));
		case "spiegel":
			return `<g transform="scale(-1 1)">${sides.draw({ x: -width, y: 0, width, height })}</g>`;
	}
}

function onFoot(sides: Covered, { width, height, depth }: Body): string {
	switch (sides.kind) {
		case "plain":
			return `<rect width="${round(width)}" height="${round(depth)}" fill="${sides.color}"/>`;
		case "layered":
			return layersOf(sides.layers, (from, to) => `M0 ${from * depth}H${round(width)}V${to * depth}H0z`);
		case "bild":
			return sides.draw(wrapped({ width, height, depth }, { x: 0, y: -height }));
		case "spiegel":
			return `<g transform="scale(1 -1)">${sides.draw({ x: 0, y: -height, width, height })}</g>`;
	}
}

function layersOf(layers: readonly Layer[], shape: (from: number, to: number) => string): string {
	let from = 0;
	return layers
		.map(([share, color]) => {
			const path = `<path d="${shape(from, from + share)}" fill="${color}"/>`;
			from += share;
			return path;
		})
		.join("");
}
