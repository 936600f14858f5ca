/** One thing wrong with a profile somebody wrote: `field` as a path, such as "plates.2.name". */
export interface ProfileFault {
	readonly field: string;
	readonly code:
		| "invalid"
		| "plate_name_taken"
		| "plate_name_reserved"
		| "plate_role_taken"
		| "trap_without_foil"
		| "standard_needs_output_profile"
		| "file_name_unknown_field"
		| "file_name_not_unique"
		| "file_name_character"
		| "resolution_order"
		/** Of a profile table: no such product, paper or refinement. */
		| "table_unknown_key"
		/** The last rule does not fit everything, so that something would be printed by none. */
		| "table_open_end"
		/** A rule before the last fits everything. */
		| "table_unreachable";
	/** What was found there, for people. */
	readonly detail: string;
}
