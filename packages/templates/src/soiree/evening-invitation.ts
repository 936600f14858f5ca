import type { Artwork, DesignElement } from "@offizin/design";
import { artwork, cardDocument, type Frame, page, text } from "../card-builder.ts";
import type { CardRecipe } from "../theme.ts";
import { heleneAndKonrad } from "./couple.ts";
import { smallFan } from "./emblem.ts";
import { cut, engrave, WEIGHT } from "./engraving.ts";
import { fan } from "./fan.ts";
import { bounds, doubleFrame, hairlineOf } from "./frame.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { line as stroke } from "./pen.ts";
import { FONTS, LINING, label, line, TEXT, TITLE } from "./typesetting.ts";

const WIDTH = 210;
const HEIGHT = 100;
const MIDDLE = WIDTH / 2;
const FACE: Frame = [0, 0, WIDTH, HEIGHT];
/** Two lines of 18 pt. */
const TWO_LINES = 16.8;
const COLUMNS = [MIDDLE - 58, MIDDLE, MIDDLE + 58] as const;

/** Two fans that open towards the title from the sides of the frame. */
function fans(): Artwork {
	const frame = bounds(WIDTH, HEIGHT, 6);
	const { left, right } = hairlineOf(frame);
	const half = (x: number, towards: number) =>
		fan({
			centre: { x, y: HEIGHT / 2 },
			towards,
			pitch: 3,
			hub: 6,
			ring: 16.5,
			setbacks: [
				{ spread: 90, reach: 30.5 },
				{ spread: 66, reach: 34.5 },
				{ spread: 42, reach: 38.5 },
				{ spread: 18, reach: 42.5 },
			],
		});
	return engrave(FACE, [...doubleFrame(frame), ...half(left, 0), ...half(right, 180)]);
}

function front({ ornament, names, onGround }: Palette): DesignElement[] {
	const at = { ink: onGround, x: MIDDLE };
	return [
		artwork("faecher", "fans", FACE, { artwork: "faecher", inks: { line: ornament } }),
		label("anlass", "occasion", { ...at, text: "Nach dem Diner wird getanzt", baseline: 34.6, width: 96 }),
		line("namen", "names", {
			text: "{{name1}} & {{name2}}",
			caps: "all",
			font: TITLE,
			size: 24,
			tracking: 110,
			fitMin: 18,
			maxLength: 60,
			ink: names,
			x: MIDDLE,
			baseline: 53,
			width: 104,
			room: TWO_LINES,
			personal: "name",
		}),
		label("datum", "date", {
			...at,
			text: "{{date:full}}, {{time}}",
			baseline: 70.6,
			width: 98,
			tracking: 150,
			personal: "day",
		}),
		label("ort", "place", {
			...at,
			text: "{{place}}, {{town}}",
			size: 7,
			baseline: 76.8,
			width: 98,
			tracking: 150,
			personal: "detail",
		}),
	];
}

const columns = [
	["Einlass", "{{time}}, Spiegelsaal\nErster Walzer 21.30\u00a0Uhr"],
	["Garderobe", "Abendkleid und dunkler Anzug,\ngern nach Art der Zwanziger"],
	["Antwort", "bis {{reply-by}} an {{name2}},\n{{phone}}"],
] as const;

function back({ ink, paperLine }: Palette): DesignElement[] {
	const blocks = columns.flatMap(([title, detail], index) => {
		const x = COLUMNS[index] ?? MIDDLE;
		const number = index + 1;
		return [
			label(`stichwort-${number}`, `keyword-${number}`, {
				text: title,
				size: 7.5,
				tracking: 220,
				ink,
				x,
				baseline: 74,
				width: 50,
				maxLength: 30,
			}),
			text(`angabe-${number}`, `detail-${number}`, [x - 27, 76, 54, 12], {
				text: detail,
				font: TEXT,
				features: LINING,
				size: 10.5,
				leading: 122,
				ink,
				fitMin: 8,
				maxLength: 100,
				personal: "detail",
				ownWords: detail.startsWith("{{time}}"),
				verticalAlign: "top",
			}),
		];
	});
	return [
		artwork("rueckseite", "ornament", FACE, { artwork: "rueckseite", inks: { line: paperLine } }),
		text("einladung", "invitation", [MIDDLE - 62, 33, 124, 26], {
			text: "Wenn die Kerzen heruntergebrannt und die Reden gehalten sind,\nräumen wir die Tische beiseite und bitten zum Tanz.\nWir würden uns sehr freuen, wenn ihr am Abend dazukommt\nund mit uns bis in den Morgen feiert.",
			font: TEXT,
			features: LINING,
			size: 12.5,
			leading: 126,
			ink,
			maxLength: 500,
			fitMin: 9,
		}),
		...blocks,
	];
}

function drawings(): Record<string, Artwork> {
	const between = [-29, 29].map((dx) => stroke({ x: MIDDLE + dx, y: 70.5 }, { x: MIDDLE + dx, y: 87 }));
	return {
		faecher: fans(),
		rueckseite: engrave(FACE, [...smallFan({ x: MIDDLE, y: 26 }, 70), cut(WEIGHT.fine, ...between)]),
	};
}

export const eveningInvitation: CardRecipe = {
	formatType: "din-lang-quer",
	kind: "einladung",
	paperType: "feinstpapier",
	startPopularity: 3,
	build: (colorway, template) => {
		const palette = paletteOf(colorway);
		return cardDocument({
			template,
			formatType: "din-lang-quer",
			swatches: palette.swatches,
			artworks: drawings(),
			choices: { fonts: FONTS, inks: palette.choices },
			facts: { ...heleneAndKonrad, time: "20:00", "reply-by": "2027-07-15" },
			pages: [page("front", front(palette), palette.ground), page("back", back(palette))],
		});
	},
};
