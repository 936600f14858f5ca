import { goldenBooks } from "./golden-books.ts";
import { goldenCards } from "./golden-cards.ts";
import { goldenPhotos } from "./golden-photos.ts";
import { goldenWallArt } from "./golden-wall-art.ts";
import type { NamedSelection } from "./named-selection.ts";

/** The configurations whose prices stand in docs/prices, one product after the other. */
export const goldenSelections: readonly NamedSelection[] = [
	...goldenCards,
	...goldenBooks,
	...goldenPhotos,
	...goldenWallArt,
];
