import { invariant } from "@offizin/base";
import { type Resource, resourceName } from "./resource.ts";
import { formatName, formatNumber, formatNumbers } from "./syntax.ts";

/** Process colour, each ink in percent 0–100. */
export interface Cmyk {
	readonly c: number;
	readonly m: number;
	readonly y: number;
	readonly k: number;
}

/** Handle to an embedded ICC profile of three components. */
export interface RgbSpace extends Resource {
	readonly category: "ColorSpace";
	readonly kind: "rgb-space";
}

/** Handle to a separation: one named plate. */
export interface Spot extends Resource {
	readonly category: "ColorSpace";
	readonly kind: "spot";
	readonly name: string;
}

/** CMYK and tint in percent 0–100, RGB channels 0–255. */
export type PdfColor =
	| ({ readonly kind: "cmyk" } & Cmyk)
	| {
			readonly kind: "rgb";
			readonly space: RgbSpace;
			readonly r: number;
			readonly g: number;
			readonly b: number;
	  }
	| { readonly kind: "spot"; readonly spot: Spot; readonly tint: number };

export function cmyk(c: number, m: number, y: number, k: number): PdfColor {
	return { kind: "cmyk", c, m, y, k };
}

export function cmykOperands(ink: Cmyk): string {
	return formatNumbers([ink.c, ink.m, ink.y, ink.k].map((percent) => fraction(percent, 100)));
}

/** The operators that make a colour current for filling or for stroking. */
export function colorOperators(color: PdfColor, use: "fill" | "stroke"): string {
	if (color.kind === "cmyk") return `${cmykOperands(color)} ${use === "fill" ? "k" : "K"}`;
	const [space, operands] =
		color.kind === "rgb"
			? [color.space, formatNumbers([color.r, color.g, color.b].map((channel) => fraction(channel, 255)))]
			: [color.spot, formatNumber(fraction(color.tint, 100))];
	const name = resourceName(space);
	return use === "fill" ? `/${name} cs ${operands} scn` : `/${name} CS ${operands} SCN`;
}

export function colorResource(color: PdfColor): Resource | undefined {
	if (color.kind === "cmyk") return undefined;
	return color.kind === "rgb" ? color.space : color.spot;
}

/** A Separation colour space whose alternate is the given ink times the tint (ISO 32000-1, 8.6.6.4). */
export function separationSpace(name: string, alternate: Cmyk): string {
	const tint = `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${cmykOperands(alternate)}] /N 1 >>`;
	return `[/Separation ${formatName(name)} /DeviceCMYK ${tint}]`;
}

function fraction(value: number, full: number): number {
	invariant(value >= 0 && value <= full, `colour value ${value} lies within 0 to ${full}`);
	return value / full;
}
