import type { Artwork, DesignElement } from "@offizin/design";
import type { Path } from "@offizin/geometry";
import { artwork, cardDocument, type Frame, page, text } from "../card-builder.ts";
import type { CardRecipe } from "../theme.ts";
import { heleneAndKonrad } from "./couple.ts";
import { divider, smallFan } from "./emblem.ts";
import { cut, engrave, form, type Mark, WEIGHT } from "./engraving.ts";
import { fan } from "./fan.ts";
import { bounds, inside, stepped } from "./frame.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { circle, lozenge, line as stroke } from "./pen.ts";
import { ticketOutline } from "./ticket.ts";
import { FONTS, LINING, label, line, TEXT, TITLE } from "./typesetting.ts";

const WIDTH = 148;
const HEIGHT = 105;
const FACE: Frame = [0, 0, WIDTH, HEIGHT];
const TICKET = { outer: bounds(WIDTH, HEIGHT, 6), bite: 5, tear: 110 };
/** Middle of the main part and of the stub, between the hairline and the tear. */
const MAIN = 59;
const STUB = 125;
/** Two lines of 18 pt. */
const TWO_LINES = 16.8;
const FAN_FOOT = 44.5;

function ticketFrame(): Mark[] {
	const hairline = WEIGHT.bold + 1.2 + WEIGHT.fine / 2;
	const dots = Array.from({ length: 44 }, (_, index) => 17.05 + index * 1.65);
	return [
		form(ticketOutline(TICKET, 0), ticketOutline(TICKET, WEIGHT.bold)),
		cut(WEIGHT.fine, ticketOutline(TICKET, hairline)),
		form(...dots.map((y) => circle({ x: TICKET.tear, y }, 0.32))),
	];
}

function frontDrawing(): Artwork {
	const across = (y: number) => stroke({ x: STUB - 6, y }, { x: STUB + 6, y });
	return engrave(FACE, [
		...ticketFrame(),
		...fan({
			centre: { x: MAIN, y: FAN_FOOT },
			towards: 90,
			pitch: 3,
			hub: 4.2,
			ring: 11,
			setbacks: [
				{ spread: 90, reach: 17.5 },
				{ spread: 66, reach: 21 },
				{ spread: 42, reach: 24.5 },
				{ spread: 18, reach: 28 },
			],
		}),
		cut(WEIGHT.medium, stroke({ x: MAIN - 42, y: FAN_FOOT }, { x: MAIN + 42, y: FAN_FOOT })),
		cut(WEIGHT.fine, stroke({ x: MAIN - 42, y: FAN_FOOT + 1.3 }, { x: MAIN + 42, y: FAN_FOOT + 1.3 })),
		form(...[-44, 44].map((dx) => lozenge({ x: MAIN + dx, y: FAN_FOOT + 0.65 }, 0.9, 0.9))),
		cut(WEIGHT.fine, across(45), across(60.5)),
	]);
}

function front({ ornament, names, onGround }: Palette): DesignElement[] {
	const main = { ink: onGround, x: MAIN };
	const stub = { ink: onGround, x: STUB, width: 24 };
	const figure = {
		...stub,
		font: TITLE,
		size: 24,
		tracking: 40,
		maxLength: 6,
		fitMin: 12,
		personal: "detail",
	} as const;
	return [
		artwork("billett", "ticket", FACE, { artwork: "billett", inks: { line: ornament } }),
		label("anlass", "occasion", {
			...main,
			text: "Save the Date",
			size: 9,
			tracking: 300,
			baseline: 54.8,
			width: 88,
		}),
		line("namen", "names", {
			text: "{{name1}} & {{name2}}",
			caps: "all",
			font: TITLE,
			size: 21,
			tracking: 70,
			fitMin: 18,
			maxLength: 60,
			ink: names,
			x: MAIN,
			baseline: 69.5,
			width: 94,
			room: TWO_LINES,
			personal: "name",
		}),
		label("datum", "date", {
			...main,
			text: "{{date:full}}",
			baseline: 80.2,
			width: 88,
			tracking: 150,
			personal: "day",
		}),
		label("ort", "place", {
			...main,
			text: "{{place}}, {{town}}",
			size: 7,
			tracking: 130,
			baseline: 86.4,
			width: 88,
			personal: "detail",
		}),
		label("stichwort", "stub-word", {
			...stub,
			text: "Ballnacht",
			size: 7,
			baseline: 24.5,
		}),
		line("tag", "day", { ...figure, text: "{{date:day}}", baseline: 40.6 }),
		line("monat", "month", { ...figure, text: "{{date:month-roman}}", baseline: 56 }),
		line("jahr", "year", { ...figure, text: "{{date:year-short}}", baseline: 71.4 }),
		label("gueltig", "admits", { ...stub, text: "Für zwei", size: 7, baseline: 82.5 }),
	];
}

function back({ ink, paperLine }: Palette): DesignElement[] {
	return [
		artwork("adressfeld", "address-field", FACE, { artwork: "adressfeld", inks: { line: paperLine } }),
		text("nachricht", "message", [9, 36, 62, 44], {
			text: "Haltet euch den Abend frei:\nIm {{date:month}} heiraten wir,\nund danach wird getanzt.\n\nDie Einladung mit allen\nEinzelheiten folgt im Frühjahr.",
			font: TEXT,
			features: LINING,
			size: 12.5,
			leading: 128,
			ink,
			maxLength: 320,
			fitMin: 9,
			personal: "detail",
			ownWords: true,
		}),
		line("absender", "sender", {
			text: "{{name1}} {{surname1}} und {{name2}} {{surname2}}",
			font: TEXT,
			features: LINING,
			size: 10.5,
			ink,
			x: 40,
			baseline: 92.5,
			width: 62,
			fitMin: 8,
			maxLength: 80,
			personal: "detail",
		}),
	];
}

function backDrawing(): Artwork {
	const address = [62, 71, 80, 89].map((y) => stroke({ x: 86, y }, { x: 140, y }));
	return engrave(FACE, [
		...smallFan({ x: 40, y: 28 }, 14),
		...divider({ x: 40, y: 84.5 }, 12),
		cut(WEIGHT.fine, stroke({ x: 78, y: 9 }, { x: 78, y: 96 }), ...address),
		cut(WEIGHT.fine, ...stampBox()),
	]);
}

/** Where the stamp goes: a field of the size of a large stamp with a second line inside. */
function stampBox(): Path[] {
	const outer = { left: 118, top: 9, right: 140, bottom: 35 };
	return [stepped(outer, 2, 1.4), stepped(inside(outer, 1.3), 2, 1.4)];
}

export const saveTheDate: CardRecipe = {
	formatType: "postkarte-a6",
	kind: "save-the-date",
	paperType: "feinstpapier",
	startPopularity: 6,
	build: (colorway, template) => {
		const palette = paletteOf(colorway);
		return cardDocument({
			template,
			formatType: "postkarte-a6",
			swatches: palette.swatches,
			artworks: { billett: frontDrawing(), adressfeld: backDrawing() },
			choices: { fonts: FONTS, inks: palette.choices },
			facts: heleneAndKonrad,
			pages: [page("front", front(palette), palette.ground), page("back", back(palette))],
		});
	},
};
