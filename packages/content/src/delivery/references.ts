import type { FieldValue } from "../story/block.ts";
import { isList, isObject } from "./field-at.ts";

/** What a delivered content refers to. */
export interface References {
	/** uuids in the fields that are to be resolved. */
	readonly relations: ReadonlySet<string>;
	/** uuids that links lead to. */
	readonly links: ReadonlySet<string>;
	/** Assets as they stand in the content, by id. */
	readonly assets: ReadonlyMap<number, string>;
}

/** Collects what contents refer to; `fields` are those to be resolved, as `component.field`. */
export function referencesOf(contents: readonly FieldValue[], fields: ReadonlySet<string>): References {
	const relations = new Set<string>();
	const links = new Set<string>();
	const assets = new Map<number, string>();

	function visit(value: FieldValue): void {
		if (isList(value)) {
			for (const one of value) visit(one);
		}
		if (!isObject(value)) return;
		const target = value.fieldtype === "multilink" ? value.id : value.uuid;
		if (value.linktype === "story" && typeof target === "string" && target !== "") links.add(target);
		if (value.fieldtype === "asset" && typeof value.id === "number" && typeof value.filename === "string") {
			assets.set(value.id, value.filename);
		}
		for (const [name, field] of Object.entries(value)) {
			if (fields.size > 0 && fields.has(`${value.component}.${name}`)) {
				for (const one of isList(field) ? field : [field]) if (typeof one === "string") relations.add(one);
			}
			visit(field);
		}
	}

	for (const content of contents) visit(content);
	return { relations, links, assets };
}
