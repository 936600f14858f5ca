import type { CartView } from "@offizin/contract";
import { type CardFormat, cardFormat, paper, weightFor } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { CartWithCards, PrintedCard } from "./printed-card.ts";

/** The cart of the door with what its pages say of each card. */
export function withCards(cart: CartView): CartWithCards {
	return {
		...cart,
		items: cart.items.map((line) =>
			line.item === "product" || line.item === "article" || line.item === "voucher"
				? line
				: { ...line, card: printedCard(line.configuration) },
		),
	};
}

export function printedCard({ formatType = "", paperType = "" }: Configuration): PrintedCard {
	const format = cardFormat(formatType);
	const stock = paper(paperType);
	return {
		format: format ? { width: format.trim.width, height: format.trim.height, pages: pagesOf(format) } : null,
		paperWeight: (format && stock && weightFor(format, stock)) ?? null,
	};
}

/** Printed faces: a fold turns one side of the sheet into two. */
function pagesOf({ sides }: CardFormat): number {
	return sides.reduce((sum, { folds }) => sum + folds.length + 1, 0);
}
