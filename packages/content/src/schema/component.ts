/** What a field of a block holds, in the words of the protocol's management part. */
export type FieldType =
	| "text"
	| "textarea"
	| "richtext"
	| "number"
	| "datetime"
	| "boolean"
	/** One value of a list. */
	| "option"
	/** Several values of a list. */
	| "options"
	| "asset"
	| "multiasset"
	| "multilink"
	| "table"
	/** A list of blocks. */
	| "bloks";

/** A choice of an option field, its name in German and English as an editor reads it. */
export interface FieldOption {
	readonly value: string;
	readonly name: string;
}

/** A field of a component as it is kept and sent; names of keys are the protocol's. */
export interface FieldSchema {
	readonly type: FieldType;
	/** Order in the form. */
	readonly pos?: number | undefined;
	readonly display_name?: string | undefined;
	readonly description?: string | undefined;
	readonly required?: boolean | undefined;
	/** Has its own value for each language. */
	readonly translatable?: boolean | undefined;
	readonly default_value?: string | undefined;
	/** Of text: most letters; of number: bounds. */
	readonly max_length?: number | undefined;
	readonly min_value?: number | undefined;
	readonly max_value?: number | undefined;
	readonly regex?: string | undefined;
	/** Of option and options: "" for `options` below, `internal` for a data source, `internal_stories` for stories. */
	readonly source?: "" | "internal" | "internal_stories" | undefined;
	readonly options?: readonly FieldOption[] | undefined;
	readonly datasource_slug?: string | undefined;
	/** Of stories: only below this folder, only of these content types. */
	readonly folder_slug?: string | undefined;
	readonly filter_content_type?: readonly string[] | undefined;
	/** Of bloks: which components, and how many. */
	readonly component_whitelist?: readonly string[] | undefined;
	readonly minimum?: number | undefined;
	readonly maximum?: number | undefined;
	/** Of asset: which kinds of file. */
	readonly filetypes?: readonly ("images" | "videos" | "audios" | "texts")[] | undefined;
}

/** The schema of a block: its name, its fields, and where it may stand. */
export interface Component {
	readonly id: number;
	readonly name: string;
	readonly display_name: string | null;
	readonly schema: Readonly<Record<string, FieldSchema>>;
	/** A content type: may be the whole content of a story. */
	readonly is_root: boolean;
	/** May stand within other blocks. */
	readonly is_nestable: boolean;
	/** Field whose text names a block in lists. */
	readonly preview_field: string | null;
	/** Group in the chooser. */
	readonly component_group: string | null;
	/** Address of its picture in the chooser. */
	readonly image: string | null;
	readonly created_at: string;
	readonly updated_at: string;
}
