import {
	type CardConfiguration,
	cardFormats,
	formatTakes,
	MAX_QUANTITY,
	MIN_QUANTITY,
	papers,
	paperTakes,
	punchings,
	quantityLadder,
	refinements,
} from "@offizin/catalog";
import fc from "fast-check";

/** Every card that can be made: all formats, papers and the refinements each paper takes. */
export const allCards: readonly CardConfiguration[] = cardFormats.flatMap((format) =>
	papers.flatMap((stock) =>
		refinements
			.filter((refinement) => paperTakes(stock, refinement))
			.flatMap((refinementType) =>
				punchings
					.filter((punching) => formatTakes(format, punching))
					.map((punching) => ({ formatType: format.key, paperType: stock.key, refinementType, punching })),
			),
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
