import { parseImageBox } from "./image-box.ts";
import { type ImageOptions, imageFormats, imageTurns, type RoundCorners } from "./image-options.ts";

type Filter = (value: string) => Partial<ImageOptions> | undefined;

const colors: Readonly<Record<string, string>> = { white: "ffffff", black: "000000" };
const LARGEST_RADIUS = 2000;

/** What a filter between `filters:` and the end of an address means; undefined for a value it does not take. */
const filters = {
	quality: (value) => bounded(value, 0, 100, (quality) => ({ quality })),
	format(value) {
		const format = imageFormats.find((known) => known === (value === "jpg" ? "jpeg" : value));
		return format && { format };
	},
	focal(value) {
		const focal = parseImageBox(value);
		return focal && { focal };
	},
	// The radius says only where the bell of the blur ends; without a sigma it is the sigma.
	blur(value) {
		const [radius = "", sigma = radius] = value.split(",", 2);
		return bounded(radius, 0, 150, (edge) =>
			bounded(sigma, 0, 150, (blur) => ({ blur: edge === 0 ? 0 : blur })),
		);
	},
	brightness: (value) => bounded(value, -100, 100, (brightness) => ({ brightness })),
	grayscale: (value) => (value === "" ? { isGray: true } : undefined),
	rotate(value) {
		const turn = imageTurns.find((known) => String(known) === value);
		return turn === undefined ? undefined : { turn };
	},
	fill(value) {
		const fill = value === "transparent" ? value : colorOf(value);
		return fill === undefined ? undefined : { fill };
	},
	no_upscale: (value) => (value === "" ? { canGrow: false } : undefined),
	round_corner(value) {
		const corners = roundCorners(value);
		return corners && { corners };
	},
} satisfies Readonly<Record<string, Filter>>;

/** Options that a filter sets; null when no filter is called so, undefined when its value is out of bounds. */
export function readImageFilter(name: string, value: string): Partial<ImageOptions> | null | undefined {
	const known = Object.entries(filters).find(([filter]) => filter === name);
	return known ? known[1](value) : null;
}

function bounded<Set>(
	text: string,
	from: number,
	to: number,
	set: (value: number) => Set | undefined,
): Set | undefined {
	if (!/^-?\d{1,3}$/.test(text)) return undefined;
	// Never -0, which is written as 0.
	const value = Number(text) + 0;
	return value >= from && value <= to ? set(value) : undefined;
}

function colorOf(text: string): string | undefined {
	const known = colors[text];
	if (known) return known;
	const [hex] = /^(?:[0-9a-f]{3}){1,2}$/i.exec(text) ?? [];
	if (hex === undefined) return undefined;
	return (hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex).toLowerCase();
}

function roundCorners(value: string): RoundCorners | undefined {
	const [, x = "", y = x, ...levels] =
		/^(\d{1,4})(?:\|(\d{1,4}))?,(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(value) ?? [];
	const radii = { x: Number(x), y: Number(y) };
	const isBounded = levels.length === 3 && levels.every((level) => Number(level) <= 255);
	if (!isBounded || Math.max(radii.x, radii.y) > LARGEST_RADIUS) return undefined;
	const color = levels.map((level) => Number(level).toString(16).padStart(2, "0")).join("");
	return { ...radii, color };
}
