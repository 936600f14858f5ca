import type { AssetValue, Block, FieldValue, LinkValue, RichText } from "@offizin/content";

/** Makes the blocks of an example; each has its own uid, made from its name and its place. */
export function exampleBlock(
	component: string,
	fields: Readonly<Record<string, FieldValue>>,
	place = 1,
): Block {
	return { _uid: `example-${component}-${place}`, component, ...fields };
}

export function exampleLink(url: string): LinkValue & Readonly<Record<string, FieldValue>> {
	return { fieldtype: "multilink", linktype: "url", id: "", url, cached_url: url };
}

/** A composed picture of the shop as an editor's choice. */
export function exampleStill(name: string, alt: string): AssetValue & Readonly<Record<string, FieldValue>> {
	return {
		fieldtype: "asset",
		id: null,
		filename: `/img/w640/still/${name}`,
		alt,
		title: "",
		focus: "",
		name: "",
		source: "",
		copyright: "",
		meta_data: {},
		is_external_url: true,
	};
}

export function exampleText(
	...paragraphs: readonly string[]
): RichText & Readonly<Record<string, FieldValue>> {
	return {
		type: "doc",
		content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
	};
}
