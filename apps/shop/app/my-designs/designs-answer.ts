/** What came of the last change of the list. */
export type DesignsAnswer =
	| { readonly kind: "copied" | "deleted" | "putAway" | "renamed"; readonly name: string }
	/** In the words of the server. */
	| { readonly kind: "refused"; readonly message: string };
