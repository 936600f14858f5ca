import type { CardForm, CardFormat } from "@offizin/formats";
import type { Reason } from "@offizin/solver";
import { mm, type Size, toMm } from "@offizin/units";
import { accessories } from "./accessories.ts";
import type { Accessory } from "./accessory.ts";
import { envelopeMeasure } from "./envelope.ts";
import { inlaySizes } from "./inlay.ts";
import { boxSizes } from "./packaging.ts";
import { ribbonLength } from "./ribbon.ts";
import type { AccessoryKind } from "./sku.ts";

/** An inlay is smaller than its card by this much, so that it shows nowhere (domain.md §1.3). */
const INLAY_SMALLER = mm(5);
/** A poster bar may be this much shorter or longer than the sheet is wide. */
const BAR_TOLERANCE = mm(20);

type Objection = (format: CardFormat, accessory: Accessory) => Reason | undefined;

function onlyFor(forms: readonly CardForm[], code: string): Objection {
	return ({ form }) => (forms.includes(form) ? undefined : { code });
}

function fitsInto({ width, height }: Size, into: Size): boolean {
	return (
		Math.min(width, height) <= Math.min(into.width, into.height) &&
		Math.max(width, height) <= Math.max(into.width, into.height)
	);
}

const envelopes: Objection = ({ form, envelope, trim }, { parts }) => {
	if (form === "briefumschlag") return { code: "accessory.envelope-of-envelope" };
	const own = envelopeMeasure(envelope ?? "");
	const wanted = parts.kind === "envelope" ? envelopeMeasure(parts.size) : undefined;
	if (!own || !wanted) return { code: "accessory.no-envelope" };
	if (wanted.key === own.key) return undefined;
	const code = fitsInto(trim, wanted.size) ? "accessory.envelope-loose" : "accessory.envelope-small";
	return { code, values: { size: wanted.key, fitting: own.key } };
};

const foldedForms: readonly CardForm[] = ["klappkarte", "doppelklappkarte"];

const inlays: Objection = ({ form, trim }, { parts }) => {
	if (!foldedForms.includes(form)) return { code: "accessory.inlay-of-folded" };
	const size = inlaySizes.find(({ key }) => parts.kind === "inlay" && key === parts.size)?.size;
	const isRight = trim.width - INLAY_SMALLER === size?.width && trim.height - INLAY_SMALLER === size.height;
	return isRight ? undefined : { code: "accessory.inlay-size", values: { smaller: toMm(INLAY_SMALLER) } };
};

const posterbars: Objection = ({ form, trim }, { parts }) => {
	if (form !== "sitzplan") return { code: "accessory.posterbar-of-plan" };
	const length = parts.kind === "posterbar" ? mm(Number(parts.cm) * 10) : 0;
	return Math.abs(length - trim.width) <= BAR_TOLERANCE
		? undefined
		: { code: "accessory.posterbar-width", values: { width: toMm(trim.width) / 10 } };
};

const boxes: Objection = ({ envelope, trim }, { parts }) => {
	const size = boxSizes.find(({ key }) => parts.kind === "box" && key === parts.size)?.size;
	if (!envelope || !size) return { code: "accessory.box-of-enveloped" };
	return fitsInto(trim, size) ? undefined : { code: "accessory.box-small" };
};

const standFeet: Objection = ({ form }, { parts }) => {
	const isFoot = parts.kind === "standard" && parts.article.startsWith("standfuss-");
	if (!isFoot) return { code: "accessory.of-wall-art" };
	return form === "tischkarte" ? undefined : { code: "accessory.foot-of-place-card" };
};

const objections: Readonly<Record<AccessoryKind, Objection>> = {
	bag: onlyFor(
		["geschenkanhaenger", "konfetti", "sticker", "wunderkerzen-etikett"],
		"accessory.bag-of-small",
	),
	bow: onlyFor(
		["banderole", "booklet", "geschenkanhaenger", "klappkarte", "menuekarte", "pocketfold"],
		"accessory.bow-of",
	),
	box: boxes,
	envelope: envelopes,
	inlay: inlays,
	pen: () => undefined,
	posterbar: posterbars,
	ribbon: (format) => (ribbonLength(format) === undefined ? { code: "accessory.no-ribbon" } : undefined),
	screw: onlyFor(["kartenfaecher"], "accessory.screw-of-fan"),
	seal: ({ form, envelope }) =>
		envelope || form === "banderole" || form === "briefumschlag" ? undefined : { code: "accessory.seal-of" },
	standard: standFeet,
};

/** Why an accessory does not go with a card; undefined where it does. */
export function objectionTo(accessory: Accessory, format: CardFormat): Reason | undefined {
	return objections[accessory.kind](format, accessory);
}

/** Whether something fits, and if not, why. */
type Fit = { readonly fits: true } | { readonly fits: false; readonly reason: Reason };

/** Every accessory with whether it goes with a card, and why not. */
export function accessoriesFor(format: CardFormat): readonly ({ readonly sku: string } & Fit)[] {
	return accessories.map((accessory) => {
		const reason = objectionTo(accessory, format);
		const { sku } = accessory;
		return reason === undefined ? { sku, fits: true } : { sku, fits: false, reason };
	});
}
