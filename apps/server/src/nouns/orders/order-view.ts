import { isPrinted } from "@offizin/cart";
import type { OrderView } from "@offizin/contract";
import { trackingAddress } from "@offizin/delivery";
import { arrivalOf, isCancellable } from "@offizin/orders";
import { wordsOf } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { viewArticle, viewMade, viewProduct } from "../cart/line-view.ts";
import { viewQuote, viewQuoteLines, viewVat } from "../prices/dated-quote.ts";
import { moneyBackOf } from "./order-refunds.ts";
import type { StoredOrder } from "./order-store.ts";
import type { StoredLine } from "./stored-line.ts";

interface Seen {
	readonly locale: string;
	/** Links to a line's frozen front page. */
	readonly previewOf: (line: StoredLine) => string;
	/** Links to the file of a document. */
	readonly fileOf: (document: string) => string;
	readonly templates: Pick<TemplateStore, "pattern">;
}

/** An order in the shape of the contract. */
export function viewOrder(
	{ row, lines, deliveries, parcels, refunds, documents }: StoredOrder,
	seen: Seen,
): OrderView {
	const { locale } = seen;
	const { number, channel, contact, billing, shipping, currency } = row;
	return {
		number,
		channel,
		placedAt: row.placed_at.toISOString(),
		payment: { method: row.payment_method, state: row.payment_state },
		refunded: moneyBackOf(row, refunds).refunded,
		contact,
		billing,
		...(shipping ? { shipping } : {}),
		shippingType: row.shipping_type,
		...(row.same_day ? { sameDay: true } : {}),
		...(row.gift ? { gift: row.gift } : {}),
		lines: lines.map((line) => viewLine(line, deliveries, seen)),
		parcels: parcels.map(({ carrier, tracking_number: trackingNumber, lines: packed, shipped_at }) => ({
			...{ trackingNumber, carrier: wordsOf(locale).carrier[carrier] },
			trackingAddress: trackingAddress({ carrier, number: trackingNumber }),
			...{ lines: [...packed], shippedAt: shipped_at.toISOString() },
		})),
		deliveries: deliveries.map((delivery) => ({ ...delivery, lines: [...delivery.lines] })),
		subtotal: { amount: row.subtotal, currency },
		charges: viewQuoteLines(row.charges, locale),
		total: { amount: row.total, currency },
		vat: viewVat(row.vat),
		documents: documents.map(({ number: named, kind, issued_on: issuedOn, total, currency: money }) => ({
			...{ number: named, kind, issuedOn, total: { amount: total, currency: money } },
			href: seen.fileOf(named),
		})),
		isCancellable: isCancellable({ state: row.payment_state }, lines),
	};
}

function viewLine(
	line: StoredLine,
	deliveries: StoredOrder["deliveries"],
	{ locale, previewOf, templates }: Seen,
): OrderView["lines"][number] {
	const { id, name, quantity, quote, production, delivery } = line;
	const told = {
		id,
		name,
		quantity,
		quote: viewQuote(quote, locale, isPrinted(line) ? line.configuration : undefined),
		production,
		delivery,
		deliveryDate: arrivalOf(deliveries, id) ?? null,
	};
	if (line.item === "article") return { ...told, item: line.item, ...viewArticle(line.sku, locale) };
	if (line.item === "voucher") return { ...told, item: line.item, value: line.value };
	const printDataRemovedAt = line.printDataRemovedAt?.toISOString() ?? null;
	if (line.item === "product") {
		return { ...told, item: line.item, ...viewProduct(line, locale, templates), printDataRemovedAt };
	}
	const { item, template } = line;
	return {
		...told,
		item,
		template,
		...viewMade(line, locale),
		preview: printDataRemovedAt ? null : previewOf(line),
		printDataRemovedAt,
	};
}
