import type { AssetValue, FieldValue } from "@offizin/content";
import type { ContentAsset } from "@offizin/contract";
import { partOf, recordOf } from "./field-record.ts";

const none: AssetValue = {
	fieldtype: "asset",
	...{ id: null, filename: "", alt: "", title: "", focus: "", name: "", source: "", copyright: "" },
	meta_data: {},
	is_external_url: false,
};

/** What of a file field is shown and changed here. */
export function readAsset(value: FieldValue): Pick<AssetValue, "filename" | "name" | "alt" | "focus"> {
	const { filename, name, alt, focus } = recordOf(value);
	return { filename: partOf(filename), name: partOf(name), alt: partOf(alt), focus: partOf(focus) };
}

/** The field with parts of it changed; whatever else is kept in it stays. */
export function changedAsset(value: FieldValue, part: Partial<AssetValue>): FieldValue {
	return { ...none, ...recordOf(value), ...part };
}

/** A file as it is put into a field: what is said about it there begins with what is said about it everywhere. */
export function assetField(asset: ContentAsset | undefined): FieldValue {
	if (!asset) return { ...none };
	const { id, filename, name, alt, title, source, copyright, focus } = asset;
	return { ...none, id, filename, name, alt, title, source, copyright, focus };
}

/** A key for each file of a list: which file, and how many of the same stand before it. */
export function fileKeys(files: readonly FieldValue[]): readonly string[] {
	const counts = new Map<FieldValue, number>();
	return files.map((file) => {
		const { id, filename } = recordOf(file);
		const name = id ?? filename;
		const before = counts.get(name) ?? 0;
		counts.set(name, before + 1);
		return `${name}-${before}`;
	});
}
