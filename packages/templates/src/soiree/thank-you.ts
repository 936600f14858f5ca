import type { Artwork, DesignElement } from "@offizin/design";
import { artwork, cardDocument, type Frame, page, photo, shape, text } from "../card-builder.ts";
import type { CardRecipe } from "../theme.ts";
import { heleneAndKonrad } from "./couple.ts";
import { divider, smallFan, wallpaperedBack } from "./emblem.ts";
import { cut, engrave, WEIGHT } from "./engraving.ts";
import { crown } from "./fan.ts";
import { bounds, doubleFrame, hairlineOf } from "./frame.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { line as stroke } from "./pen.ts";
import { arches } from "./portal.ts";
import { scales } from "./scales.ts";
import { FONTS, LINING, label, line, TEXT, TITLE } from "./typesetting.ts";

const SIDE = 145;
const MIDDLE = SIDE / 2;
const FACE: Frame = [0, 0, SIDE, SIDE];
/** The middle of the right panel of the open inside. */
const RIGHT = SIDE + MIDDLE;
const WINDOW = { radius: 31.5, springing: 62, sill: 103 };
const THRESHOLD = 104.8;

/** A crowned window for the photo: stepped rays above it, flutes on both sides, all standing on one sill. */
function crownedWindow(): Artwork {
	const frame = bounds(SIDE, SIDE, 6);
	const hairline = hairlineOf(frame);
	const centre = { x: MIDDLE, y: WINDOW.springing };
	const ring = WINDOW.radius + 1.7;
	const foot = 41.2;
	const across = (y: number) => stroke({ x: hairline.left, y }, { x: hairline.right, y });
	const upright = (half: number, from: number) =>
		[-half, half].map((dx) => stroke({ x: MIDDLE + dx, y: from }, { x: MIDDLE + dx, y: THRESHOLD }));
	const flutes = [1.6, 3, 4.4].flatMap((inwards) => upright(foot - inwards, WINDOW.springing + 1.1));
	const imposts = [-1, 1].map((side) =>
		stroke(
			{ x: MIDDLE + side * (ring + 1.4), y: WINDOW.springing },
			{ x: MIDDLE + side * foot, y: WINDOW.springing },
		),
	);
	return engrave(FACE, [
		...doubleFrame(frame),
		...arches(centre, [ring, ring + 1.4], THRESHOLD, 0),
		...crown({
			centre,
			towards: 90,
			pitch: 2.25,
			ring: ring + 1.4,
			setbacks: [
				{ spread: 90, reach: foot },
				{ spread: 67.5, reach: 44.2 },
				{ spread: 45, reach: 47.2 },
				{ spread: 22.5, reach: 50.2 },
			],
		}),
		cut(WEIGHT.medium, ...upright(foot, WINDOW.springing), across(THRESHOLD)),
		cut(WEIGHT.fine, ...imposts, ...flutes, across(THRESHOLD + 1.3)),
	]);
}

function front({ ornament, names, onGround }: Palette): DesignElement[] {
	const { radius, springing, sill } = WINDOW;
	return [
		photo(
			"foto",
			"your-photo",
			[MIDDLE - radius, springing - radius, 2 * radius, sill - springing + radius],
			{
				shape: "arch",
				sample: "milky-way",
			},
		),
		artwork("fenster", "window", FACE, { artwork: "fenster", inks: { line: ornament } }),
		line("danke", "thanks", {
			text: "Danke",
			caps: "all",
			font: TITLE,
			size: 26,
			tracking: 260,
			ink: names,
			x: MIDDLE,
			baseline: 121,
			width: 110,
			fitMin: 18,
			maxLength: 20,
		}),
		label("namen", "names", {
			text: "{{name1}} und {{name2}}",
			ink: onGround,
			x: MIDDLE,
			baseline: 130,
			width: 110,
			personal: "name",
		}),
	];
}

function inner({ night, nightLine, ink, paperLine }: Palette): DesignElement[] {
	const wallpaper: Frame = [-3, -3, SIDE + 3, SIDE + 6];
	return [
		shape("nacht", "ground", wallpaper, { fill: night }),
		artwork("tapete", "pattern", wallpaper, { artwork: "tapete", inks: { line: nightLine } }),
		artwork("auftakt", "ornament", [SIDE, 0, SIDE, SIDE], { artwork: "auftakt", inks: { line: paperLine } }),
		label("anrede", "salutation", { text: "Liebe Gäste,", ink, x: RIGHT, baseline: 48, width: 110 }),
		text("dank", "thanks-text", [RIGHT - 46, 54, 92, 53], {
			text: "ihr habt den Ballsaal zum Leuchten gebracht.\nFür eure Geschenke, eure Reden und jeden Tanz\nbis in den Sonntagmorgen danken wir euch\nvon ganzem Herzen.\n\nWenn wir die Augen schließen,\nspielt die Kapelle noch.",
			font: TEXT,
			features: LINING,
			size: 13.5,
			leading: 130,
			ink,
			maxLength: 600,
			fitMin: 9,
			personal: "detail",
		}),
		line("unterschrift", "signature", {
			text: "{{name1}} und {{name2}}",
			font: TITLE,
			size: 13,
			tracking: 40,
			ink,
			x: RIGHT,
			baseline: 121.5,
			width: 100,
			fitMin: 9,
			maxLength: 60,
			personal: "detail",
		}),
		label("ort", "place-and-date", {
			text: "{{town}}, im {{date:month}} {{date:year}}",
			size: 7,
			tracking: 150,
			ink,
			x: RIGHT,
			baseline: 128,
			width: 100,
			personal: "detail",
		}),
	];
}

function drawings(): Record<string, Artwork> {
	// Half a line's width stays off the fold, so that nothing shows on the white panel.
	const wall = { left: -3, top: -3, right: SIDE - 0.2, bottom: SIDE + 3 };
	const radius = SIDE / 10;
	return {
		fenster: crownedWindow(),
		tapete: engrave([-3, -3, SIDE + 3, SIDE + 6], scales(wall, { x: radius / 2, y: SIDE / 2 }, radius)),
		auftakt: engrave(
			[SIDE, 0, SIDE, SIDE],
			[...smallFan({ x: RIGHT, y: 34 }, 16), ...divider({ x: RIGHT, y: 112 }, 12)],
		),
	};
}

export const thankYou: CardRecipe = {
	formatType: "klappkarte-sq145",
	kind: "danke",
	paperType: "feinstpapier",
	startPopularity: 2,
	build: (colorway, template) => {
		const palette = paletteOf(colorway);
		const [wallpaper, back] = wallpaperedBack(SIDE, SIDE, palette);
		return cardDocument({
			template,
			formatType: "klappkarte-sq145",
			swatches: palette.swatches,
			artworks: { ...drawings(), "tapete-aussen": wallpaper },
			choices: { fonts: FONTS, inks: palette.choices },
			facts: heleneAndKonrad,
			pages: [
				page("front", front(palette), palette.ground),
				page("inner", inner(palette)),
				page("back", back, palette.ground),
			],
		});
	},
};
