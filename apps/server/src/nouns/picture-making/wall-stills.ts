import type { PhotoName } from "@offizin/contract";
import sharp from "sharp";
import type { SamplePhotos } from "./sample-photos.ts";
import type { Scene, SceneThing } from "./scene.ts";

/** A picture on the wall, `width` × `height` centimetres: ten scene units are a centimetre. */
function picture(
	samples: SamplePhotos,
	name: PhotoName,
	size: [number, number],
	place: [number, number],
): SceneThing {
	const [width, height] = size;
	return {
		render: async (pixels) =>
			sharp((await samples(name)).bytes)
				.resize(pixels, Math.round((pixels * height) / width), { fit: "cover", position: "attention" })
				.png({ compressionLevel: 1 })
				.toBuffer(),
		size: { width: width * 10, height: height * 10 },
		x: place[0],
		y: place[1],
		turn: 0,
		lift: 5,
	};
}

const wall = { ground: "wall", color: "#eeece7", light: "daylight", shadow: "#1b1b1a" } as const;

const night = {
	width: 4200,
	height: 1800,
	ground: "darkwall",
	color: "#5a5753",
	light: "lamp",
	shadow: "#000000",
} as const;

/** Pictures of the wall-art brand: photographs at true relative scale, no montage of rooms. */
export function wallStill(name: string, samples: SamplePhotos): Scene | undefined {
	switch (name) {
		case "bildwand-hero":
			return { ...night, things: [picture(samples, "rowboats", [200, 95], [2100, 800])] };
		case "bildwand-line":
			return {
				width: 4800,
				height: 1600,
				...wall,
				things: [
					// From margin to margin of the page, the same wall between all of them.
					picture(samples, "dandelions", [60, 80], [520, 760]),
					picture(samples, "peaks", [150, 70], [1760, 760]),
					picture(samples, "dogs", [40, 60], [2900, 760]),
					picture(samples, "fig", [80, 60], [3690, 760]),
					picture(samples, "kite", [30, 20], [4430, 760]),
				],
			};
		case "bildwand-row":
			return {
				width: 4200,
				height: 1800,
				...wall,
				things: [
					// Where heads of articles and phones cut both sides off, the one in the middle is left whole.
					picture(samples, "stream", [50, 75], [370, 840]),
					picture(samples, "lake", [160, 100], [2100, 840]),
					picture(samples, "milky-way", [55, 55], [3840, 840]),
				],
			};
		case "bildwand-sizes":
			return {
				width: 4200,
				height: 1800,
				...wall,
				things: [
					picture(samples, "sunset", [40, 27], [370, 840]),
					picture(samples, "sunset", [150, 100], [2100, 840]),
					picture(samples, "sunset", [55, 37], [3840, 840]),
				],
			};
		case "bildwand-night":
			return { ...night, things: [picture(samples, "milky-way", [110, 110], [2100, 850])] };
		default:
			return undefined;
	}
}
