import { invariant } from "@offizin/base";
import type { Block, FieldValue } from "../story/block.ts";
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

const MARK = "__i18n__";

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
		keys.every((key) => !key.includes(MARK) && key !== "__proto__") &&
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
	const languages = keys.some((key) => key.includes(MARK)) ? walk.languages : [];
	for (const key of keys) {
		const at = key.indexOf(MARK);
		const name = at === -1 ? key : key.slice(0, at);
		if (name === "__proto__" || Object.hasOwn(delivered, name)) continue;
		if (isBlock && name !== "_uid" && name !== "component" && walk.excluded.has(name)) continue;
		const value = translated(fields, name, languages);
		if (value !== undefined) delivered[name] = present(value, walk);
	}
	if (isBlock && walk.version === "draft") delivered._editable = editableOf(fields, walk);
	return delivered;
}

/** The value in the first language that has one; an empty text is none. */
function translated(fields: Fields, name: string, languages: readonly string[]): FieldValue {
	for (const language of languages) {
		const value = fields[`${name}${MARK}${language}`];
		if (value !== undefined && value !== null && value !== "") return value;
	}
	return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function editableOf({ component, _uid }: Fields, { space, storyId }: Walk): string {
	const block = { name: component, space: String(space.id), uid: _uid, id: String(storyId) };
	return `<!--#storyblok#${JSON.stringify(block)}-->`;
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
