/** Ratios of pictures, long to short: domain.md §4.1 and the DIN series. */
export const aspectRatios = ["1:1", "4:3", "DIN", "3:2", "16:9", "2:1", "3:1"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Long edge per thousand of the short one; the square root of 2 for DIN. */
const perMille: Readonly<Record<AspectRatio, number>> = {
	"1:1": 1000,
	"4:3": 1333,
	DIN: 1414,
	"3:2": 1500,
	"16:9": 1778,
	"2:1": 2000,
	"3:1": 3000,
};
/** Sizes in whole centimetres meet a ratio within 2.5 per cent: 13 x 18 is DIN, 68 x 120 is 16:9. */
const TOLERANCE = 25;

/** The ratio that a picture shows, whichever way it is turned; undefined where it is none of them. */
export function aspectRatio(width: number, height: number): AspectRatio | undefined {
	const short = Math.min(width, height);
	const long = Math.max(width, height);
	return aspectRatios.find((ratio) => {
		const wanted = short * perMille[ratio];
		return Math.abs(long * 1000 - wanted) * 1000 <= wanted * TOLERANCE;
	});
}

/** The usual ratio that comes nearest to a picture, by how many times longer it would have to be. */
export function nearestAspectRatio(width: number, height: number): AspectRatio {
	const shown = (Math.max(width, height) * 1000) / Math.min(width, height);
	const distance = (ratio: AspectRatio) => Math.abs(Math.log(shown / perMille[ratio]));
	return aspectRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/** Short and long edge in cm; all the popular ratios, and the sizes of domain.md §4.1. */
const portraits: readonly (readonly [short: number, long: number])[] = [
	[13, 18],
	[15, 20],
	[20, 20],
	[20, 30],
	[20, 40],
	[20, 60],
	[21, 30],
	[30, 30],
	[30, 40],
	[30, 42],
	[30, 45],
	[30, 60],
	[30, 90],
	[40, 40],
	[40, 60],
	[40, 80],
	[40, 120],
	[42, 59],
	[45, 60],
	[45, 80],
	[50, 50],
	[50, 70],
	[50, 75],
	[50, 100],
	[50, 150],
	[59, 84],
	[60, 60],
	[60, 80],
	[60, 90],
	[60, 120],
	[68, 120],
	[70, 100],
	[75, 100],
	[75, 150],
	[80, 80],
	[80, 120],
	[84, 119],
	[90, 120],
	[90, 160],
	[100, 100],
	[100, 150],
	[100, 200],
	[120, 120],
	[120, 160],
	[120, 180],
	[150, 200],
	[150, 300],
	[200, 300],
	[240, 360],
	[300, 400],
];

/** Sizes shown first, width x height in cm: every one upright and lying. Any whole centimetre can be had. */
export const wallArtSizes: readonly string[] = portraits.flatMap(([short, long]) =>
	short === long ? [`${short}x${long}`] : [`${short}x${long}`, `${long}x${short}`],
);
