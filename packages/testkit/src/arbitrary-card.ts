import {
	type CardConfiguration,
	cardFormats,
	MAX_QUANTITY,
	MIN_QUANTITY,
	papers,
	paperTakes,
	quantityLadder,
	refinements,
} from "@offizin/catalog";
import fc from "fast-check";

/** Every card that can be made: all formats, papers and the refinements each paper takes. */
export const allCards: readonly CardConfiguration[] = cardFormats.flatMap((format) =>
	papers.flatMap((stock) =>
		refinements
			.filter((refinement) => paperTakes(stock, refinement))
			.map((refinementType) => ({ formatType: format.key, paperType: stock.key, refinementType })),
	),
);

export const arbitraryCard = fc.constantFrom(...allCards);
export const arbitraryQuantity = fc.oneof(
	fc.constantFrom(...quantityLadder),
	fc.integer({ min: MIN_QUANTITY, max: MAX_QUANTITY }),
);
/** What a quantity must never be. */
export const arbitraryBadQuantity = fc.oneof(
	fc.integer({ max: MIN_QUANTITY - 1 }),
	fc.integer({ min: MAX_QUANTITY + 1 }),
	fc.double().filter((value) => !Number.isInteger(value)),
);
