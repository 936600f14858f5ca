import type { OrderView } from "@offizin/contract";
import { lineName } from "@offizin/words";
import { packedAccessories } from "../cart/packed-accessories.ts";
import { viewQuote, viewVat } from "../prices/dated-quote.ts";
import type { OrderLineRow, StoredOrder } from "./order-store.ts";

/** An order in the shape of the contract. `previewOf` links to a line's frozen front page. */
export function viewOrder(
	{ row, lines }: StoredOrder,
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
		shippingName: lineName(`shipping.${row.shipping_type}`, locale),
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
			deliveryDate: line.delivery_date,
			preview: line.print_data_removed_at ? null : previewOf(line),
			printDataRemovedAt: line.print_data_removed_at?.toISOString() ?? null,
		})),
		deliveries: deliveriesOf(lines),
		subtotal: { amount: row.subtotal, currency },
		shippingPrice: { amount: row.shipping_price, currency },
		total: { amount: row.total, currency },
		vat: viewVat(row.vat),
	};
}

type DeliveryView = OrderView["deliveries"][number];

/** The parcels as they were promised: the dates are those of the lines, whatever the calendar says today. */
function deliveriesOf(lines: readonly OrderLineRow[]): DeliveryView[] {
	const promised = lines.flatMap(({ id, delivery_date, ribbon_date }) => [
		{ id, carriage: "parcel" as const, date: delivery_date },
		...(ribbon_date ? [{ id, carriage: "ribbon" as const, date: ribbon_date }] : []),
	]);
	const parcels = Map.groupBy(promised, ({ carriage, date }) => `${carriage} ${date}`);
	return [...parcels.values()].flatMap(([first, ...others]) =>
		first
			? [{ carriage: first.carriage, date: first.date, lines: [first, ...others].map(({ id }) => id) }]
			: [],
	);
}
