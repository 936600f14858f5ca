import { type Block, type FieldValue, isRecord } from "@offizin/content";

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
	const suffix = `__i18n__${shown.language?.replaceAll("-", "_")}`;
	const fields: Record<string, FieldValue> = {};
	for (const [key, field] of Object.entries(value)) {
		if (key.includes("__i18n__")) continue;
		const translated = shown.language === undefined ? undefined : value[key + suffix];
		const isTranslated = translated !== undefined && translated !== null && translated !== "";
		fields[key] = previewValue(isTranslated ? translated : field, shown);
	}
	if (typeof value._uid === "string" && typeof value.component === "string") {
		const [name, uid] = [value.component, value._uid];
		const known = { name, space: String(shown.space), uid, id: String(shown.story) };
		fields._editable = `<!--#storyblok#${JSON.stringify(known)}-->`;
	}
	return fields;
}

function previewValue(value: FieldValue, shown: Shown): FieldValue {
	if (Array.isArray(value)) return value.map((item) => previewValue(item, shown));
	return isRecord(value) ? fieldsOf(value, shown) : value;
}
