import type { Component, FieldSchema } from "../schema/component.ts";
import { type Block, type FieldValue, isBlock } from "../story/block.ts";
import { translatedField, translationLanguage } from "../story/translation.ts";
import { checkField, isEmpty } from "./check-field.ts";
import type { Finding, FindingCode } from "./finding.ts";
import { findingAt, findingOfBlock, type Place, type Values } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";
import { checkLoops } from "./reference-loops.ts";
import { checkTreeSize } from "./tree-size.ts";

/** Keys of a block that are no fields. */
const ownKeys: ReadonlySet<string> = new Set(["_uid", "component", "_editable"]);

/** Everything wrong with the content of a story, errors first; `uuid` is the story's, if it has one yet. */
export function checkContent(content: Block, known: KnownContent, uuid?: string): readonly Finding[] {
	const size = checkTreeSize(content);
	if (size) return [size];
	const findings: Finding[] = [];
	const seen = new Set<string>();
	const root = known.component(content.component);
	if (root && !root.is_root) findings.push(findingOfBlock(content, "component_not_root"));
	checkBlock(content);
	findings.push(...checkLoops(content, known, uuid));
	return findings.toSorted((a, b) => a.severity.localeCompare(b.severity));

	function checkBlock(block: Block): void {
		if (seen.has(block._uid)) findings.push(findingOfBlock(block, "uid_repeated"));
		seen.add(block._uid);
		const component = known.component(block.component);
		if (!component) {
			findings.push(findingOfBlock(block, "component_unknown"));
			return;
		}
		for (const [field, schema] of Object.entries(component.schema)) {
			checkValue({ block, component, field, schema, lang: null }, block[field]);
		}
		for (const [key, value] of Object.entries(block)) {
			if (ownKeys.has(key) || Object.hasOwn(component.schema, key)) continue;
			checkOther(block, component, key, value);
		}
	}

	/** A value in another language, or of a field that the schema does not have. */
	function checkOther(block: Block, component: Component, key: string, value: FieldValue): void {
		const field = translatedField(key);
		const schema = schemaOf(component, field);
		const language = translationLanguage(key, known.languages);
		if (!schema?.translatable || !language) {
			const name = component.display_name ?? component.name;
			findings.push({ ...findingOfBlock(block, "field_unknown", { block: name, field: key }), field: key });
			return;
		}
		// What is not translated falls back to the default language.
		if (!isEmpty(value)) checkValue({ block, component, field, schema, lang: language.code }, value);
	}

	function checkValue(place: Place, value: FieldValue): void {
		const tell = (at: Place, code: FindingCode, values?: Values) =>
			void findings.push(findingAt(at, code, values));
		for (const nested of checkField(place, value, known, tell)) {
			if (isBlock(nested)) checkNested(place, nested);
			else tell(place, "field_type");
		}
	}

	function checkNested(place: Place, block: Block): void {
		const component = known.component(block.component);
		const whitelist = place.schema.component_whitelist ?? [];
		if (component && !component.is_nestable) findings.push(findingOfBlock(block, "component_not_nestable"));
		else if (whitelist.length > 0 && !whitelist.includes(block.component)) {
			findings.push(
				findingOfBlock(block, "component_not_allowed", {
					within: place.component.display_name ?? place.component.name,
				}),
			);
		}
		checkBlock(block);
	}
}

function schemaOf(component: Component, field: string): FieldSchema | undefined {
	return Object.hasOwn(component.schema, field) ? component.schema[field] : undefined;
}
