import type { Fonts } from "../../adapters/fonts/fonts.ts";
import { writtenLines } from "../../adapters/fonts/written-lines.ts";

/** Rows of the word across a page. */
const ROWS = 4;
/** Share of the shorter side that a letter is high. */
const LETTER = 0.085;
const LOOK = { fill: "#3b2f2a", anchor: "middle", face: "display", weight: 400 } as const;

/** One of our SVGs with a word slantwise over all of it, so that nobody takes it for what is printed. */
export function withWatermark(svg: string, word: string, { shaper }: Pick<Fonts, "shaper">): string {
	const [, x = "0", y = "0", width = "0", height = "0"] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
	const [wide, high] = [Number(width), Number(height)];
	const size = Math.min(wide, high) * LETTER;
	const middle = Number(x) + wide / 2;
	const rows = Array.from({ length: ROWS }, (_none, row): [string, number, number] => [
		`${word}   ${word}   ${word}`,
		middle,
		Number(y) + (high * (row + 0.5)) / ROWS,
	]);
	const words = writtenLines(shaper, "papiervogel")(rows, { ...LOOK, size });
	const turned = `<g opacity=".16" transform="rotate(-24 ${middle} ${Number(y) + high / 2})">${words}</g>`;
	return svg.replace(/<\/svg>\s*$/, `${turned}</svg>`);
}
