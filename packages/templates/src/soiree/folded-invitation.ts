import type { Artwork, DesignElement, Ink } from "@offizin/design";
import { artwork, cardDocument, type Frame, page, shape, text } from "../card-builder.ts";
import type { CardRecipe } from "../theme.ts";
import { chandelier } from "./chandelier.ts";
import { heleneAndKonrad } from "./couple.ts";
import { divider, smallFan, wallpaperedBack } from "./emblem.ts";
import { cut, engrave, WEIGHT } from "./engraving.ts";
import { fan } from "./fan.ts";
import { bounds, doubleFrame, hairlineOf } from "./frame.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { line as stroke } from "./pen.ts";
import { arches, keystone, spandrels, springing } from "./portal.ts";
import { FONTS, LINING, label, line, TEXT, TITLE } from "./typesetting.ts";

const WIDTH = 105;
const HEIGHT = 148;
const MIDDLE = WIDTH / 2;
const FACE: Frame = [0, 0, WIDTH, HEIGHT];
/** The right panel of the open inside. */
const RIGHT = WIDTH + MIDDLE;
const THRESHOLD = 129.5;

/** The ballroom door: double frame, sunrays in the spandrels, fluted keystone, chandelier, threshold. */
function portal(): Artwork {
	const frame = bounds(WIDTH, HEIGHT, 6);
	const hairline = hairlineOf(frame);
	const centre = springing(hairline, 47.5);
	const radius = hairline.right - centre.x - 2.6;
	const apex = centre.y - radius;
	const across = (y: number) => stroke({ x: hairline.left, y }, { x: hairline.right, y });
	return engrave(FACE, [
		...doubleFrame(frame),
		cut(WEIGHT.fine, ...spandrels(centre, radius + 1.3, hairline, { perQuarter: 36, keystone: 4.8 })),
		...arches(centre, [radius, radius - 1.4, radius - 2.8], THRESHOLD, 3.9),
		keystone(centre.x, hairline.top, 3.9, [apex + 4.6, apex + 6.4, apex + 8.2]),
		cut(WEIGHT.medium, across(THRESHOLD)),
		cut(WEIGHT.fine, across(THRESHOLD + 1.3)),
		...chandelier(centre.x, apex + 8.2, 31.5),
	]);
}

/** One name on one line: it shrinks rather than reaching into what stands between the two. */
function name(id: string, label: string, top: number, { text: sample, ink }: { text: string; ink: Ink }) {
	return text(id, label, [16, top, 73, 14], {
		text: sample,
		caps: "all",
		font: TITLE,
		size: 29,
		leading: 120,
		tracking: 120,
		fitMin: 13,
		maxLength: 40,
		ink,
		personal: "name",
	});
}

function front({ ornament, names, onGround }: Palette): DesignElement[] {
	return [
		artwork("portal", "doorway", FACE, { artwork: "portal", inks: { line: ornament } }),
		name("name-1", "first-name", 72.8, { text: "{{name1}}", ink: names }),
		name("name-2", "second-name", 92.2, { text: "{{name2}}", ink: names }),
		label("und", "between-names", {
			text: "und",
			ink: onGround,
			x: MIDDLE,
			baseline: 90.9,
			width: 40,
			maxLength: 20,
		}),
		label("anlass", "occasion", {
			text: "Wir heiraten",
			ink: onGround,
			x: MIDDLE,
			baseline: 118.6,
			width: 68,
		}),
		label("datum", "date", {
			text: "{{date:full}}",
			ink: onGround,
			x: MIDDLE,
			baseline: 136.6,
			width: 84,
			tracking: 150,
			personal: "day",
		}),
	];
}

/** Baseline of the first hour, and from one hour to the next. */
const ROWS = 61;
const PITCH = 15.6;

const programme = [
	["{{time}}", "Trauung in der Stiftskirche"],
	["16.30 Uhr", "Champagner im Wintergarten"],
	["19 Uhr", "Diner im Spiegelsaal"],
	["21.30 Uhr", "Eröffnungswalzer"],
	["Mitternacht", "Gulaschsuppe und Feuerwerk"],
] as const;

function programmePanel({ night, onNight, nightLine }: Palette): DesignElement[] {
	const rows = programme.flatMap(([time, what], index) => {
		const top = ROWS + index * PITCH;
		const number = index + 1;
		return [
			line(`zeit-${number}`, `hour-${number}`, {
				text: time,
				font: TITLE,
				size: 10,
				tracking: 90,
				ink: nightLine,
				x: MIDDLE,
				baseline: top,
				width: 70,
				fitMin: 8,
				maxLength: 24,
				personal: "detail",
			}),
			line(`punkt-${number}`, `programme-${number}`, {
				text: what,
				font: TITLE,
				size: 11,
				tracking: 15,
				ink: onNight,
				x: MIDDLE,
				baseline: top + 5.4,
				width: 78,
				fitMin: 8,
				maxLength: 48,
				personal: "detail",
			}),
		];
	});
	return [
		shape("nacht", "ground", [-3, -3, WIDTH + 3, HEIGHT + 6], { fill: night }),
		artwork("saal", "frame", FACE, { artwork: "saal", inks: { line: nightLine } }),
		label("programm", "heading", {
			text: "Der Abend",
			size: 9,
			tracking: 260,
			ink: onNight,
			x: MIDDLE,
			baseline: 48.4,
			width: 70,
		}),
		...rows,
	];
}

function invitationPanel({ ink, paperLine }: Palette): DesignElement[] {
	return [
		artwork("auftakt", "ornament", [WIDTH, 0, WIDTH, HEIGHT], {
			artwork: "auftakt",
			inks: { line: paperLine },
		}),
		label("anrede", "salutation", {
			text: "Liebe Familie, liebe Freunde,",
			ink,
			x: RIGHT,
			baseline: 43.6,
			width: 86,
			tracking: 160,
		}),
		text("einladung", "invitation", [RIGHT - 39, 48, 78, 47], {
			text: "am {{date:weekday}}, dem {{date}},\nsagen wir Ja zueinander: um {{time}} in der\nStiftskirche zu Baden-Baden.\n\nDanach wird gefeiert, mit einem langen Diner,\neinem kurzen Walzer und einer Nacht,\ndie niemand früh verlassen muss.\nWir freuen uns auf euch.",
			font: TEXT,
			features: LINING,
			size: 12,
			leading: 128,
			ink,
			maxLength: 600,
			fitMin: 9,
			personal: "day",
			ownWords: true,
		}),
		text("ort", "venue", [RIGHT - 39, 99.5, 78, 12], {
			text: "{{place}}\n{{place-address}}",
			font: TEXT,
			features: LINING,
			size: 12,
			leading: 128,
			ink,
			maxLength: 120,
			fitMin: 9,
			personal: "detail",
		}),
		label("antwort", "reply-by", {
			text: "Um Antwort wird gebeten bis {{reply-by}}",
			ink,
			size: 7,
			tracking: 120,
			x: RIGHT,
			baseline: 126,
			width: 88,
			personal: "detail",
		}),
		line("kontakt", "contact", {
			text: "{{name1}} {{surname1}}, {{phone}}",
			font: TEXT,
			features: LINING,
			size: 11,
			ink,
			x: RIGHT,
			baseline: 131.4,
			width: 80,
			fitMin: 8,
			maxLength: 80,
			personal: "detail",
		}),
	];
}

function drawings(): Record<string, Artwork> {
	const panel = bounds(WIDTH, HEIGHT, 6);
	return {
		portal: portal(),
		saal: engrave(FACE, [
			...doubleFrame(panel),
			...fan({
				centre: { x: MIDDLE, y: hairlineOf(panel).top },
				towards: 270,
				pitch: 3,
				hub: 4.4,
				ring: 11.6,
				setbacks: [
					{ spread: 90, reach: 18.5 },
					{ spread: 66, reach: 22 },
					{ spread: 42, reach: 25.5 },
					{ spread: 18, reach: 29 },
				],
			}),
			...programme.slice(1).flatMap((_, index) => divider({ x: MIDDLE, y: ROWS + 9.6 + index * PITCH }, 9)),
		]),
		auftakt: engrave(
			[WIDTH, 0, WIDTH, HEIGHT],
			[...smallFan({ x: RIGHT, y: 31 }, 14), ...divider({ x: RIGHT, y: 117.5 }, 14)],
		),
	};
}

export const foldedInvitation: CardRecipe = {
	formatType: "klappkarte-a6",
	kind: "einladung",
	paperType: "feinstpapier",
	startPopularity: 7,
	build: (colorway, template) => {
		const palette = paletteOf(colorway);
		const [wallpaper, back] = wallpaperedBack(WIDTH, HEIGHT, palette);
		return cardDocument({
			template,
			formatType: "klappkarte-a6",
			swatches: palette.swatches,
			artworks: { ...drawings(), "tapete-aussen": wallpaper },
			choices: { fonts: FONTS, inks: palette.choices },
			facts: { ...heleneAndKonrad, time: "15:00", "reply-by": "2027-06-30" },
			pages: [
				page("front", front(palette), palette.ground),
				page("inner", [...programmePanel(palette), ...invitationPanel(palette)]),
				page("back", back, palette.ground),
			],
		});
	},
};
