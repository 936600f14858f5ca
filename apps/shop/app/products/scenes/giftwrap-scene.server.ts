import { around, inset, lifted, middle, rect, round, type SceneChoice, turned } from "./svg.server.ts";

/** What is printed: a square that repeats on its ground, and the ribbon that goes with it. */
interface Pattern {
	readonly ground: string;
	/** Edge of the square in scene units. */
	readonly edge: number;
	readonly markup: string;
	readonly ribbon: string;
}

/** Leaves in pairs along a stem that bends. */
function branch(x: number, y: number, turn: number, leaf: string): string {
	const pairs = Array.from({ length: 5 }, (_, pair) => {
		const [up, size] = [-pair * 15, 11 - pair * 1.3];
		return [-1, 1]
			.map(
				(side) =>
					`<ellipse cx="${round(side * size)}" cy="${up}" rx="${round(size)}" ry="${round(size * 0.62)}" fill="${leaf}" transform="rotate(${side * -32} 0 ${up})"/>`,
			)
			.join("");
	});
	const stem = '<path d="M0 14V-68" stroke="#5f7159" stroke-width="1.8" fill="none"/>';
	return `<g transform="translate(${x} ${y}) rotate(${turn})">${stem}${pairs.join("")}</g>`;
}

/** A fan of three arcs. Those further down lie over those above, as scales do. */
function fan(x: number, y: number): string {
	const arcs = [58, 42, 26].map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
	return `<g fill="#1f2d47" stroke="#c9a55c" stroke-width="2">${arcs.join("")}</g>`;
}

const fans = Array.from({ length: 7 }, (_, row) =>
	(row % 2 ? [60] : [0, 120]).map((x) => fan(x, row * 30)).join(""),
);

const eukalyptus: Pattern = {
	ground: "#dde4d6",
	edge: 150,
	markup: branch(44, 92, -18, "#8fa285") + branch(112, 148, 22, "#a9bb9c") + branch(112, -2, 22, "#a9bb9c"),
	ribbon: "#b58a5a",
};

const soiree: Pattern = { ground: "#1f2d47", edge: 120, markup: fans.join(""), ribbon: "#c9a55c" };

const patterns: Readonly<Record<string, Pattern>> = { eukalyptus, soiree };

/** The sheets of a set, fanned out, and a parcel wrapped in one. */
export function giftwrapScene({ configuration }: SceneChoice): string {
	const { ground, edge, markup, ribbon } = patterns[configuration.pattern ?? ""] ?? eukalyptus;
	const pattern = `<defs><pattern id="scene-wrap" width="${edge}" height="${edge}" patternUnits="userSpaceOnUse">${rect({ x: 0, y: 0, width: edge, height: edge }, ground)}${markup}</pattern></defs>`;
	const count = Number(configuration.sheets ?? 3);
	const sheets = Array.from({ length: count }, (_, sheet) => {
		const turn = 9 - (count - 1 - sheet) * (20 / count);
		const isTop = sheet === count - 1;
		const face = around(600, 400, 430, 602);
		const back = rect(face, "#faf8f3") + rect(face, "#000", 'opacity=".05"');
		return turned(lifted(isTop ? rect(face, "url(#scene-wrap)") : back), turn, 600, 800);
	});
	return pattern + sheets.join("") + turned(parcel(ribbon), -6, 400, 690);
}

/** From above: paper, the shade of its folds, a ribbon both ways and its bow. */
function parcel(ribbon: string): string {
	const box = around(400, 690, 500, 340);
	const [x, y] = middle(box);
	const wide = 26;
	const ribbons =
		rect(around(x - 70, y, wide, box.height), ribbon) + rect(around(x, y + 20, box.width, wide), ribbon);
	const [left, top] = [x - 70, y + 20];
	const loop = (side: number) =>
		`<path d="M${left} ${top}q${side * 120} -110 ${side * 130} -20q${side * -10} 70 ${side * -130} 20z" fill="${ribbon}"/><path d="M${left} ${top}q${side * 60} 60 ${side * 70} 120l${side * -30} -8q${side * -4} -60 ${side * -40} -112z" fill="${ribbon}"/>`;
	const knot = `<rect x="${left - 20}" y="${top - 18}" width="40" height="36" rx="9" fill="${ribbon}"/>`;
	const shade = `<g fill="#000" opacity=".16"><rect x="${left - 20}" y="${top - 18}" width="40" height="36" rx="9"/></g>`;
	return `${lifted(rect(box, "url(#scene-wrap)", 'rx="4"'), "high")}${rect(inset(box, 2), "none", 'stroke="#000" stroke-opacity=".14" stroke-width="4"')}${rect(box, "url(#scene-gloss)", 'opacity=".5"')}${lifted(ribbons)}${lifted(loop(-1) + loop(1) + knot)}${shade}`;
}
