import type { CardFormat } from "./card-format.ts";
import { flatCards } from "./card-formats/flat.ts";
import { foldedCards } from "./card-formats/folded.ts";

/** Sizes of domain.md §1.2 and §1.3. */
export const cardFormats: readonly CardFormat[] = [...foldedCards, ...flatCards];

export function cardFormat(key: string): CardFormat | undefined {
	return cardFormats.find((format) => format.key === key);
}
