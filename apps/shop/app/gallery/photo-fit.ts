/** Pixels per inch below which a material looks less than good, and below which we would advise against it. */
export interface MaterialNeed {
	readonly key: "leinwand" | "acrylglas" | "aludibond";
	readonly good: number;
	readonly least: number;
}

/** domain.md §4.1. */
export const materialNeeds: readonly MaterialNeed[] = [
	{ key: "leinwand", good: 120, least: 80 },
	{ key: "acrylglas", good: 200, least: 120 },
	{ key: "aludibond", good: 150, least: 100 },
];

/** Formats offered first, long × short side in centimetres. */
export const wallFormats = [
	[30, 20],
	[60, 40],
	[75, 50],
	[90, 60],
	[120, 80],
	[150, 100],
] as const;

const cmPerInch = 2.54;

/** "60 × 40 cm", never broken over two lines. */
export function formatName([long, short]: readonly [number, number]): string {
	return `${long}\u00a0×\u00a0${short}\u00a0cm`;
}

/** Pixels a side of `cm` needs at `ppi`, rounded up. */
export function pixelsFor(cm: number, ppi: number): number {
	return Math.ceil((cm / cmPerInch) * ppi);
}

export interface PhotoFit {
	readonly key: MaterialNeed["key"];
	/** Largest format that looks good, and the largest we would still print; undefined when not even the smallest. */
	readonly good: string | undefined;
	readonly least: string | undefined;
}

/** How large a photo of so many pixels can hang, per material. Which side is which does not matter. */
export function fitPhoto(width: number, height: number): PhotoFit[] {
	const long = Math.max(width, height);
	const short = Math.min(width, height);
	const largest = (ppi: number) => {
		const fitting = wallFormats.filter(([a, b]) => pixelsFor(a, ppi) <= long && pixelsFor(b, ppi) <= short);
		const format = fitting.at(-1);
		return format ? formatName(format) : undefined;
	};
	return materialNeeds.map(({ key, good, least }) => ({ key, good: largest(good), least: largest(least) }));
}

/** Whole pixels of a photo side out of an address, or undefined. */
export function parsePixels(text: string | null): number | undefined {
	if (text === null || !/^\d{2,5}$/.test(text.trim())) return undefined;
	return Number(text);
}
