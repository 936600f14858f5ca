import {
	type Block,
	editableMark,
	type FieldValue,
	isRecord,
	isTranslation,
	translatedValue,
} from "@offizin/content";

interface Shown {
	readonly space: number;
	readonly story: number;
	/** Undefined for the default one. */
	readonly language: string | undefined;
}

/**
 * The content as delivery would give its draft: in one language, each block with what the bridge knows it by
 * (content-protocol §3, §5).
 */
export function previewContent(content: Block, shown: Shown): Block {
	return { ...fieldsOf(content, shown), _uid: content._uid, component: content.component };
}

function fieldsOf(
	value: { readonly [key: string]: FieldValue },
	shown: Shown,
): { readonly [key: string]: FieldValue } {
	const languages = shown.language === undefined ? [] : [shown.language];
	const fields: Record<string, FieldValue> = {};
	for (const key of Object.keys(value)) {
		if (!isTranslation(key)) fields[key] = previewValue(translatedValue(value, key, languages), shown);
	}
	if (typeof value._uid === "string" && typeof value.component === "string") {
		fields._editable = editableMark(value, shown);
	}
	return fields;
}

function previewValue(value: FieldValue, shown: Shown): FieldValue {
	if (Array.isArray(value)) return value.map((item) => previewValue(item, shown));
	return isRecord(value) ? fieldsOf(value, shown) : value;
}
