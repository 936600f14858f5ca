import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { blurredWhere, developed, type Pass, smooth } from "./develop.ts";

/** How light the wall is where pictures hang, 0 to 1 in linear light. */
const WALL = 0.68;

/** Of one room: as it is seen with a white wall, where its wall is, and the light on the wall. */
export interface Baked {
	readonly seen: Buffer;
	readonly mask: Buffer;
	readonly light: Buffer;
}

/** Makes the three layers of a room from what Blender has reckoned. */
export async function bakeRoom(
	folder: string,
	{ width, height }: { readonly width: number; readonly height: number },
): Promise<Baked> {
	const read = (name: string) => readPass(folder, name, width, height);
	const wall = (await read("wall")).data
		.filter((_, at) => at % 3 === 0)
		.map((value) => Math.min(1, Math.max(0, value)));
	const clean = smooth(await read("image"), await read("albedo"), await read("normal"));
	const near = blurredWhere(clean, wall, Math.max(1, Math.round(width / 700)));
	const far = blurredWhere(clean, wall, Math.round(width / 60));
	const exposure = WALL / levelOf(clean, wall);
	const seen = clean.data.map((value, at) => {
		const share = at3(wall, at);
		return value * (1 - share) + (0.8 * at1(near.data, at) + 0.2 * value) * share;
	});
	const solid = blurredWhere(
		{ width, height, data: spread(wall) },
		wall.map(() => 1),
		3,
	).data;
	const light = near.data.map((value, at) => {
		const share = at1(solid, at) ** 4;
		return value * share + at1(far.data, at) * (1 - share);
	});
	const size = { width, height, channels: 3 } as const;
	const picture = (data: Float32Array) => sharp(pixels(data, exposure), { raw: size });
	return {
		seen: await picture(seen).webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer(),
		mask: await sharp(Buffer.from(wall.map((value) => value * 255)), { raw: { ...size, channels: 1 } })
			.toColourspace("b-w")
			.webp({ quality: 90, effort: 6 })
			.toBuffer(),
		light: await sharp(pixels(light, exposure), { raw: size })
			.resize({ width: 800 })
			.webp({ quality: 90, effort: 6 })
			.toBuffer(),
	};
}

async function readPass(folder: string, name: string, width: number, height: number): Promise<Pass> {
	const bytes = await readFile(join(folder, `${name}.f32`));
	const four = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
	return { width, height, data: four.filter((_, at) => at % 4 !== 3) };
}

/** Mean light of the wall in the upper middle, where pictures hang. */
function levelOf({ width, height, data }: Pass, wall: Float32Array): number {
	let [sum, count] = [0, 0];
	for (let y = Math.round(height / 5); y < height / 2; y++) {
		for (let x = Math.round(width / 4); x < (width * 3) / 4; x++) {
			const at = y * width + x;
			const share = wall[at] ?? 0;
			sum += (share * (at1(data, at * 3) + at1(data, at * 3 + 1) + at1(data, at * 3 + 2))) / 3;
			count += share;
		}
	}
	return sum / count;
}

function spread(values: Float32Array): Float32Array {
	return Float32Array.from({ length: values.length * 3 }, (_, at) => at3(values, at));
}

/** With a grain finer than a step of a byte, so that even walls show no bands. */
function pixels(data: Float32Array, exposure: number): Buffer {
	let seed = 7;
	const made = Buffer.alloc(data.length);
	for (let at = 0; at < data.length; at++) {
		if (at % 3 === 0) seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
		const grain = seed / 2 ** 32 - 0.5;
		made[at] = Math.min(255, Math.max(0, Math.round(developed(at1(data, at) * exposure) * 255 + grain)));
	}
	return made;
}

function at1(data: Float32Array, at: number): number {
	return data[at] ?? 0;
}

function at3(data: Float32Array, at: number): number {
	return data[Math.floor(at / 3)] ?? 0;
}
