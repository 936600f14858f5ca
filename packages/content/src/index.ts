export { type Asking, type Delivered, spaceKey, storyKey } from "./delivery/asking.ts";
export { deliverLink, deliverLinks } from "./delivery/deliver-links.ts";
export {
	deliverDataSource,
	deliverDataSources,
	deliverEntries,
	deliverSpace,
	deliverTags,
} from "./delivery/deliver-space.ts";
export { deliverStories, deliverStory } from "./delivery/deliver-stories.ts";
export { type LibrarySpace, librarySpace, withStories } from "./delivery/library-space.ts";
export type { Expected, QueryError } from "./delivery/query-error.ts";
export { readStoriesQuery, readStoryQuery } from "./delivery/story-query.ts";
export { storiesWith } from "./delivery/story-words.ts";
export type { Version } from "./delivery/version.ts";
export { chooseImageFormat, type OriginalFormat } from "./image/choose-image-format.ts";
export { parseImageBox } from "./image/image-box.ts";
export {
	type ImageLayout,
	type ImageLayoutError,
	type ImageSize,
	imageLayout,
} from "./image/image-layout.ts";
export {
	canonicalImage,
	type ImageFormat,
	type ImageOptions,
	type RoundCorners,
} from "./image/image-options.ts";
export { formatImagePath, parseImagePath } from "./image/image-path.ts";
export { IMAGE_QUALITY, LONGEST_IMAGE_EDGE } from "./image/image-sizes.ts";
export { type ImageSource, imageSource } from "./image/image-source.ts";
export { isListedSize } from "./image/is-listed-size.ts";
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
