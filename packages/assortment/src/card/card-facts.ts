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
import { letterOf } from "../accessory/envelope-fit.ts";
import { cardThickness, cardWeight } from "../accessory/mailed-card.ts";
import type { Letter } from "../accessory/postage.ts";
import { lengthDe, sizeDe, weightDe } from "../measures-de.ts";
import type { Fact } from "../product/product.ts";

/** What lies in the card or is fastened to it when it is posted. */
const inserted = ["inlay", "ribbon", "seal", "screw"] as const;

/** Micrometres as sizes are told. */
function inCentimetres({ width, height }: Size): string {
	return sizeDe({ width: toMm(width), height: toMm(height) });
}

function sizes(format: CardFormat): readonly Fact[] {
	const { trim } = format;
	const [sheet] = openSides(format);
	// A pocket hangs on its flat sheet, and no longer on the card that somebody opens.
	const open = pageOf(format, "inner") ?? sheet;
	if (!open || sheet?.folds.length === 0) return [{ nameDe: "Format", valueDe: inCentimetres(trim) }];
	return [
		{ nameDe: "Format geschlossen", valueDe: inCentimetres(trim) },
		{ nameDe: "Format offen", valueDe: inCentimetres(open.size) },
	];
}

/** The cover of a booklet is not called "Umschlag" here, which is an envelope. */
function weights(format: CardFormat, stock: Paper, grammage: number): string {
	const cover = coverWeightFor(format, stock);
	const own = `${grammage}\u00a0g/m²`;
	return cover === undefined ? own : `${own}, Umschlagseiten ${cover}\u00a0g/m²`;
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
		{ nameDe: "Passender Umschlag", valueDe: `${envelope.nameDe}, ${inCentimetres(envelope.size)}` },
		{
			nameDe: "Brief mit Umschlag",
			valueDe: `${weightDe(Math.ceil(posted.milligrams / 1000))}, ${lengthDe(Math.ceil(posted.thickness / 100))} stark`,
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

/** What follows from a card that can be made: its sizes, paper, weight and envelope. */
export function cardFacts(configuration: Configuration): readonly Fact[] {
	const format = cardFormat(configuration.formatType ?? "");
	const stock = paper(configuration.paperType ?? "");
	const grammage = format && stock && weightFor(format, stock);
	if (!format || !stock || grammage === undefined) return [];
	return [
		...sizes(format),
		...(format.pieces ? [{ nameDe: "Inhalt", valueDe: `${format.pieces}\u00a0Stück` }] : []),
		{ nameDe: "Papier", valueDe: weights(format, stock, grammage) },
		{
			nameDe: format.pieces ? "Gewicht des Sets" : "Gewicht der Karte",
			valueDe: weightDe(Math.ceil(cardWeight(format, stock) / 1000)),
		},
		...letter(format, stock, configuration),
	];
}
