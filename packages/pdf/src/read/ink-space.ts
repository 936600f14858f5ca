import type { ObjectReader } from "./object-reader.ts";
import { damaged, unsupported } from "./read-error.ts";
import { asArray, asDict, asName, asNumber, asStream, type PdfDict, type PdfValue } from "./value.ts";

/** A colour space of the file, as data. */
export type InkSpace =
	| {
			readonly kind: "device";
			readonly name: "DeviceGray" | "DeviceRGB" | "DeviceCMYK";
			readonly components: number;
	  }
	/** `profile` is the number of the stream that holds it. */
	| { readonly kind: "icc"; readonly components: number; readonly profile: number }
	/** Separation (one name) or DeviceN; `full` is the alternate colour at full tint, where the file says it plainly. */
	| {
			readonly kind: "spot";
			readonly names: readonly string[];
			readonly components: number;
			readonly alternate: InkSpace;
			readonly full?: readonly number[];
	  }
	| { readonly kind: "indexed"; readonly components: 1; readonly base: InkSpace }
	/** CalGray, CalRGB, Lab, Pattern: known by name only. */
	| { readonly kind: "other"; readonly name: string; readonly components: number };

const MAX_DEPTH = 4;
const MAX_COMPONENTS = 32;

export const GRAY: InkSpace = { kind: "device", name: "DeviceGray", components: 1 };
export const RGB: InkSpace = { kind: "device", name: "DeviceRGB", components: 3 };
export const CMYK: InkSpace = { kind: "device", name: "DeviceCMYK", components: 4 };
const DEVICE = new Map([GRAY, RGB, CMYK].map((space) => [space.kind === "device" ? space.name : "", space]));

/** Reads a colour space given by name (device, pattern, or a resource) or as an array. */
export async function readInkSpace(
	objects: ObjectReader,
	value: PdfValue | undefined,
	resources: PdfDict,
	depth = 0,
): Promise<InkSpace> {
	if (depth > MAX_DEPTH) return damaged("colour spaces are nested too deeply");
	const resolved = await objects.resolve(value);
	const name = asName(resolved);
	if (name !== undefined) return namedSpace(objects, name, resources, depth);
	const items = asArray(resolved) ?? damaged("a colour space is neither name nor array");
	const family = asName(await objects.resolve(items[0])) ?? damaged("a colour space has no family");
	switch (family) {
		case "ICCBased":
			return iccSpace(objects, items[1]);
		case "Separation":
		case "DeviceN":
			return spotSpace(objects, items, resources, depth);
		case "Indexed":
			return {
				kind: "indexed",
				components: 1,
				base: await readInkSpace(objects, items[1], resources, depth + 1),
			};
		case "CalGray":
			return { kind: "other", name: family, components: 1 };
		case "CalRGB":
		case "Lab":
			return { kind: "other", name: family, components: 3 };
		case "Pattern":
			return { kind: "other", name: family, components: 0 };
		default:
			return items.length === 1
				? namedSpace(objects, family, resources, depth)
				: unsupported(`colour space ${family}`);
	}
}

/** Device spaces may be remapped by a page's default spaces (ISO 32000-1, 8.6.5.6). */
async function namedSpace(
	objects: ObjectReader,
	name: string,
	resources: PdfDict,
	depth: number,
): Promise<InkSpace> {
	const spaces = await objects.dict(resources, "ColorSpace");
	const device = DEVICE.get(name);
	if (device) {
		const remapped = spaces.entries.get(name.replace("Device", "Default"));
		return remapped === undefined ? device : readInkSpace(objects, remapped, resources, depth + 1);
	}
	if (name === "Pattern") return { kind: "other", name, components: 0 };
	const resource = spaces.entries.get(name) ?? damaged(`colour space ${name} is not among the resources`);
	return readInkSpace(objects, resource, resources, depth + 1);
}

async function iccSpace(objects: ObjectReader, value: PdfValue | undefined): Promise<InkSpace> {
	const stream = asStream(await objects.resolve(value)) ?? damaged("an ICC colour space has no profile");
	const components = asNumber(await objects.get(stream.dict, "N"));
	if (components !== 1 && components !== 3 && components !== 4) {
		return damaged(`profile ${stream.num} has ${components} components`);
	}
	return { kind: "icc", components, profile: stream.num };
}

async function spotSpace(
	objects: ObjectReader,
	items: readonly PdfValue[],
	resources: PdfDict,
	depth: number,
): Promise<InkSpace> {
	const given = await objects.resolve(items[1]);
	const names: string[] = [];
	for (const item of asArray(given) ?? [given]) {
		names.push(asName(await objects.resolve(item)) ?? damaged("a plate has no name"));
	}
	if (names.length > MAX_COMPONENTS) unsupported(`a colour of ${names.length} plates`);
	const alternate = await readInkSpace(objects, items[2], resources, depth + 1);
	const tint = asDict(await objects.resolve(items[3]));
	const isPlain = tint && names.length === 1 && (await objects.get(tint, "FunctionType")) === 2;
	const full = isPlain ? await objects.numbers(tint, "C1") : undefined;
	return { kind: "spot", names, components: names.length, alternate, ...(full && { full }) };
}

/** A colour: values 0 to 1 in their space. */
export interface Ink {
	readonly space: InkSpace;
	readonly values: readonly number[];
}

/** The colour that is current after its space has been chosen (ISO 32000-1, 8.6.8, operator CS). */
export function initialInk(space: InkSpace): Ink {
	if (space.kind === "spot") return { space, values: space.names.map(() => 1) };
	const isCmyk = space.components === 4;
	return { space, values: Array.from({ length: space.components }, (_, i) => (isCmyk && i === 3 ? 1 : 0)) };
}
