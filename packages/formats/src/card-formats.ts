import type { CardFormat } from "./card-format.ts";
import { booklets } from "./card-formats/booklet.ts";
import { envelopes } from "./card-formats/envelopes.ts";
import { flatCards } from "./card-formats/flat.ts";
import { foldedCards } from "./card-formats/folded.ts";
import { insertSheets } from "./card-formats/insert-sheet.ts";
import { leporellos } from "./card-formats/leporello.ts";
import { oneSidedCards } from "./card-formats/one-sided.ts";
import { cardSets } from "./card-formats/pieces.ts";
import { pocketfolds } from "./card-formats/pocketfold.ts";
import { doubleFoldedCards } from "./card-formats/roll-fold.ts";
import { tags } from "./card-formats/tags.ts";

/** Every card of domain.md §1.3. What is sold is decided by templates and prices, not here. */
export const cardFormats: readonly CardFormat[] = [
	...foldedCards,
	...flatCards,
	...doubleFoldedCards,
	...leporellos,
	...pocketfolds,
	...cardSets,
	...insertSheets,
	...booklets,
	...oneSidedCards,
	...tags,
	...envelopes,
];

const byKey = new Map(cardFormats.map((format) => [format.key, format]));

export function cardFormat(key: string): CardFormat | undefined {
	return byKey.get(key);
}
