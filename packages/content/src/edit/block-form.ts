import type { Component, FieldSchema } from "../schema/component.ts";
import type { Block, FieldValue } from "../story/block.ts";
import { isList, isNamedBlock } from "./find-block.ts";

/** A field of a form: its key in the block and what it holds. */
export interface FormField {
	readonly key: string;
	readonly schema: FieldSchema;
	readonly label: string;
}

/** Fields of a component in the order of its form. */
export function formFields(component: Component): readonly FormField[] {
	return Object.entries(component.schema)
		.toSorted(([, one], [, other]) => (one.pos ?? 0) - (other.pos ?? 0))
		.map(([key, schema]) => ({ key, schema, label: schema.display_name || spoken(key) }));
}

export function componentLabel(component: Component | undefined, name: string): string {
	return component?.display_name || spoken(component?.name ?? name);
}

/** "isImagePositionRight" → "Is image position right". */
function spoken(key: string): string {
	const words = key
		.replace(/[-_]+/g, " ")
		.replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Components that may stand in a field of blocks which holds `count` of them already. */
export function allowedBlocks(
	schema: FieldSchema,
	components: readonly Component[],
	count: number,
): readonly Component[] {
	if (schema.maximum !== undefined && count >= schema.maximum) return [];
	const only = schema.component_whitelist ?? [];
	return components.filter(
		({ name, is_nestable }) => is_nestable && (only.length === 0 || only.includes(name)),
	);
}

/** A new block with the values its schema begins with. */
export function newBlock(component: Component, newUid: () => string): Block {
	const values = Object.entries(component.schema).flatMap(([key, schema]) => {
		const value = firstValue(schema);
		return value === undefined ? [] : [[key, value] as const];
	});
	return { ...Object.fromEntries(values), _uid: newUid(), component: component.name };
}

function firstValue({ type, default_value: given }: FieldSchema): FieldValue {
	if (type === "bloks") return [];
	if (given === undefined || given === "") return undefined;
	if (type === "boolean") return given === "true";
	return type === "options" ? given.split(",") : given;
}

/** The words of a block that tell it from its neighbours: its preview field, else the first text it has. */
export function blockSummary(block: Block, component: Component | undefined): string {
	const named = component?.preview_field ? spokenValue(block, component, component.preview_field) : "";
	if (named !== "" || !component) return named;
	return (
		formFields(component)
			.filter(({ schema }) => ["text", "textarea", "richtext"].includes(schema.type))
			.map(({ key }) => textIn(block[key]))
			.find((text) => text !== "") ?? ""
	);
}

/** What is chosen is read by its name. */
function spokenValue(block: Block, { schema }: Component, key: string): string {
	const text = textIn(block[key]);
	return schema[key]?.options?.find(({ value }) => value === text)?.name ?? text;
}

/** The letters of a text or a rich text. */
export function textIn(value: FieldValue): string {
	if (typeof value === "string") return value.trim();
	if (isList(value)) {
		return value
			.map(textIn)
			.filter((text) => text !== "")
			.join(" ");
	}
	if (typeof value !== "object" || value === null || isNamedBlock(value) || !("type" in value)) return "";
	return value.type === "text" ? textIn(value.text) : textIn(value.content);
}
