import { printLimits } from "@offizin/formats";
import { mm, um } from "@offizin/units";
import type { Plate, PrintProfile } from "./print-profile.ts";
import { type WallProfileKey, wallProfiles } from "./wall-profiles.ts";

/** Those that ship; each has words. */
export type PrintProfileKey =
	| "sheetfed-cards"
	| "sheetfed-cards-uncoated"
	| "digital-cards"
	| "digital-cards-uncoated"
	| "digital-giftwrap"
	| "photo-paper"
	| "merch"
	| WallProfileKey;

type ShippedProfile = PrintProfile & { readonly key: PrintProfileKey };

const photo = {
	ppi: printLimits.ppi,
	maxPpi: 400,
	quality: 95,
	passThrough: false,
} as const;

const plates: Plate[] = [
	{ role: "foil-gold", name: "Folie Gold", alternate: { c: 20, m: 38, y: 80, k: 8 } },
	{ role: "foil-rosegold", name: "Folie Rosegold", alternate: { c: 12, m: 48, y: 45, k: 8 } },
	{ role: "foil-silber", name: "Folie Silber", alternate: { c: 22, m: 14, y: 14, k: 18 } },
	{ role: "relief", name: "Relief", alternate: { c: 30, m: 0, y: 10, k: 0 } },
	{ role: "die", name: "Stanze", alternate: { c: 0, m: 100, y: 0, k: 0 } },
	{ role: "crease", name: "Falz", alternate: { c: 100, m: 0, y: 0, k: 0 } },
	{ role: "hole", name: "Bohrung", alternate: { c: 0, m: 100, y: 100, k: 0 } },
	{ role: "kissCut", name: "CutContour", alternate: { c: 0, m: 100, y: 0, k: 0 } },
];

const coated = {
	policy: "cmyk",
	condition: "FOGRA39",
	iccFile: "ISOcoated_v2_300_bas.icc",
	inkLimit: 300,
} as const;

/**
 * Uncoated stock: the one printing condition for it whose measurements come with a free licence (see THIRD_PARTY.md).
 * Printers who print to FOGRA47 or FOGRA52 put their own profile beside it.
 */
const uncoated = {
	policy: "cmyk",
	condition: "FOGRA29",
	iccFile: "FOGRA29L_uncoated.icc",
	inkLimit: 300,
} as const;

/** Offset sheets with hot foil: plates are made one by one, ink stops under the foil but for 0.125 mm (0.35 pt). */
export const sheetfedCards: ShippedProfile = {
	key: "sheetfed-cards",
	standard: "PDF/X-4",
	color: coated,
	bleed: mm(3),
	plates,
	foilPrint: { ink: "knockout", trap: um(125) },
	delivery: "filePerPlate",
	marks: "none",
	fileName: "{order}_{line}_{product}_{quantity}_{plate}",
	photo,
};

/** A digital press with digital foil on top of the toner: one file, foil overprints. */
export const digitalCards: ShippedProfile = {
	key: "digital-cards",
	standard: "PDF/X-4",
	color: coated,
	bleed: mm(3),
	plates,
	foilPrint: { ink: "overprint" },
	delivery: "oneFile",
	marks: "none",
	fileName: "{order}_{line}_{product}_{quantity}",
	photo,
};

const sheetfedCardsUncoated: ShippedProfile = {
	...sheetfedCards,
	key: "sheetfed-cards-uncoated",
	color: uncoated,
};

export const digitalCardsUncoated: ShippedProfile = {
	...digitalCards,
	key: "digital-cards-uncoated",
	color: uncoated,
};

/** Sheets of wrapping paper on a digital press for half sheets: nothing but ink on thin uncoated stock. */
export const digitalGiftwrap: ShippedProfile = {
	...digitalCardsUncoated,
	key: "digital-giftwrap",
	plates: [],
};

/**
 * Photographic paper is exposed in RGB. The file claims no PDF/X: an output intent needs the profile of an output
 * device, and sRGB is the profile of a monitor.
 */
export const photoPaper: ShippedProfile = {
	key: "photo-paper",
	standard: "PDF 1.6",
	color: { policy: "rgb" },
	bleed: mm(3),
	plates: plates.filter(({ role }) => ["die", "crease", "hole", "kissCut"].includes(role)),
	foilPrint: { ink: "overprint" },
	delivery: "oneFile",
	marks: "none",
	fileName: "{order}_{line}_{product}_{quantity}",
	photo: { ...photo, ppi: { good: 300, warn: 150, refuse: 72 }, maxPpi: 300, passThrough: true },
};

/** Fabric, mugs and boards take the picture from a transfer, or from a flatbed that is fed in RGB. */
export const merchTransfer: ShippedProfile = {
	...photoPaper,
	key: "merch",
	photo: { ...photoPaper.photo, ppi: { good: 200, warn: 120, refuse: 80 } },
};

export const printProfiles: readonly ShippedProfile[] = [
	sheetfedCards,
	sheetfedCardsUncoated,
	digitalCards,
	digitalCardsUncoated,
	digitalGiftwrap,
	photoPaper,
	merchTransfer,
	...wallProfiles({ cmyk: coated, plates, fileName: photoPaper.fileName }),
];

export function printProfile(key: string): PrintProfile | undefined {
	return printProfiles.find((profile) => profile.key === key);
}
