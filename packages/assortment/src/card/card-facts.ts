import {
	type CardFormat,
	cardFormat,
	coverWeightFor,
	openSides,
	type Paper,
	pageOf,
	paper,
	weightFor,
} from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type Size, toMm } from "@offizin/units";
import { accessory } from "../accessory/accessories.ts";
import { envelopeMeasure } from "../accessory/envelope.ts";
import { letterOf } from "../accessory/letter-of.ts";
import { cardThickness, cardWeight } from "../accessory/mailed-card.ts";
import type { Letter } from "../accessory/postage.ts";
import type { Fact, FactValue } from "../product/fact.ts";

/** What lies in the card or is fastened to it when it is posted. */
const inserted = ["inlay", "ribbon", "seal", "screw"] as const;

/** Micrometres as facts tell sizes. */
function inMillimetres({ width, height }: Size): FactValue {
	return { size: { width: toMm(width), height: toMm(height) } };
}

function sizes(format: CardFormat): readonly Fact[] {
	const { trim } = format;
	const [sheet] = openSides(format);
	// A pocket hangs on its flat sheet, and no longer on the card that somebody opens.
	const open = pageOf(format, "inner") ?? sheet;
	if (!open || sheet?.folds.length === 0)
		return [{ code: "card.size", values: { size: inMillimetres(trim) } }];
	return [
		{ code: "card.closed", values: { size: inMillimetres(trim) } },
		{ code: "card.open", values: { size: inMillimetres(open.size) } },
	];
}

function weights(format: CardFormat, stock: Paper, grammage: number): Fact {
	const cover = coverWeightFor(format, stock);
	const own = { grammage };
	if (cover === undefined) return { code: "card.paper", values: { own } };
	return { code: "card.paperAndCover", values: { own, cover: { grammage: cover } } };
}

/** What is posted, in the envelope that is chosen or else in the one that the format fits. */
function posting(format: CardFormat, stock: Paper, configuration: Configuration) {
	const chosen = accessory(configuration.envelope ?? "")?.parts;
	const envelope = envelopeMeasure((chosen?.kind === "envelope" ? chosen.size : format.envelope) ?? "");
	if (!envelope) return undefined;
	const inserts = inserted.flatMap((option) => accessory(configuration[option] ?? "") ?? []);
	const thickness = cardThickness(format, stock, inserts);
	return { envelope, posted: letterOf(thickness, cardWeight(format, stock, inserts), envelope) };
}

function letter(format: CardFormat, stock: Paper, configuration: Configuration): readonly Fact[] {
	const sent = posting(format, stock, configuration);
	if (!sent) return [];
	const { envelope, posted } = sent;
	return [
		{
			code: "card.envelope",
			values: { envelope: { envelope: envelope.key }, size: inMillimetres(envelope.size) },
		},
		{
			code: "card.letter",
			values: {
				weight: { grams: Math.ceil(posted.milligrams / 1000) },
				thickness: { micrometres: Math.ceil(posted.thickness / 100) * 100 },
			},
		},
	];
}

/** A card with what lies in it, as it is handed to the post; undefined for what is sent without an envelope. */
export function cardLetter(configuration: Configuration): Letter | undefined {
	const format = cardFormat(configuration.formatType ?? "");
	const stock = paper(configuration.paperType ?? "");
	if (!format || !stock || weightFor(format, stock) === undefined) return undefined;
	return posting(format, stock, configuration)?.posted;
}

/** Printed faces: a fold turns one side of the sheet into two. */
function facesOf({ sides }: CardFormat): number {
	return sides.reduce((sum, { folds }) => sum + folds.length + 1, 0);
}

/** How large a card is and of how many pages; how heavy its paper is, which depends on the format. */
export function cardMeasures({ formatType = "", paperType = "" }: Configuration) {
	const format = cardFormat(formatType);
	const stock = paper(paperType);
	const grammage = format && stock && weightFor(format, stock);
	return {
		formatType: format ? [{ pages: facesOf(format) }, inMillimetres(format.trim)] : [],
		paperType: grammage === undefined ? [] : [{ grammage }],
	};
}

/** What follows from a card that can be made: its sizes, paper, weight and envelope. */
export function cardFacts(configuration: Configuration): readonly Fact[] {
	const format = cardFormat(configuration.formatType ?? "");
	const stock = paper(configuration.paperType ?? "");
	const grammage = format && stock && weightFor(format, stock);
	if (!format || !stock || grammage === undefined) return [];
	return [
		...sizes(format),
		...(format.pieces ? [{ code: "card.pieces", values: { pieces: format.pieces } } as const] : []),
		weights(format, stock, grammage),
		{
			code: format.pieces ? "card.setWeight" : "card.weight",
			values: { weight: { grams: Math.ceil(cardWeight(format, stock) / 1000) } },
		},
		...letter(format, stock, configuration),
	];
}
