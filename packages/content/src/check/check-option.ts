import type { FieldValue } from "../story/block.ts";
import type { Place, Tell } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";

/** One chosen value: of the field's own list, of a data source, or a story by its uuid. */
export function checkOption(place: Place, value: FieldValue, known: KnownContent, tell: Tell) {
	if (typeof value !== "string") return tell(place, "field_type");
	const { schema } = place;
	if (schema.source === "internal_stories") return checkReference(place, value, known, tell);
	const values =
		schema.source === "internal"
			? known.dataSource(schema.datasource_slug ?? "")?.entries.map((entry) => entry.value)
			: schema.options?.map((option) => option.value);
	if (!values?.includes(value)) tell(place, "option_unknown", { value });
}

function checkReference(place: Place, uuid: string, known: KnownContent, tell: Tell) {
	const { folder_slug: folder = "", filter_content_type: types = [] } = place.schema;
	const story = known.story(uuid);
	if (!story) return tell(place, "link_broken", { target: uuid });
	const type = story.content?.component ?? "";
	const isBelow = folder === "" || `${story.fullSlug}/`.startsWith(folder.replace(/\/*$/, "/"));
	if (!isBelow || (types.length > 0 && !types.includes(type)))
		return tell(place, "reference_unknown", { target: story.name });
	if (!story.isPublished) tell(place, "link_unpublished", { target: story.name });
}
