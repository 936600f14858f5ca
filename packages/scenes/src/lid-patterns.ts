import { round } from "./svg.ts";

/** What is printed on a lid: one square that repeats. */
export interface LidPattern {
	/** Edge of the square in scene units. */
	readonly edge: number;
	readonly markup: string;
}

const land = [
	"......######.##........##..#######..",
	".#####.#####.#...#..###############.",
	"...########......##.##############..",
	"....######......####.############...",
	".....#####......#..###.#########....",
	"......##.......#####.####.####......",
	".......##......######.###..##.......",
	".........###....#####.......#.#.....",
	".........####.....###.......####....",
	".........####.....##.#.......###....",
	".........###......##........####....",
	".........##.......#..........##....#",
];

/** Ten degrees to a dot. */
function worldMap(): string {
	const dots = land.flatMap((row, down) =>
		[...row].flatMap((at, across) => (at === "#" ? [`M${across * 8 + 10} ${down * 8 + 26}h0`] : [])),
	);
	return `<path d="${dots.join("")}" stroke="#5f7681" stroke-width="5.4" stroke-linecap="round"/>`;
}

function dots(places: readonly (readonly [number, number, number])[], fill: string): string {
	return places
		.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`)
		.join("");
}

function flower(x: number, y: number, size: number, petal: string): string {
	const petals = Array.from({ length: 5 }, (_, index) => {
		const angle = (index * 72 * Math.PI) / 180;
		return `<circle cx="${round(x + Math.sin(angle) * size)}" cy="${round(y - Math.cos(angle) * size)}" r="${round(size * 0.72)}" fill="${petal}"/>`;
	});
	const stem = `<path d="M${x} ${y}q${size} ${size * 2.6} ${-size * 0.6} ${size * 5}" stroke="#6f8264" stroke-width="1.6" fill="none"/>`;
	return `${stem}${petals.join("")}<circle cx="${x}" cy="${y}" r="${round(size * 0.6)}" fill="#c99a3f"/>`;
}

/** By the number of the design (spec 3.7-4); plain lids have none. */
export const lidPatterns: Readonly<Record<string, LidPattern>> = {
	dt41: {
		edge: 44,
		markup:
			'<path d="M4 9l5 1M21 4l2 3M34 13l4 -1M12 22l1 4M28 27l5 1M39 35l2 2M7 37l4 -2M20 40l3 1" stroke="#8a6436" stroke-opacity=".5"/>',
	},
	dt42: {
		edge: 5,
		markup:
			'<path d="M0 1h5M0 3.4h5" stroke="#fff" stroke-opacity=".5"/><path d="M1 0v5M3.6 0v5" stroke="#7d6b49" stroke-opacity=".3"/>',
	},
	dt48: {
		edge: 64,
		markup:
			'<path d="M6 8l9 -3 4 7 -8 5zM47 40l8 2 -2 9 -9 -2z" fill="#c07f66"/><path d="M34 5l7 5 -4 6 -7 -4zM8 44l6 -3 5 5 -6 6z" fill="#7f9a8e"/><path d="M52 16l6 3 -3 6 -6 -3zM27 50l7 1 -1 6 -6 1z" fill="#d3ac72"/><path d="M24 25l8 2 -1 8 -9 1zM5 26l4 -2 3 4 -4 3zM45 59l5 -3 3 4 -5 3z" fill="#77736d"/>',
	},
	dt50: { edge: 300, markup: worldMap() },
	dt51: {
		edge: 34,
		markup: dots(
			[
				[8, 8, 4],
				[25, 25, 4],
				[25, 8, 1.6],
				[8, 25, 1.6],
			],
			"#c39a45",
		),
	},
	dt52: {
		edge: 84,
		markup: flower(18, 16, 6, "#c9766a") + flower(60, 30, 5, "#7d8fb3") + flower(34, 52, 4.4, "#fffaf0"),
	},
	dt53: {
		edge: 48,
		markup:
			'<path d="M-12 10q12 -12 24 0t24 0 24 0M-12 26q12 -12 24 0t24 0 24 0M-12 42q12 -12 24 0t24 0 24 0" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.4"/>',
	},
	dt54: {
		edge: 90,
		markup: `${dots(
			[
				[12, 20, 1.6],
				[38, 10, 1],
				[70, 24, 2],
				[24, 50, 1],
				[52, 44, 1.4],
				[80, 62, 1],
				[14, 78, 2],
				[46, 76, 1],
			],
			"#f3e7bf",
		)}<path d="M64 70l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2z" fill="#f3e7bf"/>`,
	},
	dt55: { edge: 20, markup: '<path d="M5 0v20" stroke="#8fa0a8" stroke-width="7"/>' },
	dt57: {
		edge: 240,
		markup:
			'<path d="M-10 40Q60 70 90 130T250 210M150 -10Q140 60 190 90T250 120M-10 170Q40 180 70 250" fill="none" stroke="#8f8f8d" stroke-opacity=".45" stroke-width="2.4"/><path d="M90 130Q150 120 190 90M60 80Q50 120 -10 110M120 160Q110 210 140 250" fill="none" stroke="#a5a5a2" stroke-opacity=".45" stroke-width="1.2"/>',
	},
};

/** CSS background of a swatch: the pattern over its colour. */
export function lidSwatch(key: string, color: string): string {
	const pattern = lidPatterns[key];
	if (!pattern) return color;
	const { edge, markup } = pattern;
	const shown = round(Math.min(66, edge * 0.55));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">${markup}</svg>`;
	return `url("data:image/svg+xml,${encodeURIComponent(svg)}") 50% 50% / ${shown}px ${shown}px, ${color}`;
}
