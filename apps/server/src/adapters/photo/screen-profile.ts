export type Triple = readonly [number, number, number];

const fixed = (value: number) => Math.round(value * 65_536);

export function xyz(values: Triple): Buffer {
	const tag = Buffer.alloc(20);
	tag.write("XYZ ", 0, "latin1");
	for (const [at, value] of values.entries()) tag.writeInt32BE(fixed(value), 8 + at * 4);
	return tag;
}

/** A power with a straight start, as parametric curve 3 (ICC.1, 10.18), or a plain power. */
export type Curve = "sRGB" | number;

export function curve(of: Curve): Buffer {
	const values = of === "sRGB" ? [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] : [of];
	const tag = Buffer.alloc(12 + values.length * 4);
	tag.write("para", 0, "latin1");
	tag.writeUInt16BE(of === "sRGB" ? 3 : 0, 8);
	for (const [at, value] of values.entries()) tag.writeInt32BE(fixed(value), 12 + at * 4);
	return tag;
}

/** A display profile of these tags, in this order. */
export function profile(space: string, tags: readonly (readonly [string, Buffer])[]): Buffer {
	const table = Buffer.alloc(4 + tags.length * 12);
	table.writeUInt32BE(tags.length, 0);
	let at = 128 + table.length;
	for (const [index, [name, content]] of tags.entries()) {
		table.write(name, 4 + index * 12, "latin1");
		table.writeUInt32BE(at, 8 + index * 12);
		table.writeUInt32BE(content.length, 12 + index * 12);
		at += content.length;
	}
	const header = Buffer.alloc(128);
	header.writeUInt32BE(at, 0);
	header.writeUInt32BE(0x04200000, 8);
	header.write(`mntr${space}XYZ `, 12, "latin1");
	header.write("acsp", 36, "latin1");
	xyz([0.9642, 1, 0.8249]).copy(header, 68, 8);
	return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

/** What the numbers of a screen mean. */
export interface ScreenColors {
	/** XYZ of red, green and blue under D50. */
	readonly primaries: readonly [Triple, Triple, Triple];
	readonly curve: Curve;
}

/** A profile of matrix and curves (ICC.1, 8.4.3). */
export function screenProfile({ primaries: [red, green, blue], curve: of }: ScreenColors): Buffer {
	const white = xyz([0.9642, 1, 0.8249]);
	const tone = curve(of);
	return profile("RGB ", [
		["wtpt", white],
		["rXYZ", xyz(red)],
		["gXYZ", xyz(green)],
		["bXYZ", xyz(blue)],
		["rTRC", tone],
		["gTRC", tone],
		["bTRC", tone],
	]);
}
