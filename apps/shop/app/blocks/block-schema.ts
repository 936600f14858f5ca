import type { ProductKey } from "@offizin/assortment";
import type { Block, FieldSchema } from "@offizin/content";

/** What the folder of a block says of it to editors; names of blocks and fields stand in packages/words. */
export interface BlockSchema {
	readonly name: string;
	/** In the order of the form. */
	readonly fields: Readonly<Record<string, FieldSchema>>;
	/** A whole page (content type), a piece of a page, or a part of one other block only. */
	readonly use: "page" | "piece" | "part";
	/** What the block is about: only pages of a brand that sells it may have it. */
	readonly product?: ProductKey;
	/** Field whose text names a block in lists. */
	readonly preview: string | null;
	readonly group: "teaser" | "text" | "shop" | "wall";
	/** Shows the block at its best: in the gallery of all blocks, and in tests. */
	readonly example: Block;
}
