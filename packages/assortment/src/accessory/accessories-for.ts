import type { CardForm, CardFormat } from "@offizin/formats";
import { mm, type Size, toMm } from "@offizin/units";
import { formatLength } from "../format-length.ts";
import { accessories } from "./accessories.ts";
import type { Accessory } from "./accessory.ts";
import { envelopeMeasure } from "./envelope.ts";
import type { Fit } from "./envelope-fit.ts";
import { inlaySizes } from "./inlay.ts";
import { boxSizes } from "./packaging.ts";
import { ribbonLength } from "./ribbon.ts";
import type { AccessoryKind } from "./sku.ts";

/** An inlay is smaller than its card by this much, so that it shows nowhere (domain.md §1.3). */
const INLAY_SMALLER = mm(5);
/** A poster bar may be this much shorter or longer than the sheet is wide. */
const BAR_TOLERANCE = mm(20);

/** Why an accessory does not go with a format, as a sentence; undefined where it does. */
type Objection = (format: CardFormat, accessory: Accessory) => string | undefined;

function onlyFor(forms: readonly CardForm[], reasonDe: string): Objection {
	return ({ form }) => (forms.includes(form) ? undefined : reasonDe);
}

function fitsInto({ width, height }: Size, into: Size): boolean {
	return (
		Math.min(width, height) <= Math.min(into.width, into.height) &&
		Math.max(width, height) <= Math.max(into.width, into.height)
	);
}

const envelopes: Objection = ({ form, envelope, trim }, { parts }) => {
	if (form === "briefumschlag") return "Ein bedruckter Umschlag braucht keinen zweiten.";
	const own = envelopeMeasure(envelope ?? "");
	const wanted = parts.kind === "envelope" ? envelopeMeasure(parts.size) : undefined;
	if (!own || !wanted) return "Dieses Format wird ohne Umschlag geliefert.";
	if (wanted.key === own.key) return undefined;
	return fitsInto(trim, wanted.size)
		? `Im Umschlag ${wanted.nameDe} sitzt die Karte nicht richtig, es passt ${own.nameDe}.`
		: `Die Karte ist zu groß für ${wanted.nameDe}, es passt ${own.nameDe}.`;
};

const foldedForms: readonly CardForm[] = ["klappkarte", "doppelklappkarte"];

const inlays: Objection = ({ form, trim }, { parts }) => {
	if (!foldedForms.includes(form)) return "Eine Einlage liegt nur in Klappkarten.";
	const size = inlaySizes.find(({ key }) => parts.kind === "inlay" && key === parts.size)?.size;
	const isRight = trim.width - INLAY_SMALLER === size?.width && trim.height - INLAY_SMALLER === size.height;
	return isRight
		? undefined
		: "Eine Einlage ist 5\u00a0mm kleiner als ihre Karte, diese hat ein anderes Maß.";
};

const posterbars: Objection = ({ form, trim }, { parts }) => {
	if (form !== "sitzplan") return "Posterleisten halten Sitzpläne und Poster.";
	const length = parts.kind === "posterbar" ? mm(Number(parts.cm) * 10) : 0;
	return Math.abs(length - trim.width) <= BAR_TOLERANCE
		? undefined
		: `Der Plan ist ${formatLength(toMm(trim.width), "de-DE")} breit.`;
};

const boxes: Objection = ({ envelope, trim }, { parts }) => {
	const size = boxSizes.find(({ key }) => parts.kind === "box" && key === parts.size)?.size;
	if (!envelope || !size) return "Die Box ist für Karten gemacht, die in einen Umschlag passen.";
	return fitsInto(trim, size) ? undefined : "Die Karte ist größer als die Box.";
};

const standFeet: Objection = ({ form }, { parts }) => {
	const isFoot = parts.kind === "standard" && parts.article.startsWith("standfuss-");
	if (!isFoot) return "Das gehört zu Wandbildern.";
	return form === "tischkarte" ? undefined : "Standfüße halten Tischkarten.";
};

const objections: Readonly<Record<AccessoryKind, Objection>> = {
	bag: onlyFor(
		["geschenkanhaenger", "konfetti", "sticker", "wunderkerzen-etikett"],
		"Tüten sind für Anhänger, Konfetti, Sticker und Wunderkerzen gedacht.",
	),
	bow: onlyFor(
		["banderole", "booklet", "geschenkanhaenger", "klappkarte", "menuekarte", "pocketfold"],
		"Eine Schleife sitzt auf Klappkarten, Pocketfolds, Menükarten, Heften, Banderolen und Anhängern.",
	),
	box: boxes,
	envelope: envelopes,
	inlay: inlays,
	pen: () => undefined,
	posterbar: posterbars,
	ribbon: (format) =>
		ribbonLength(format) === undefined ? "Um dieses Format wird kein Band gebunden." : undefined,
	screw: onlyFor(["kartenfaecher"], "Buchschrauben halten Kartenfächer zusammen."),
	seal: ({ form, envelope }) =>
		envelope || form === "banderole" || form === "briefumschlag"
			? undefined
			: "Ein Siegel verschließt Umschläge und Banderolen.",
	standard: standFeet,
};

/** Every accessory with whether it goes with a card, and why not. */
export function accessoriesFor(format: CardFormat): readonly ({ readonly sku: string } & Fit)[] {
	return accessories.map((accessory) => {
		const reasonDe = objections[accessory.kind](format, accessory);
		const { sku } = accessory;
		return reasonDe === undefined ? { sku, fits: true } : { sku, fits: false, reasonDe };
	});
}
