import { box, mm, type Size, um } from "@offizin/units";
import type { BaseSize, CardFormat } from "../card-format.ts";
import { circlePath, heartIn, roundedRectanglePath } from "../contour.ts";
import { buildFormat, size, verticalFolds } from "./build.ts";
import { oneSided } from "./leaf.ts";

/** Text on labels stays this far inside the cut (domain.md §1.3, sticker). */
const LABEL_MARGIN = mm(2);
const LABEL_CORNER = mm(2);
const BANDEROLE = { height: mm(45), edge: um(2500), overlap: mm(15) };

/** A label on a carrier: the contour is cut through the label only. */
function label(trim: Size, die: string) {
	return oneSided(trim, { die, cutMargin: LABEL_MARGIN, dieMargin: LABEL_MARGIN }, { die, kissCut: true });
}

const rectangular = (trim: Size) => label(trim, roundedRectanglePath(trim, LABEL_CORNER));

function round(diameter: number) {
	const trim = size(diameter, diameter);
	return label(trim, circlePath({ x: trim.width / 2, y: trim.width / 2 }, trim.width / 2));
}

/**
 * A band around a card, from half its back over an edge, its front and the other edge to the other half, which goes on
 * under the start: 2 × card + 2 × edge + overlap. The customer closes it around the card, so its end has tape.
 */
function banderole(card: number) {
	const { height, edge, overlap } = BANDEROLE;
	const width = mm(card);
	const trim = { width: um(width * 2 + edge * 2 + overlap), height };
	const start = width / 2;
	const folds = verticalFolds(start, start + edge, start + edge + width, start + edge * 2 + width);
	const end = box(trim.width - overlap, 0, overlap, height);
	return oneSided(
		trim,
		{ folds, reserved: [{ box: end, kind: "glue" }] },
		{ folds, glue: [{ box: end, adhesive: "tape" }] },
	);
}

const bands: readonly { readonly baseSize: BaseSize; readonly card: number }[] = [
	{ baseSize: "a6", card: 105 },
	{ baseSize: "b6", card: 120 },
	{ baseSize: "sq145", card: 145 },
];

/** Self-adhesive sheets are thin: card stock lifts off a bottle. */
const adhesive = { source: "market", grammage: { min: 80, max: 170 } } as const;
const bottle = { form: "flaschenetikett", ...adhesive } as const;
const sticker = { form: "sticker", ...adhesive } as const;
const plan = { form: "sitzplan", source: "norm" } as const;
const heart = size(45, 42);

/** Bands, labels, stickers and seating plans of domain.md §1.3: printed on one side. */
export const oneSidedCards: readonly CardFormat[] = [
	...bands.map(({ baseSize, card }) =>
		buildFormat(`banderole-${baseSize}`, { form: "banderole", source: "market", baseSize }, banderole(card)),
	),
	buildFormat("flaschenetikett-90x120", bottle, rectangular(size(90, 120))),
	buildFormat("flaschenetikett-70x90", bottle, rectangular(size(70, 90))),
	buildFormat("flaschenetikett-piccolo", bottle, rectangular(size(60, 80))),
	buildFormat("sticker-herz", sticker, label(heart, heartIn(heart))),
	buildFormat("sticker-60x40", sticker, rectangular(size(60, 40))),
	buildFormat("sticker-90x50", sticker, rectangular(size(90, 50))),
	...[30, 40, 50].map((diameter) => buildFormat(`sticker-rund-${diameter}`, sticker, round(diameter))),
	buildFormat("sitzplan-a3", plan, oneSided(size(297, 420))),
	buildFormat("sitzplan-a2", plan, oneSided(size(420, 594))),
	buildFormat("sitzplan-500x700", { ...plan, source: "market" }, oneSided(size(500, 700))),
];
