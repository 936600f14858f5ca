import { designedProduct, isSoldBy } from "@offizin/assortment";
import type { Component, FieldSchema } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { schemas } from "./registry.server.ts";

/** A block as a space keeps it, before the space gives it an id and its times. */
export type BlockComponent = Omit<Component, "id" | "created_at" | "updated_at">;

/** What has a place of its own on a page of a brand; every other block is a part of one of these, or about what it does not sell. */
function piecesOf(channel: ChannelKey): readonly string[] {
	return schemas
		.filter(
			({ use, product }) => use === "piece" && (!product || isSoldBy(designedProduct(product), channel)),
		)
		.map(({ name }) => name);
}

/** All blocks as components of a brand's space, their names as they are in the default language of every space. */
export function blockComponents(channel: ChannelKey): readonly BlockComponent[] {
	const pieces = piecesOf(channel);
	const { block } = wordsOf("de");
	const names: Readonly<Record<string, string>> = block.name;
	const groups: Readonly<Record<string, string>> = block.group;
	return schemas.map(({ name, fields, use, preview, group }) => ({
		name,
		display_name: names[name] ?? null,
		schema: Object.fromEntries(
			Object.entries(fields).map(([key, field], pos) => [key, named(key, field, { pos, pieces })]),
		),
		is_root: use === "page",
		is_nestable: use !== "page",
		preview_field: preview,
		component_group: groups[group] ?? null,
		image: `/blocks/${name}.svg`,
	}));
}

interface Around {
	readonly pos: number;
	/** What a field takes that takes every block. */
	readonly pieces: readonly string[];
}

function named(key: string, field: FieldSchema, { pos, pieces }: Around): FieldSchema {
	const {
		field: fields,
		help,
		choice,
	}: Record<"field" | "help" | "choice", Readonly<Record<string, string>>> = wordsOf("de").block;
	const { description, options, type, component_whitelist } = field;
	const isOpen = (type === "bloks" || type === "richtext") && component_whitelist === undefined;
	return {
		...field,
		...(isOpen && { component_whitelist: pieces }),
		pos,
		display_name: fields[key] ?? key,
		...(description !== undefined && { description: help[description] ?? description }),
		...(options && { options: options.map(({ value, name }) => ({ value, name: choice[value] ?? name })) }),
	};
}
