import type { OrderView } from "@offizin/contract";
import { arrivalOf } from "@offizin/orders";
import { viewArticle } from "../cart/line-view.ts";
import { packedAccessories } from "../cart/packed-accessories.ts";
import { viewQuote, viewQuoteLines, viewVat } from "../prices/dated-quote.ts";
import type { StoredOrder } from "./order-store.ts";
import type { StoredLine } from "./stored-line.ts";

/** An order in the shape of the contract. `previewOf` links to a line's frozen front page. */
export function viewOrder(
	{ row, lines, deliveries }: StoredOrder,
	locale: string,
	previewOf: (line: StoredLine) => string,
): OrderView {
	const { number, channel, contact, billing, shipping, currency } = row;
	return {
		number,
		channel,
		placedAt: row.placed_at.toISOString(),
		payment: { method: row.payment_method, state: row.payment_state },
		contact,
		billing,
		...(shipping ? { shipping } : {}),
		shippingType: row.shipping_type,
		lines: lines.map((line) => viewLine(line, { deliveries, locale, preview: previewOf(line) })),
		deliveries: deliveries.map((delivery) => ({ ...delivery, lines: [...delivery.lines] })),
		subtotal: { amount: row.subtotal, currency },
		charges: viewQuoteLines(row.charges, locale),
		total: { amount: row.total, currency },
		vat: viewVat(row.vat),
	};
}

interface LineTerms {
	readonly deliveries: StoredOrder["deliveries"];
	readonly locale: string;
	readonly preview: string;
}

function viewLine(line: StoredLine, { deliveries, locale, preview }: LineTerms): OrderView["lines"][number] {
	const { id, name, quantity, quote, production, delivery } = line;
	const told = {
		id,
		name,
		quantity,
		quote: viewQuote(quote, locale),
		production,
		delivery,
		deliveryDate: arrivalOf(deliveries, id) ?? null,
	};
	if (line.item === "article") return { ...told, item: line.item, ...viewArticle(line.sku, locale) };
	if (line.item === "voucher") return { ...told, item: line.item, value: line.value };
	const { item, template, product, configuration, printDataRemovedAt } = line;
	return {
		...told,
		item,
		template,
		product,
		configuration: { ...configuration },
		accessories: packedAccessories(configuration, locale),
		preview: printDataRemovedAt ? null : preview,
		printDataRemovedAt: printDataRemovedAt?.toISOString() ?? null,
	};
}
