import { mm } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import { circlePath, heartIn, PathBuilder, polygonPath, scallopPath } from "../contour.ts";
import type { Hole } from "../format.ts";
import { buildFormat, size } from "./build.ts";
import { twoSided } from "./leaf.ts";

function hole(x: number, y: number, diameter: number): Hole {
	return { x: mm(x), y: mm(y), diameter: mm(diameter) };
}

const tag = { form: "geschenkanhaenger", source: "market" } as const;
const heart = size(60, 55);
const narrow = size(35, 85);

/** A luggage tag: both corners at the head are cut off. */
const narrowPath = polygonPath(
	[
		[9, 0],
		[26, 0],
		[35, 11],
		[35, 85],
		[0, 85],
		[0, 11],
	].map(([x = 0, y = 0]) => ({ x: mm(x), y: mm(y) })),
);

function slit(y: number): string {
	return new PathBuilder().move(mm(22), mm(y)).line(mm(28), mm(y)).build();
}

function confetti(key: string, pieces: number): CardFormat {
	const die = circlePath({ x: mm(12.5), y: mm(12.5) }, mm(12.5));
	return buildFormat(key, { form: "konfetti", source: "market", pieces }, twoSided(size(25, 25), { die }));
}

/** Tags and small cards that are cut out or pierced, domain.md §1.3. Every outline is the same in the mirror. */
export const tags: readonly CardFormat[] = [
	buildFormat(
		"geschenkanhaenger-herz",
		tag,
		twoSided(heart, { die: heartIn(heart), holes: [hole(30, 19, 4)] }),
	),
	buildFormat(
		"geschenkanhaenger-schmal",
		tag,
		twoSided(narrow, { die: narrowPath, holes: [hole(17.5, 9, 4)] }),
	),
	buildFormat(
		"geschenkanhaenger-rund",
		tag,
		twoSided(size(55, 55), {
			die: circlePath({ x: mm(27.5), y: mm(27.5) }, mm(27.5)),
			holes: [hole(27.5, 8, 4)],
		}),
	),
	buildFormat(
		"geschenkanhaenger-siegel",
		tag,
		twoSided(size(50, 50), {
			die: scallopPath({ x: mm(25), y: mm(25) }, mm(25), 20),
			holes: [hole(25, 9, 4)],
		}),
	),
	confetti("konfetti", 100),
	confetti("konfetti-200", 200),
	buildFormat(
		"ballonkarte",
		// A balloon carries 2.6 g, not the 4.7 g of a card of 300 g/m².
		{
			form: "ballonkarte",
			source: "market",
			baseSize: "a6",
			grammage: { min: 150, max: 170 },
		},
		twoSided(size(105, 148), { holes: [hole(52.5, 11, 6)] }),
	),
	buildFormat(
		"wunderkerzen-etikett",
		{ form: "wunderkerzen-etikett", source: "market" },
		twoSided(size(50, 120), { slits: [slit(15), slit(105)] }),
	),
];
