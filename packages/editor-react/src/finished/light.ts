import type { Paper, Place } from "@offizin/formats";

/** From the upper left, a little before the card: where it comes from, of length one. */
const LAMP: Place = [-0.36, -0.48, 0.8];
/** How far a shadow falls for each step that its thing is above the ground. */
export const FALL = { x: -LAMP[0] / LAMP[2], y: -LAMP[1] / LAMP[2] };

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** What the light does to a face by where it looks: how much of black or of white lies over it. */
export function lightOn([x, y, z]: Place): { readonly dark: number; readonly bright: number } {
	const more = x * LAMP[0] + y * LAMP[1] + z * LAMP[2] - LAMP[2];
	return { dark: within(-more * 0.25, 0.28), bright: within(more * 0.5, 0.14) };
}

interface Grain {
	/** Turns of the noise for each millimetre. */
	readonly fine: number;
	/** How much of it is seen. */
	readonly depth: number;
}

/** What a bare sheet feels like: coated ones are smooth. */
const grains: Readonly<Partial<Record<Paper["surface"], Grain>>> = {
	uncoated: { fine: 3, depth: 0.15 },
	cotton: { fine: 2, depth: 0.22 },
	embossed: { fine: 0.7, depth: 0.34 },
};

const glosses: Readonly<Partial<Record<Paper["surface"], number>>> = {
	gloss: 0.34,
	metallic: 0.26,
	plastic: 0.16,
	coated: 0.06,
};

/** How strongly the lamp is mirrored in a paper. */
export function glossOf(stock: Paper | undefined): number {
	return (stock && glosses[stock.surface]) ?? 0;
}

/** Edge of a tile of grain, in pixels. */
const TILE = 220;

/** The tooth of a paper as a picture to lay over it, lit from the side; undefined for smooth ones. `scale`: pixels per millimetre. */
export function grainOf(stock: Paper | undefined, scale: number): string | undefined {
	const grain = stock && grains[stock.surface];
	if (!grain) return undefined;
	const frequency = (grain.fine / scale).toFixed(3);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" stitchTiles="stitch" seed="7"/><feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.12" lighting-color="#fff"><feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting></filter><rect width="100%" height="100%" filter="url(#g)" opacity="${grain.depth}"/></svg>`;
	return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
