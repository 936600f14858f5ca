export type { MarkType, NodeType, RichText, RichTextMark, RichTextNode } from "./rich-text/rich-text.ts";
export { markTypes, nodeTypes } from "./rich-text/rich-text.ts";
export type { Component, FieldOption, FieldSchema, FieldType } from "./schema/component.ts";
export { type Finding, type FindingCode, findingCodes } from "./schema/finding.ts";
export { type Block, type FieldValue, isBlock } from "./story/block.ts";
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
