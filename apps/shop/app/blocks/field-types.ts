import type { FieldSchema } from "@offizin/content";
import { wordsOf } from "@offizin/words";
import { colorPattern } from "./color.ts";

/** Fields as most blocks have them. Words are written for each language, all else is the same in all. */
export const line = { type: "text", translatable: true } satisfies FieldSchema;
export const lines = { type: "textarea", translatable: true } satisfies FieldSchema;
export const rich = { type: "richtext", translatable: true } satisfies FieldSchema;
/** A text that is no language: a colour, a ratio. */
export const plain = { type: "text" } satisfies FieldSchema;
export const picture = { type: "asset", filetypes: ["images"] } satisfies FieldSchema;
export const link = { type: "multilink" } satisfies FieldSchema;
export const flag = { type: "boolean" } satisfies FieldSchema;
export const color = { type: "text", regex: colorPattern, description: "color" } satisfies FieldSchema;

/** One of the collections that cards are drawn in. */
export const collection = {
	type: "option",
	source: "",
	options: Object.entries(wordsOf("de").theme).map(([value, { name }]) => ({ value, name })),
} satisfies FieldSchema;

/** One of some values; the first one is what it is when nobody has chosen. */
export function choice(...values: readonly [string, ...string[]]): FieldSchema {
	return {
		type: "option",
		source: "",
		options: values.map((value) => ({ value, name: value })),
		default_value: values[0],
	};
}

/** A list of blocks of these kinds. */
export function blocksOf(...names: readonly string[]): FieldSchema {
	return { type: "bloks", ...(names.length > 0 && { component_whitelist: names }) };
}
