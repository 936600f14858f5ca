/** A link that an editor chose (content-protocol §4). */
export interface LinkValue {
	readonly fieldtype: "multilink";
	readonly linktype: "url" | "story" | "email" | "asset";
	/** uuid of the story a `story` link leads to, else "". */
	readonly id: string;
	readonly url: string;
	/** Full slug as it was when the link was set; the story's own one counts. */
	readonly cached_url: string;
	readonly target?: "_self" | "_blank";
	readonly anchor?: string;
	readonly email?: string;
}

/** A file that an editor chose, with what is said about it in this place. */
export interface AssetValue {
	readonly fieldtype: "asset";
	/** null while nothing is chosen. */
	readonly id: number | null;
	/** Full address of the file; "" while nothing is chosen. */
	readonly filename: string;
	readonly alt: string;
	readonly title: string;
	/** "x1xy1:x2xy2" in pixels of the original, or "". */
	readonly focus: string;
	readonly name: string;
	readonly source: string;
	readonly copyright: string;
	readonly meta_data: Readonly<Record<string, string>>;
	readonly is_external_url: boolean;
}
