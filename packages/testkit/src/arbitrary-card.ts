import { cardProductFor, MAX_QUANTITY, MIN_QUANTITY, quantityLadder } from "@offizin/assortment";
import {
	cardFormats,
	formatTakes,
	papers,
	paperTakes,
	punchings,
	refinements,
	weightFor,
} from "@offizin/formats";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import fc from "fast-check";

/** One format for each form, number of pages and base size: no two formats of one price list differ in more. */
const formats = [
	...Map.groupBy(
		cardFormats,
		({ form, pages, baseSize = "" }) => `${form} ${pages.length} ${baseSize}`,
	).values(),
].flatMap((alike) => alike.slice(0, 1));

/** Every price a card can have: one format for each price, all papers, what each paper and format takes. */
export const allCards: readonly Configuration[] = formats.flatMap((format) =>
	papers.flatMap((stock) =>
		refinements
			.filter((refinement) => weightFor(format, stock) !== undefined && paperTakes(stock, refinement))
			.flatMap((refinementType) =>
				punchings
					.filter((punching) => formatTakes(format, punching))
					.map((punching) => ({
						...defaultConfiguration(cardProductFor({ formatType: format.key, refinements })),
						paperType: stock.key,
						refinementType,
						punching,
					})),
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
