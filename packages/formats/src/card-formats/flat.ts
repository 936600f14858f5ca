import type { CardFormat } from "../card-format.ts";
import { buildFormat, size } from "./build.ts";
import { twoSided } from "./leaf.ts";

const postcard = { form: "postkarte", source: "market" } as const;
const insert = {
	form: "einlegekarte",
	source: "market",
	grammage: { min: 250, max: 300 },
} as const;

/** Cards of one leaf without a fold, domain.md §1.2 and §1.3. */
export const flatCards: readonly CardFormat[] = [
	buildFormat(
		"din-lang-quer",
		{ form: "din-lang-quer", source: "market", baseSize: "dl", envelope: "dl" },
		twoSided(size(210, 100)),
	),
	buildFormat(
		"postkarte-a6",
		{ ...postcard, source: "norm", baseSize: "a6", envelope: "c6" },
		twoSided(size(148, 105)),
	),
	buildFormat(
		"postkarte-a6-hoch",
		{ ...postcard, source: "norm", baseSize: "a6", envelope: "c6" },
		twoSided(size(105, 148)),
	),
	buildFormat("postkarte-b6", { ...postcard, baseSize: "b6", envelope: "b6" }, twoSided(size(170, 120))),
	buildFormat("postkarte-b6-hoch", { ...postcard, baseSize: "b6", envelope: "b6" }, twoSided(size(120, 170))),
	buildFormat(
		"postkarte-sq145",
		{ ...postcard, baseSize: "sq145", envelope: "sq" },
		twoSided(size(145, 145)),
	),
	buildFormat("einlegekarte-a7", { ...insert, source: "norm", baseSize: "a7" }, twoSided(size(105, 74))),
	buildFormat("einlegekarte-a7-hoch", { ...insert, source: "norm", baseSize: "a7" }, twoSided(size(74, 105))),
	buildFormat("einlegekarte-140x100", insert, twoSided(size(140, 100))),
	buildFormat("einlegekarte-100x140", insert, twoSided(size(100, 140))),
	buildFormat(
		"menuekarte-a5",
		{ form: "menuekarte", source: "norm", baseSize: "a5" },
		twoSided(size(148, 210)),
	),
	buildFormat(
		"menuekarte-dl",
		{ form: "menuekarte", source: "market", baseSize: "dl" },
		twoSided(size(100, 210)),
	),
	buildFormat("tischkarte", { form: "tischkarte", source: "market" }, twoSided(size(85, 55))),
	// The picture of 79 × 79 mm is the template's; the leaf is plain.
	buildFormat("polaroid", { form: "polaroid", source: "market", envelope: "c6" }, twoSided(size(88, 107))),
	buildFormat(
		"fotostreifen",
		{ form: "fotostreifen", source: "market", envelope: "dl" },
		twoSided(size(50, 150)),
	),
];
