import sharp from "sharp";
import type { SampleName, SamplePhoto } from "./sample-photos.ts";
import type { Scene, SceneThing } from "./scene.ts";

type Samples = Readonly<Record<SampleName, SamplePhoto>>;

/** A picture on the wall, `width` × `height` centimetres: ten scene units are a centimetre. */
function picture(
	samples: Samples,
	name: SampleName,
	size: [number, number],
	place: [number, number],
): SceneThing {
	const [width, height] = size;
	return {
		render: (pixels) =>
			sharp(samples[name].bytes)
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

/** Pictures of the wall-art brand: photographs at true relative scale, no montage of rooms. */
export function wallStill(name: string, samples: Samples): Scene | undefined {
	switch (name) {
		case "bildwand-hero":
			return {
				width: 4200,
				height: 1800,
				ground: "darkwall",
				color: "#5a5753",
				light: "lamp",
				shadow: "#000000",
				things: [picture(samples, "alps", [200, 95], [2100, 800])],
			};
		case "bildwand-line":
			return {
				width: 4800,
				height: 1600,
				...wall,
				things: [
					picture(samples, "allium", [60, 80], [520, 760]),
					picture(samples, "alps", [150, 70], [1840, 760]),
					picture(samples, "acanthus", [40, 60], [3040, 760]),
					picture(samples, "canyon", [80, 60], [3860, 760]),
					picture(samples, "boats", [30, 20], [4570, 760]),
				],
			};
		default:
			return undefined;
	}
}
