/** A pass of a render: red, green, blue of each pixel in linear light, from the top left. */
export interface Pass {
	readonly width: number;
	readonly height: number;
	readonly data: Float32Array;
}

const KERNEL = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];
/** How unlike two surfaces may be that lend each other light. */
const TURN = 0.05;
const TINT = 0.012;
const GLOW = 0.3;
const LEVELS = 4;

/**
 * Takes the noise out of a render: light is smoothed where surface and colour are the same (edge-avoiding wavelets,
 * Dammertz 2010). Colours themselves stay as sharp as they are.
 */
export function smooth(image: Pass, albedo: Pass, normal: Pass): Pass {
	const { width, height } = image;
	let light = new Float32Array(image.data.length);
	for (let at = 0; at < light.length; at++) light[at] = num(image.data, at) / (num(albedo.data, at) + 0.04);
	for (let level = 0; level < LEVELS; level++) {
		light = smoothed({ width, height, data: light }, albedo.data, normal.data, level);
	}
	const data = light.map((value, at) => value * (num(albedo.data, at) + 0.04));
	return { width, height, data };
}

function smoothed(
	{ width, height, data }: Pass,
	albedo: Float32Array,
	normal: Float32Array,
	level: number,
): Float32Array<ArrayBuffer> {
	const step = 1 << level;
	const wide = (GLOW / 1.6 ** level) ** 2;
	const bright = new Float32Array(width * height);
	for (let at = 0; at < bright.length; at++) {
		bright[at] = Math.log1p((num(data, at * 3) + num(data, at * 3 + 1) + num(data, at * 3 + 2)) / 3);
	}
	const made = new Float32Array(data.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const here = y * width + x;
			const h = here * 3;
			let [red, green, blue, weights] = [0, 0, 0, 0];
			for (let j = -2; j <= 2; j++) {
				const row = Math.min(height - 1, Math.max(0, y + j * step)) * width;
				for (let i = -2; i <= 2; i++) {
					const there = row + Math.min(width - 1, Math.max(0, x + i * step));
					const t = there * 3;
					const unlike =
						apart(normal, h, t) / TURN +
						apart(albedo, h, t) / TINT +
						(num(bright, here) - num(bright, there)) ** 2 / wide;
					if (unlike > 12) continue;
					const share = num(KERNEL, i + 2) * num(KERNEL, j + 2) * Math.exp(-unlike);
					red += share * num(data, t);
					green += share * num(data, t + 1);
					blue += share * num(data, t + 2);
					weights += share;
				}
			}
			made[h] = red / weights;
			made[h + 1] = green / weights;
			made[h + 2] = blue / weights;
		}
	}
	return made;
}

function apart(data: Float32Array, one: number, other: number): number {
	return (
		(num(data, one) - num(data, other)) ** 2 +
		(num(data, one + 1) - num(data, other + 1)) ** 2 +
		(num(data, one + 2) - num(data, other + 2)) ** 2
	);
}

/** Blurs the channels of a pass where `weight` is, as if there were nothing else. */
export function blurredWhere({ width, height, data }: Pass, weight: Float32Array, radius: number): Pass {
	const weighed = data.map((value, at) => value * num(weight, Math.floor(at / 3)));
	const spread = Float32Array.from(data, (_, at) => num(weight, Math.floor(at / 3)));
	const above = blurred({ width, height, data: weighed }, radius);
	const below = blurred({ width, height, data: spread }, radius);
	return { width, height, data: above.map((value, at) => value / Math.max(num(below, at), 1e-4)) };
}

/** Three box blurs, which are as good as one of Gauss. */
function blurred({ width, height, data }: Pass, radius: number): Float32Array<ArrayBuffer> {
	let made = Float32Array.from(data);
	for (let pass = 0; pass < 3; pass++) {
		made = boxed(made, { lines: height, each: width, line: width * 3, next: 3 }, radius);
		made = boxed(made, { lines: width, each: height, line: 3, next: width * 3 }, radius);
	}
	return made;
}

interface Strides {
	readonly lines: number;
	readonly each: number;
	readonly line: number;
	readonly next: number;
}

function boxed(data: Float32Array, { lines, each, line, next }: Strides, radius: number) {
	const made = new Float32Array(data.length);
	const wide = 2 * radius + 1;
	for (let row = 0; row < lines; row++) {
		for (let channel = 0; channel < 3; channel++) {
			const start = row * line + channel;
			const value = (at: number) => num(data, start + Math.min(each - 1, Math.max(0, at)) * next);
			let sum = 0;
			for (let at = -radius; at <= radius; at++) sum += value(at);
			for (let at = 0; at < each; at++) {
				made[start + at * next] = sum / wide;
				sum += value(at + radius + 1) - value(at - radius);
			}
		}
	}
	return made;
}

const KNEE = 0.66;

/** Linear light as it is seen: true up to where a lit wall lies, then with a soft shoulder; 0 to 1. */
export function developed(light: number): number {
	const value = Math.max(0, light);
	const over = value - KNEE;
	const kept = over > 0 ? KNEE + (1 - KNEE) * (1 - Math.exp(-over / (1 - KNEE))) : value;
	return kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
}

function num(data: ArrayLike<number>, at: number): number {
	return data[at] ?? 0;
}
