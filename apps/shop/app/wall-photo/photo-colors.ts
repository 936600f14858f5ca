import type { OwnPhoto } from "@offizin/scenes";

/** Colours that are told apart; fewer where a photo has fewer. */
const MOST = 3;
/** Pixels of the longer edge that a photo is looked at in. */
const LOOKED_AT = 96;
/** Width of the border whose colours go round a bar, as a part of the shorter edge. */
const BORDER = 0.08;
/** Steps of each channel that count as one colour. */
const STEP = 32;
/** Squared distance of colours that look alike beside each other. */
const ALIKE = 40 ** 2;

type Color = readonly [red: number, green: number, blue: number];

/** The colours of a photo along the edges of what is printed of it, the most frequent first: "#rrggbb". */
export async function colorsAtBorder({ href, width, height, crop }: OwnPhoto): Promise<readonly string[]> {
	const image = new Image();
	image.src = href;
	await image.decode();
	// What is shown of a photo has fewer pixels than the photo.
	const [across, down] = [image.naturalWidth / width, image.naturalHeight / height];
	const share = LOOKED_AT / Math.max(crop.width, crop.height);
	const wide = Math.max(1, Math.round(crop.width * share));
	const high = Math.max(1, Math.round(crop.height * share));
	const canvas = document.createElement("canvas");
	canvas.width = wide;
	canvas.height = high;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) return [];
	const part = [crop.x * across, crop.y * down, crop.width * across, crop.height * down] as const;
	context.drawImage(image, ...part, 0, 0, wide, high);
	return borderColors(context.getImageData(0, 0, wide, high));
}

/** The same of pixels: red, green, blue and opacity of each, row by row. */
export function borderColors({
	data,
	width,
	height,
}: {
	readonly data: ArrayLike<number>;
	readonly width: number;
	readonly height: number;
}): readonly string[] {
	const border = Math.max(1, Math.round(Math.min(width, height) * BORDER));
	const groups = new Map<string, { count: number; sum: [number, number, number] }>();
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if (Math.min(x, y, width - 1 - x, height - 1 - y) >= border) continue;
			const at = 4 * (y * width + x);
			const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
			const key = color.map((level) => Math.floor(level / STEP)).join();
			const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
			group.count++;
			color.forEach((level, channel) => {
				group.sum[channel] = (group.sum[channel] ?? 0) + level;
			});
			groups.set(key, group);
		}
	}
	const found: Color[] = [];
	for (const { count, sum } of [...groups.values()].sort((a, b) => b.count - a.count)) {
		const color: Color = [sum[0] / count, sum[1] / count, sum[2] / count];
		if (found.every((other) => distance(color, other) > ALIKE)) found.push(color);
		if (found.length === MOST) break;
	}
	return found.map(hexOf);
}

function distance(one: Color, other: Color): number {
	return one.reduce((sum, level, channel) => sum + (level - (other[channel] ?? 0)) ** 2, 0);
}

function hexOf(color: Color): string {
	return `#${color.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;
}
