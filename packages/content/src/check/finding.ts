/** What can be wrong with a content; the words of each stand in packages/words. */
export const findingCodes = [
	"component_unknown",
	"component_not_root",
	"component_not_nestable",
	"component_not_allowed",
	"field_unknown",
	"field_required",
	"field_type",
	"text_too_long",
	"text_pattern",
	"number_too_small",
	"number_too_large",
	"option_unknown",
	"reference_unknown",
	"reference_loop",
	"blocks_too_few",
	"blocks_too_many",
	"tree_too_large",
	"tree_too_deep",
	"uid_repeated",
	"rich_text_node",
	"rich_text_mark",
	"link_broken",
	"link_unpublished",
	"link_malformed",
	"asset_missing",
	"asset_kind",
	"alt_missing",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Something wrong with a content. Errors refuse a publication, warnings do not. */
export interface Finding {
	readonly code: FindingCode;
	readonly severity: "error" | "warning";
	/** Block it is about; null where it is the content as a whole. */
	readonly uid: string | null;
	/** Its field; null where it is the block as a whole. */
	readonly field: string | null;
	/** Language of the value; null is the default one. */
	readonly lang: string | null;
	/** For the words of its code. */
	readonly values: Readonly<Record<string, string | number>>;
}
