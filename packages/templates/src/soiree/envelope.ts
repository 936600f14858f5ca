import type { Artwork, DesignDocument } from "@offizin/design";
import type { Spot } from "@offizin/geometry";
import { artwork, cardDocument, type Frame, page, text } from "../card-builder.ts";
import { ADDRESS_LEADING, type EnvelopeLayout, type EnvelopeOrder } from "../envelope-layout.ts";
import { heleneAndKonrad } from "./couple.ts";
import { cut, engrave, form, type Mark, WEIGHT } from "./engraving.ts";
import { fan } from "./fan.ts";
import { paletteOf } from "./palette.ts";
import { lozenge, polyline, line as stroke } from "./pen.ts";
import { FONTS, LINING, label, line, TEXT, TITLE } from "./typesetting.ts";

/** From the corner of the drawing to its hairline. */
const GAP = 1.3;

/** A quarter fan in the upper left corner between two lines that end in points. */
function cornerDrawing([left, top, width, height]: Frame): Artwork {
	const corner = { x: left + 2, y: top + 2 };
	const across = Math.min(width - 4, 62);
	const down = height - 5;
	const angle = (by: number, end: number) =>
		polyline([
			{ x: corner.x + across - end, y: corner.y + by },
			{ x: corner.x + by, y: corner.y + by },
			{ x: corner.x + by, y: corner.y + down - end },
		]);
	return engrave(
		[left, top, width, height],
		[
			cut(WEIGHT.medium, angle(0, 0)),
			cut(WEIGHT.fine, angle(GAP, 3)),
			form(
				lozenge({ x: corner.x + across + 1.6, y: corner.y }, 0.8, 0.8),
				lozenge({ x: corner.x, y: corner.y + down + 1.6 }, 0.8, 0.8),
			),
			...fan({
				centre: { x: corner.x + GAP, y: corner.y + GAP },
				towards: 315,
				pitch: 5,
				hub: 4,
				ring: 8.5,
				setbacks: [
					{ spread: 45, reach: 14.5 },
					{ spread: 30, reach: 17.5 },
					{ spread: 15, reach: 20.5 },
				],
			}),
		],
	);
}

/** The fan above the sender on a line that ends in points. `centre` is the middle of the line. */
function flapFan(centre: Spot): Mark[] {
	const { x, y } = centre;
	return [
		...fan({
			centre,
			towards: 90,
			pitch: 7.5,
			hub: 2.6,
			ring: 5,
			setbacks: [
				{ spread: 90, reach: 8 },
				{ spread: 60, reach: 9.6 },
				{ spread: 30, reach: 11.2 },
			],
		}),
		cut(WEIGHT.medium, stroke({ x: x - 14, y }, { x: x + 14, y })),
		form(lozenge({ x: x - 15.6, y }, 0.8, 0.8), lozenge({ x: x + 15.6, y }, 0.8, 0.8)),
	];
}

/** Lines along the lower edge of the flap: a chevron on a pointed one. */
function edgeLines({ flap: { width, height, isPointed } }: EnvelopeLayout): Mark[] {
	const middle = width / 2;
	const above = isPointed ? 7 : 4.6;
	const edge = (by: number, end: number) => {
		if (!isPointed) {
			const y = height - by;
			return stroke({ x: middle - 38 + end, y }, { x: middle + 38 - end, y });
		}
		const tip: Spot = { x: middle, y: height - by };
		const reach = 22 - end;
		const rise = (reach * height) / (middle - 6);
		return polyline([{ x: middle - reach, y: tip.y - rise }, tip, { x: middle + reach, y: tip.y - rise }]);
	};
	return [cut(WEIGHT.medium, edge(above, 0)), cut(WEIGHT.fine, edge(above + GAP, 3))];
}

/** A fan in the corner, the address to the right below it; on the flap fan, names and address. */
export function soireeEnvelope({ template, formatType, layout, colorway }: EnvelopeOrder): DesignDocument {
	const palette = paletteOf(colorway);
	const [, top, width] = layout.sender;
	const middle = layout.flap.width / 2;
	const flap: Frame = [0, 0, layout.flap.width, layout.flap.height];
	const inks = { line: palette.paperLine };
	return cardDocument({
		template,
		formatType,
		swatches: palette.swatches,
		artworks: {
			ecke: cornerDrawing(layout.corner),
			klappe: engrave(flap, [...flapFan({ x: middle, y: top + 9 }), ...edgeLines(layout)]),
		},
		choices: { fonts: FONTS, inks: [palette.ink, palette.paperLine] },
		facts: heleneAndKonrad,
		pages: [
			page("front", [
				artwork("ecke", "fans", layout.corner, { artwork: "ecke", inks }),
				text("anschrift", "address", layout.address, {
					text: "{{adresse}}",
					font: TEXT,
					features: LINING,
					size: layout.addressSize,
					leading: ADDRESS_LEADING,
					ink: palette.ink,
					align: "left",
					verticalAlign: "top",
					maxLength: 300,
					needed: true,
					fitMin: 8,
				}),
			]),
			page("envelope-flap", [
				artwork("klappe", "ornament", flap, { artwork: "klappe", inks }),
				line("absender", "sender", {
					text: "{{name1}} {{surname1}} & {{name2}} {{surname2}}",
					caps: "all",
					font: TITLE,
					size: 8.5,
					tracking: 90,
					ink: palette.ink,
					x: middle,
					baseline: top + 14.6,
					width,
					maxLength: 60,
					fitMin: 6,
					personal: "name",
				}),
				label("absender-adresse", "sender-address", {
					text: "{{address:dotted}}",
					size: 6.5,
					tracking: 110,
					ink: palette.ink,
					x: middle,
					baseline: top + 18.8,
					width,
					personal: "detail",
				}),
			]),
		],
	});
}
