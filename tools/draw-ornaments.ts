// npm run -s ornaments -- FOLDER [subject…]
// Draws contact sheets of the library of ornaments, six to a row, each large and as small as it may be printed.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Artwork } from "@offizin/design";
import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import sharp from "sharp";

const COLUMNS = 6;
const CELL = 250;
const BIG = 190;
const SMALL = 44;
const INKS: Readonly<Record<string, string>> = {
	line: "#3a4440",
	fill: "#ecd9c6",
	accent: "#c98a6b",
	leaf: "#7c937c",
	blossom: "#c9827a",
};

function pictureOf({ width, height, paths }: Artwork, x: number, y: number, size: number): string {
	const scale = size / Math.max(width, height);
	const inner = paths.map(({ d, ink, stroke, rule }) =>
		stroke === undefined
			? `<path d="${d}" fill="${INKS[ink]}" fill-rule="${rule ?? "nonzero"}"/>`
			: `<path d="${d}" fill="none" stroke="${INKS[ink]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
	);
	const [left, top] = [x + (size - width * scale) / 2, y + (size - height * scale) / 2];
	return `<svg x="${left}" y="${top}" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${inner.join("")}</svg>`;
}

const [folder = "ornament-sheets", ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const subject of ornamentSubjects) {
	const ornaments = ornamentsOf(subject);
	if (ornaments.length === 0 || (wanted.length > 0 && !wanted.includes(subject))) continue;
	const cells = ornaments.map(({ key, artwork }, index) => {
		const [x, y] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL];
		const weight = artwork.paths.reduce((sum, { d }) => sum + d.length, 0);
		return `${pictureOf(artwork, x + 8, y + 8, BIG)}${pictureOf(artwork, x + BIG + 10, y + 8, SMALL)}
<text x="${x + 8}" y="${y + CELL - 14}" font-size="13" font-family="sans-serif" fill="#777">${key} ${(weight / 1000).toFixed(1)}</text>`;
	});
	const size = { width: COLUMNS * CELL, height: Math.ceil(ornaments.length / COLUMNS) * CELL };
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join("")}</svg>`;
	await sharp(Buffer.from(svg))
		.png()
		.toFile(join(folder, `${subject}.png`));
	console.log(subject, ornaments.length);
}
