import type { Accessory } from "@offizin/assortment";
import { wordsOf } from "./language.ts";
import { sayGrammage, sayMillimetreSize } from "./measures.ts";
import { say } from "./say.ts";

type Table = Readonly<Record<string, string>>;

/** Each part of the SKU as it is told; a number such as a length stands for itself. */
function partsOf({ parts }: Pick<Accessory, "parts">, locale: string): Table {
	const tables: Readonly<Record<string, Table>> = wordsOf(locale).accessory.part;
	return Object.fromEntries(
		Object.entries(parts).map(([field, key]) => [field, tables[field]?.[key] ?? key]),
	);
}

/** What one part of a SKU says: "Salbei" of an envelope's colour. */
export function accessoryPart(
	accessory: Pick<Accessory, "parts">,
	field: "colour" | "type",
	locale: string,
): string {
	return partsOf(accessory, locale)[field] ?? "";
}

/** What an accessory is called: "Umschlag Salbei, spitze Klappe". */
export function accessoryName(accessory: Pick<Accessory, "kind" | "parts">, locale: string): string {
	return say(wordsOf(locale).accessory.name[accessory.kind], partsOf(accessory, locale), locale);
}

/** A few words more, without a full stop: "C6, 162 × 114 mm, 120 g/m²"; undefined where the name says all. */
export function accessoryNote(
	accessory: Pick<Accessory, "kind" | "parts" | "size" | "grammage">,
	locale: string,
): string | undefined {
	const { note, articleNote, shape } = wordsOf(locale).accessory;
	const { kind, parts, size, grammage } = accessory;
	const articles: Table = articleNote;
	if (parts.kind === "standard") return articles[parts.article];
	const notes: Readonly<Partial<Record<typeof kind, string>>> = note;
	const message = notes[kind];
	if (message === undefined) return undefined;
	const measured = size && {
		measures: sayMillimetreSize(size, locale),
		shape: shape[size.width === size.height ? "square" : size.width < size.height ? "portrait" : "landscape"],
	};
	const weighed = grammage === undefined ? {} : { grammage: sayGrammage(grammage, locale) };
	return say(message, { ...partsOf(accessory, locale), ...measured, ...weighed }, locale);
}
