/** Attributes by which the editor's bridge finds a block on the page (content-protocol §5). */
export interface Editable {
	readonly "data-blok-c"?: string | undefined;
	readonly "data-blok-uid"?: string | undefined;
}

/** What every block that is shown has. */
export interface Shown {
	readonly uid: string;
	/** In previews only. */
	readonly editable: Editable | undefined;
}
