import type { AssetValue, FieldValue } from "@offizin/content";
import type { ContentAsset } from "@offizin/contract";

const text = (value: FieldValue) => (typeof value === "string" ? value : "");

/** A file field with every part there. */
export function readAsset(value: FieldValue): AssetValue {
	const kept = typeof value === "object" && value !== null && "filename" in value ? value : {};
	return {
		fieldtype: "asset",
		id: typeof kept.id === "number" ? kept.id : null,
		filename: text(kept.filename),
		alt: text(kept.alt),
		title: text(kept.title),
		focus: text(kept.focus),
		name: text(kept.name),
		source: text(kept.source),
		copyright: text(kept.copyright),
		meta_data: {},
		is_external_url: kept.is_external_url === true,
	};
}

/** A file as it is put into a field: what is said about it there begins with what is said about it everywhere. */
export function assetField(asset: ContentAsset | AssetValue): FieldValue {
	const { id, filename, name, alt, title, source, copyright, focus } = asset;
	return {
		fieldtype: "asset",
		...{ id, filename, name, alt, title, source, copyright, focus },
		meta_data: {},
		is_external_url: false,
	};
}
