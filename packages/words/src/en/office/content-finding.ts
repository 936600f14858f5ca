import type { FindingCode } from "@offizin/content";

/** What a finding of a page's content means, by its code. */
export const contentFinding = {
	component_unknown: "There is no block “{block}”. Visitors see the page without it.",
	component_not_root: "“{block}” cannot be a whole page.",
	component_not_nestable: "“{block}” cannot stand within another block.",
	component_not_allowed:
		"“{block}” does not belong in “{within}”, or this shop does not sell what the block is about.",
	field_unknown: "“{block}” has no field “{field}”. Its value is kept but not shown.",
	field_required: "“{field}” is still missing.",
	field_type: "“{field}” has a value of the wrong kind.",
	text_too_long: "“{field}” has {length, number} characters, at most {most, number} are possible.",
	text_pattern: "“{field}” is not written the way it has to be here.",
	number_too_small: "“{field}” must be at least {least, number}.",
	number_too_large: "“{field}” must be at most {most, number}.",
	option_unknown: "“{value}” is not among the choices of “{field}”.",
	reference_unknown: "“{target}” is not among the choices of “{field}”.",
	reference_loop: "This choice leads in a circle: {path}.",
	blocks_too_few: "“{field}” needs at least {least, number}, there are {count, number}.",
	blocks_too_many: "“{field}” holds at most {most, number}, there are {count, number}.",
	tree_too_large: "This page has {blocks, number} blocks, at most {most, number} are possible.",
	tree_too_deep:
		"The blocks of this page lie too deep within one another, at most {most, number} levels are possible.",
	uid_repeated: "Two blocks have the same identifier. Saving gives one of them a new one.",
	rich_text_node: "The text “{field}” contains something that cannot stand there: {node}.",
	rich_text_mark: "The text “{field}” contains an unknown mark: {mark}.",
	link_broken: "“{field}” leads to a page that no longer exists.",
	link_unpublished: "“{field}” leads to “{target}”, which is not published.",
	link_malformed: "“{field}” does not lead to a valid address: {target}.",
	asset_missing: "“{field}” shows a file that no longer exists: {file}.",
	asset_kind: "“{file}” is not the kind of file that “{field}” shows.",
	alt_missing: "“{file}” has no picture description for people who cannot see the picture.",
} satisfies Record<FindingCode, string>;
