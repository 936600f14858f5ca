import type { FactSource } from "@offizin/base";
import type { Range } from "@offizin/solver";
import { mm, type Size } from "@offizin/units";

/** Classes of domain.md §0.1, and what is larger than any letter. */
export type PostageClass = "standard" | "compact" | "large" | "parcel";

/** Too large or too heavy for a class, or of a shape that it does not take. */
export type PostageObjection = "square" | "small" | "wide" | "long" | "thick" | "heavy";

/** What is handed to the post. Lengths in micrometres. */
export interface Letter {
	readonly size: Size;
	readonly thickness: number;
	readonly milligrams: number;
}

export interface Postage {
	readonly class: PostageClass;
	/** What speaks against the next cheaper class, or of a parcel against any letter; absent where nothing does. */
	readonly because?: PostageObjection;
}

/** Limits of one class: millimetres and grams. */
interface Tariff {
	readonly class: Exclude<PostageClass, "parcel">;
	readonly short: Range;
	readonly long: Range;
	readonly thickness: number;
	readonly grams: number;
	readonly square: boolean;
	readonly source: FactSource;
}

/**
 * Cheapest first. Germany and the Swiss standard letter: domain.md §1.2. The other Swiss and the Austrian limits are
 * those posts usually print and are to be checked before they are shown as theirs.
 */
const tariffs: Readonly<Record<string, readonly Tariff[]>> = {
	DE: [
		{
			class: "standard",
			short: { min: 90, max: 125 },
			long: { min: 140, max: 235 },
			thickness: 5,
			grams: 20,
			square: false,
			source: "verified",
		},
		{
			class: "compact",
			short: { min: 70, max: 125 },
			long: { min: 100, max: 235 },
			thickness: 10,
			grams: 50,
			square: false,
			source: "verified",
		},
		{
			class: "large",
			short: { min: 70, max: 250 },
			long: { min: 100, max: 353 },
			thickness: 20,
			grams: 500,
			square: true,
			source: "verified",
		},
	],
	AT: [
		{
			class: "standard",
			short: { min: 90, max: 162 },
			long: { min: 140, max: 235 },
			thickness: 5,
			grams: 20,
			square: true,
			source: "market",
		},
		{
			class: "compact",
			short: { min: 70, max: 162 },
			long: { min: 100, max: 235 },
			thickness: 20,
			grams: 75,
			square: true,
			source: "market",
		},
		{
			class: "large",
			short: { min: 70, max: 250 },
			long: { min: 100, max: 353 },
			thickness: 30,
			grams: 1000,
			square: true,
			source: "market",
		},
	],
	CH: [
		{
			class: "standard",
			short: { min: 90, max: 176 },
			long: { min: 140, max: 250 },
			thickness: 20,
			grams: 100,
			square: true,
			source: "verified",
		},
		{
			class: "compact",
			short: { min: 70, max: 176 },
			long: { min: 100, max: 250 },
			thickness: 20,
			grams: 250,
			square: true,
			source: "market",
		},
		{
			class: "large",
			short: { min: 70, max: 250 },
			long: { min: 100, max: 353 },
			thickness: 20,
			grams: 1000,
			square: true,
			source: "market",
		},
	],
};

/** What of a letter is against a tariff; undefined where nothing is. */
function objection({ size, thickness, milligrams }: Letter, tariff: Tariff): PostageObjection | undefined {
	const short = Math.min(size.width, size.height);
	const long = Math.max(size.width, size.height);
	if (!tariff.square && short === long) return "square";
	if (short < mm(tariff.short.min) || long < mm(tariff.long.min)) return "small";
	if (short > mm(tariff.short.max)) return "wide";
	if (long > mm(tariff.long.max)) return "long";
	if (thickness > mm(tariff.thickness)) return "thick";
	return milligrams > tariff.grams * 1000 ? "heavy" : undefined;
}

/**
 * The cheapest class that a letter can go in from a country (ISO 3166-1 alpha-2), and why no cheaper one would do.
 * Undefined for countries whose letters are not in the table.
 */
export function postageClass(country: string, letter: Letter): Postage | undefined {
	const classes = Object.hasOwn(tariffs, country) ? tariffs[country] : undefined;
	if (!classes) return undefined;
	const objections = classes.map((tariff) => objection(letter, tariff));
	const cheapest = objections.indexOf(undefined);
	const because = cheapest === -1 ? objections.at(-1) : objections[cheapest - 1];
	return { class: classes[cheapest]?.class ?? "parcel", ...(because && { because }) };
}
