/** A link of a menu that shows what it leads to. */
export interface MenuTile {
	readonly to: string;
	readonly name: string;
	/** Address of a picture, width by height. */
	readonly picture?: { readonly src: string; readonly ratio: number };
	/** Of what is shown by its colour: a paper. */
	readonly swatch?: string;
	/** Of what is shown by its size: width and height in centimetres. */
	readonly size?: { readonly width: number; readonly height: number };
}

export interface MenuLink {
	readonly to: string;
	readonly name: string;
}

/** A shelf of the shop: where its name leads to, and what opens below it. */
export interface Menu {
	/** Names it in the page. */
	readonly key: string;
	readonly name: string;
	readonly to: string;
	readonly tiles: readonly MenuTile[];
	/** What has no picture. */
	readonly links: readonly MenuLink[];
}
