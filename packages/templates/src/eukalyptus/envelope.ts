import type { DesignDocument } from "@offizin/design";
import { artwork, cardDocument, type Frame, page, text } from "../card-builder.ts";
import { ADDRESS_LEADING, type EnvelopeLayout, type EnvelopeOrder } from "../envelope-layout.ts";
import { paintBranch } from "./branch.ts";
import { coupleOf, paletteOf } from "./colorway.ts";
import { type Mark, type Motif, motifOf } from "./drawing.ts";
import { drawLine } from "./line-branch.ts";
import { branchInks, printedLine, swatchesOf } from "./palette.ts";
import { artworksOf, body, choices, ITALIC, label } from "./style.ts";

/** Grows from the top left corner along the upper edge. */
const round: Mark[] = paintBranch({
	stem: [
		[9, 17],
		[26, 10],
		[48, 12],
		[68, 23],
	],
	kind: "dollar",
	nodes: 8,
	span: [0.06, 0.96],
	leaf: [12, 5],
	spread: [68, 44],
	thickness: [0.32, 0.1],
	tints: [3, 2, 4, 3],
	seed: 161,
});

const long: Mark[] = paintBranch({
	stem: [
		[9, 14],
		[12, 22],
		[20, 29],
		[35, 33],
	],
	kind: "willow",
	nodes: 6,
	span: [0.08, 0.97],
	leaf: [15, 8],
	spread: [34, 24],
	thickness: [0.3, 0.1],
	tints: [4, 3, 5],
	seed: 166,
});

/** The right half of a garland, from its middle. */
const garland: Mark[] = drawLine(
	{
		stem: [
			[-1.4, -0.9],
			[6.5, 2.9],
			[14, 2.4],
			[20, -1],
		],
		kind: "dollar",
		nodes: 5,
		span: [0.2, 0.92],
		leaf: [5, 3],
		spread: [62, 44],
		thickness: [0.2, 0.1],
		tints: [3],
		seed: 12,
	},
	0.2,
);

const motifs = { round: motifOf(round), long: motifOf(long), garland: motifOf(garland) };

/** A branch in the corner, the address to the right below it; on the flap names, address and a garland in line. */
export function eukalyptusEnvelope({
	template,
	formatType,
	layout,
	colorway,
}: EnvelopeOrder): DesignDocument {
	const { facts } = coupleOf(colorway);
	const [left, top, width] = layout.sender;
	return cardDocument({
		template,
		formatType,
		swatches: swatchesOf(paletteOf(colorway)),
		artworks: artworksOf(motifs),
		facts,
		choices: { ...choices, inks: choices.inks.filter(({ role }) => role === "process") },
		pages: [
			page("front", [
				...cornerBranches(layout.corner),
				text(
					"address",
					"address",
					layout.address,
					body("{{adresse}}", {
						size: layout.addressSize,
						leading: ADDRESS_LEADING,
						align: "left",
						verticalAlign: "top",
						maxLength: 300,
						needed: true,
						fitMin: 8,
					}),
				),
			]),
			page("envelope-flap", [
				text(
					"sender",
					"sender",
					[left, top, width, 8],
					body("{{name1}} & {{name2}}", {
						font: ITALIC,
						size: 16,
						leading: 110,
						maxLength: 60,
						fitMin: 9,
						personal: "name",
					}),
				),
				text(
					"sender-address",
					"sender-address",
					[left, top + 8.4, width, 9],
					label("{{address}}", {
						size: 6.8,
						tracking: 130,
						maxLength: 120,
						personal: "detail",
					}),
				),
				...garlandBelow(layout, top + 18.6),
			]),
		],
	});
}

/** Both branches, moved into the corner and drawn as large as it allows, up to a seventh larger. */
function cornerBranches([left, top, width, height]: Frame) {
	const frames = [motifs.long.frame, motifs.round.frame];
	const [x, y] = [Math.min(...frames.map(([x]) => x)), Math.min(...frames.map(([, y]) => y))];
	const right = Math.max(...frames.map(([x, , width]) => x + width));
	const bottom = Math.max(...frames.map(([, y, , height]) => y + height));
	const scale = Math.min(8 / 7, width / (right - x), height / (bottom - y));
	const placed = ({ frame }: Motif): Frame => [
		left + (frame[0] - x) * scale,
		top + (frame[1] - y) * scale,
		frame[2] * scale,
		frame[3] * scale,
	];
	return [
		artwork("long", "long-branch", placed(motifs.long), { artwork: "long", inks: branchInks("long") }),
		artwork("round", "eucalyptus-branch", placed(motifs.round), {
			artwork: "round",
			inks: branchInks("leaf"),
		}),
	];
}

function garlandBelow({ flap }: EnvelopeLayout, y: number) {
	const [x, , width, height] = motifs.garland.frame;
	const middle = flap.width / 2;
	const half = (id: string, left: number, mirrored: boolean) =>
		artwork(id, "sprig", [left, y, width, height], { artwork: "garland", inks: printedLine, mirrored });
	return [half("garland-left", middle - x - width, true), half("garland-right", middle + x, false)];
}
