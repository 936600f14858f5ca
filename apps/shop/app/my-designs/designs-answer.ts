/** What came of the last change of the list. */
export type DesignsAnswer =
	| { readonly kind: "copied" | "renamed"; readonly name: string }
	| { readonly kind: "deleted" | "putAway"; readonly name: string; readonly design: string }
	/** In the words of the server. */
	| { readonly kind: "refused"; readonly message: string };
