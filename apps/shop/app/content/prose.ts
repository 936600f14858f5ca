/** A passage of a text page. Links are written `[words](/path/)`. */
export type Passage = string | { readonly list: readonly string[] };

export interface ProseSection {
	readonly heading: string;
	readonly id?: string;
	readonly text: readonly Passage[];
}

export interface Prose {
	readonly title: string;
	readonly intro: string;
	readonly description: string;
	/** Legal pages may be read by search, but have nothing to be found for. */
	readonly robots: "index" | "follow";
	readonly sections: readonly ProseSection[];
}
