import type { Artwork, DesignElement } from "@offizin/design";
import type { Spot } from "@offizin/geometry";
import { artwork, type Frame } from "../card-builder.ts";
import { cut, engrave, form, inSlot, type Mark, WEIGHT } from "./engraving.ts";
import { fan } from "./fan.ts";
import { inside, stepped } from "./frame.ts";
import type { Palette } from "./palette.ts";
import { lozenge, line as stroke } from "./pen.ts";
import { scales } from "./scales.ts";
import { line, TITLE } from "./typesetting.ts";

const BLEED = 3;

/** A small fan on a line that ends in points: closes the backs and opens a text. `centre` is the middle of the line. */
export function smallFan(centre: Spot, half: number): Mark[] {
	const { x, y } = centre;
	return [
		...fan({
			centre,
			towards: 90,
			pitch: 6,
			hub: 3.2,
			ring: 6.2,
			setbacks: [
				{ spread: 90, reach: 10.4 },
				{ spread: 60, reach: 12.4 },
				{ spread: 30, reach: 14.4 },
			],
		}),
		cut(WEIGHT.medium, stroke({ x: x - half, y }, { x: x + half, y })),
		form(lozenge({ x: x - half - 1.6, y }, 0.8, 0.8), lozenge({ x: x + half + 1.6, y }, 0.8, 0.8)),
	];
}

/** A lozenge between two hairlines. */
export function divider({ x, y }: Spot, half: number): Mark[] {
	return [
		cut(
			WEIGHT.fine,
			stroke({ x: x - half, y }, { x: x - 2.2, y }),
			stroke({ x: x + 2.2, y }, { x: x + half, y }),
		),
		form(lozenge({ x, y }, 0.8, 0.8)),
	];
}

/** The back of the folded cards: wallpaper of scales, tone on tone, and on it a plaque with fan and monogram. */
export function wallpaperedBack(
	width: number,
	height: number,
	palette: Palette,
): readonly [Artwork, DesignElement[]] {
	const centre = { x: width / 2, y: height / 2 + 2 };
	// The fold is on the right: the wallpaper bleeds on the three cut sides and ends a hair before the fold.
	const wall = { left: -BLEED, top: -BLEED, right: width - 0.1, bottom: height + BLEED };
	const plaque = { left: centre.x - 26, top: centre.y - 23, right: centre.x + 26, bottom: centre.y + 19 };
	const frame: Frame = [-BLEED, -BLEED, width + BLEED, height + 2 * BLEED];
	const drawing = engrave(frame, [
		...inSlot("shade", scales(wall, { x: centre.x, y: height / 2 }, width / 10)),
		...inSlot("ground", [form(stepped(plaque, 2, 2))]),
		cut(WEIGHT.fine, stepped(inside(plaque, 1.4), 2, 2)),
		cut(WEIGHT.medium, stepped(plaque, 2, 2)),
		...smallFan(centre, 14),
	]);
	const inks = { line: palette.outerLine, shade: palette.shade, ground: palette.ground };
	return [
		drawing,
		[
			artwork("tapete-aussen", "ornament", frame, { artwork: "tapete-aussen", inks }),
			line("monogramm", "monogram", {
				text: "{{name1:initial}} · {{name2:initial}}",
				font: TITLE,
				size: 13,
				tracking: 160,
				ink: palette.onGround,
				x: centre.x,
				baseline: centre.y + 10,
				width: 40,
				maxLength: 20,
				fitMin: 9,
				personal: "detail",
			}),
		],
	];
}
