import type { OrderView } from "@offizin/contract";
import { arrivalOf } from "@offizin/orders";
import { packedAccessories } from "../cart/packed-accessories.ts";
import { viewQuote, viewQuoteLines, viewVat } from "../prices/dated-quote.ts";
import type { OrderLineRow, StoredOrder } from "./order-store.ts";

/** An order in the shape of the contract. `previewOf` links to a line's frozen front page. */
export function viewOrder(
	{ row, lines, deliveries }: StoredOrder,
	locale: string,
	previewOf: (line: OrderLineRow) => string,
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
		lines: lines.map((line) => ({
			id: line.id,
			name: line.name,
			product: line.product,
			configuration: { ...line.configuration },
			accessories: packedAccessories(line.configuration, row.locale),
			quantity: line.quantity,
			quote: viewQuote(line.quote, locale),
			production: line.production,
			delivery: line.delivery,
			deliveryDate: arrivalOf(deliveries, line.id),
			preview: line.print_data_removed_at ? null : previewOf(line),
			printDataRemovedAt: line.print_data_removed_at?.toISOString() ?? null,
		})),
		deliveries: deliveries.map((delivery) => ({ ...delivery, lines: [...delivery.lines] })),
		subtotal: { amount: row.subtotal, currency },
		charges: viewQuoteLines(row.charges, locale),
		total: { amount: row.total, currency },
		vat: viewVat(row.vat),
	};
}
