import { type FieldValue, isRecord } from "../story/block.ts";
import { checkAsset, checkLink } from "./check-file-and-link.ts";
import { checkOption } from "./check-option.ts";
import { checkRichText, isEmptyText } from "./check-rich-text.ts";
import type { Place, Tell } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";

/** Whether an editor has filled nothing in. */
export function isEmpty(value: FieldValue): boolean {
	if (value === undefined || value === null || value === "") return true;
	if (Array.isArray(value)) return value.length === 0;
	if (!isRecord(value)) return false;
	if (value.fieldtype === "asset") return !value.filename;
	if (value.fieldtype === "multilink") return !(value.id || value.url || value.email);
	return value.type === "doc" && isEmptyText(value);
}

/** Tells what is wrong with one value; returns what stands in it as blocks and is not checked yet. */
export function checkField(
	place: Place,
	value: FieldValue,
	known: KnownContent,
	tell: Tell,
): readonly FieldValue[] {
	const { schema } = place;
	if (isEmpty(value)) {
		if (schema.required) tell(place, "field_required");
		else if (schema.type === "bloks" && (schema.minimum ?? 0) > 0)
			tell(place, "blocks_too_few", { least: schema.minimum ?? 0, count: 0 });
		return [];
	}
	switch (schema.type) {
		case "text":
		case "textarea":
			if (typeof value !== "string") tell(place, "field_type");
			else checkText(place, value, tell);
			return [];
		case "datetime":
			if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d.*)?$/.test(value))
				tell(place, "field_type");
			return [];
		case "number":
			checkNumber(place, value, tell);
			return [];
		case "boolean":
			if (typeof value !== "boolean" && value !== "true" && value !== "false") tell(place, "field_type");
			return [];
		case "option":
			checkOption(place, value, known, tell);
			return [];
		case "options":
			if (!Array.isArray(value)) tell(place, "field_type");
			else {
				for (const one of value) checkOption(place, one, known, tell);
				checkCount(place, value.length, tell);
			}
			return [];
		case "asset":
			checkAsset(place, value, known, tell);
			return [];
		case "multiasset":
			if (!Array.isArray(value)) tell(place, "field_type");
			else for (const one of value) checkAsset(place, one, known, tell);
			return [];
		case "multilink":
			checkLink(place, value, known, tell);
			return [];
		case "table":
			if (!isRecord(value) || !Array.isArray(value.thead) || !Array.isArray(value.tbody))
				tell(place, "field_type");
			return [];
		case "richtext":
			return checkRichText(place, value, known, tell);
		case "bloks":
			if (!Array.isArray(value)) {
				tell(place, "field_type");
				return [];
			}
			checkCount(place, value.length, tell);
			return value;
	}
}

function checkText(place: Place, value: string, tell: Tell): void {
	const { max_length: most, regex } = place.schema;
	// As whoever types counts them.
	if (most && [...value].length > most) tell(place, "text_too_long", { most, length: [...value].length });
	if (regex && !new RegExp(`^(?:${regex})$`, "u").test(value))
		tell(place, "text_pattern", { pattern: regex });
}

function checkNumber(place: Place, value: FieldValue, tell: Tell) {
	// The protocol keeps numbers as texts.
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	if (typeof number !== "number" || !Number.isFinite(number)) return tell(place, "field_type");
	const { min_value: least, max_value: most } = place.schema;
	if (least !== undefined && number < least) tell(place, "number_too_small", { least });
	if (most !== undefined && number > most) tell(place, "number_too_large", { most });
}

function checkCount(place: Place, count: number, tell: Tell): void {
	const { minimum = 0, maximum } = place.schema;
	if (count < minimum) tell(place, "blocks_too_few", { least: minimum, count });
	if (maximum && count > maximum) tell(place, "blocks_too_many", { most: maximum, count });
}
