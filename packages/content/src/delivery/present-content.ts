import { invariant } from "@offizin/base";
import type { Block, FieldValue } from "../story/block.ts";
import { editableMark } from "../story/editable-mark.ts";
import { isTranslation, translatedField, translatedValue } from "../story/translation.ts";
import { addressIn } from "./address-in.ts";
import { isList, isObject } from "./field-at.ts";
import type { LibrarySpace } from "./library-space.ts";
import type { Version } from "./version.ts";

/** How contents are delivered to one asker. */
export interface Presentation {
	readonly space: LibrarySpace;
	readonly version: Version;
	/** The language asked for, then the one instead of it; the default one needs no name. */
	readonly languages: readonly string[];
	/** Scheme and host under which the asker reaches the files of the space. */
	readonly origin: string;
	/** Fields of blocks that are left out. */
	readonly excluded: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, FieldValue>>;

interface Walk extends Presentation {
	readonly filePrefix: string;
	readonly storyId: number;
}

/**
 * A content as it is delivered: fields in the language asked for, files by their whole addresses, links to stories by
 * the addresses those have now, blocks of a draft with what the editor's bridge reads.
 */
export function presentContent(content: Block, storyId: number, how: Presentation): Block {
	const walk = { ...how, filePrefix: `/f/${how.space.id}/`, storyId };
	const fields = presentFields(content, walk);
	const { _uid, component } = fields;
	invariant(typeof _uid === "string" && typeof component === "string", "a content is a block");
	return { ...fields, _uid, component };
}

function present(value: FieldValue, walk: Walk): FieldValue {
	if (typeof value === "string") return value.startsWith(walk.filePrefix) ? walk.origin + value : value;
	if (isList(value)) return presentList(value, walk);
	return isObject(value) ? presentFields(value, walk) : value;
}

/** What is delivered as it is kept is not copied: most of a list is. */
function presentList(values: readonly FieldValue[], walk: Walk): readonly FieldValue[] {
	const presented = values.map((value) => present(value, walk));
	return presented.every((value, at) => value === values[at]) ? values : presented;
}

function presentFields(fields: Fields, walk: Walk): Fields {
	const isBlock = typeof fields._uid === "string" && typeof fields.component === "string";
	const keys = Object.keys(fields);
	const hasAllOfThem =
		keys.every((key) => !isTranslation(key) && key !== "__proto__") &&
		!(isBlock && (walk.version === "draft" || walk.excluded.size > 0));
	return withAddress(
		hasAllOfThem ? presentEach(fields, keys, walk) : presentNamed(fields, { keys, isBlock }, walk),
		walk,
	);
}

function presentEach(fields: Fields, keys: readonly string[], walk: Walk): Fields {
	let delivered: Record<string, FieldValue> | undefined;
	for (const key of keys) {
		const value = fields[key];
		const presented = present(value, walk);
		if (presented === value) continue;
		delivered ??= { ...fields };
		delivered[key] = presented;
	}
	return delivered ?? fields;
}

/** Fields by their names without a language, those that are left out apart; blocks of a draft with what the bridge reads. */
function presentNamed(
	fields: Fields,
	{ keys, isBlock }: { readonly keys: readonly string[]; readonly isBlock: boolean },
	walk: Walk,
): Fields {
	const delivered: Record<string, FieldValue> = {};
	// Most have no translations, and looking for each of them costs more than all the rest.
	const languages = keys.some(isTranslation) ? walk.languages : [];
	for (const key of keys) {
		const name = translatedField(key);
		if (name === "__proto__" || Object.hasOwn(delivered, name)) continue;
		if (isBlock && name !== "_uid" && name !== "component" && walk.excluded.has(name)) continue;
		const value = translatedValue(fields, name, languages);
		if (value !== undefined) delivered[name] = present(value, walk);
	}
	if (isBlock && walk.version === "draft")
		delivered._editable = editableMark(fields, { space: walk.space.id, story: walk.storyId });
	return delivered;
}

/** A link to a story, and such a mark in a rich text, keep the address they were made with only while the story is gone. */
function withAddress(fields: Fields, walk: Walk): Fields {
	if (fields.linktype !== "story") return fields;
	if (fields.fieldtype === "multilink") {
		const address = addressOf(fields.id, walk);
		return address === undefined ? fields : { ...fields, cached_url: address };
	}
	const address = typeof fields.href === "string" ? addressOf(fields.uuid, walk) : undefined;
	return address === undefined ? fields : { ...fields, href: `/${address}` };
}

function addressOf(uuid: FieldValue, { space, version, languages }: Walk): string | undefined {
	const story = typeof uuid === "string" ? space.byUuid.get(uuid) : undefined;
	const [lang] = languages;
	if (!story || lang === undefined) return story?.fullSlug;
	return addressIn(space, story, lang, version);
}
