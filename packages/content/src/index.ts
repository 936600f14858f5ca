export { checkContent } from "./check/check-content.ts";
export { type Finding, type FindingCode, findingCodes } from "./check/finding.ts";
export type { KnownContent } from "./check/known-content.ts";
export { checkTreeSize } from "./check/tree-size.ts";
export { type AddressedStory, addressIn, pageIn } from "./delivery/address-in.ts";
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
export { meantBy } from "./delivery/meant-stories.ts";
export { presentContent } from "./delivery/present-content.ts";
export type { QueryError } from "./delivery/query-error.ts";
export { referencesOf } from "./delivery/references.ts";
export { readManagedSelection, type Selection } from "./delivery/selection.ts";
export { readStoriesQuery, readStoryQuery } from "./delivery/story-query.ts";
export { storiesWith } from "./delivery/story-words.ts";
export type { Version } from "./delivery/version.ts";
export {
	allowedBlocks,
	blockSummary,
	componentLabel,
	type FormField,
	formFields,
	newBlock,
	textIn,
} from "./edit/block-form.ts";
export { type ContentDifference, compareContents, isSameContent } from "./edit/compare-contents.ts";
export { copyBlock } from "./edit/copy-block.ts";
export { type EditHistory, edit, redo, startHistory, undo } from "./edit/edit-history.ts";
export {
	type BlockPlace,
	childrenOf,
	type FoundBlock,
	findBlock,
	isList,
} from "./edit/find-block.ts";
export type { StoryEdit } from "./edit/story-edit.ts";
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
	plainImage,
	type RoundCorners,
} from "./image/image-options.ts";
export { formatImagePath, parseImagePath } from "./image/image-path.ts";
export { IMAGE_QUALITY, LONGEST_IMAGE_EDGE } from "./image/image-sizes.ts";
export { type ImageSource, imageSource } from "./image/image-source.ts";
export { isListedSize } from "./image/is-listed-size.ts";
export { isPictureAddress } from "./image/is-picture-address.ts";
export type { RichText } from "./rich-text/rich-text.ts";
export { markTypes, nodeTypes } from "./rich-text/rich-text.ts";
export type { Component, FieldOption, FieldSchema } from "./schema/component.ts";
export { type Block, type FieldValue, isBlock, isRecord } from "./story/block.ts";

export { completeBlock } from "./story/complete-block.ts";
export { editableMark } from "./story/editable-mark.ts";
export type { AssetValue, LinkValue } from "./story/field-values.ts";
export { isHomePage } from "./story/is-home-page.ts";
export { safeAddress } from "./story/safe-address.ts";
export { slugOf } from "./story/slug-of.ts";
export {
	type Asset,
	type ContentToken,
	type DataSource,
	type DataSourceEntry,
	type Space,
	type SpaceLanguage,
	type TokenAccess,
	tokenAccesses,
} from "./story/space.ts";
export type { Story, TranslatedSlug } from "./story/story.ts";
export {
	isTranslation,
	translatedField,
	translatedValue,
	translationKey,
	translationLanguage,
} from "./story/translation.ts";
export { wordsIn } from "./story/words-in.ts";
