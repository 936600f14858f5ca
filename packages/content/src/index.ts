export { checkContent } from "./check/check-content.ts";
export { type Finding, type FindingCode, findingCodes } from "./check/finding.ts";
export type { KnownContent, KnownStory } from "./check/known-content.ts";
export { checkTreeSize, MAX_BLOCKS } from "./check/tree-size.ts";
export type { MarkType, NodeType, RichText, RichTextMark, RichTextNode } from "./rich-text/rich-text.ts";
export { markTypes, nodeTypes } from "./rich-text/rich-text.ts";
export type { Component, FieldOption, FieldSchema, FieldType } from "./schema/component.ts";

export { type Block, type FieldValue, isBlock } from "./story/block.ts";
export { completeBlock } from "./story/complete-block.ts";
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
export { wordsIn } from "./story/words-in.ts";
