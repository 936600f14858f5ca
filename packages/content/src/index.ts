export { type ImageSource, imageSource } from "./image/image-source.ts";
export type { MarkType, NodeType, RichText, RichTextMark, RichTextNode } from "./rich-text/rich-text.ts";
export { markTypes, nodeTypes } from "./rich-text/rich-text.ts";
export type { Component, FieldOption, FieldSchema, FieldType } from "./schema/component.ts";
export type { Block, FieldValue } from "./story/block.ts";
export type { AssetValue, LinkValue } from "./story/field-values.ts";
export type {
	Asset,
	ContentToken,
	DataSource,
	DataSourceDimension,
	DataSourceEntry,
	Space,
	SpaceLanguage,
	TokenAccess,
} from "./story/space.ts";
export type { Story, TranslatedSlug } from "./story/story.ts";
