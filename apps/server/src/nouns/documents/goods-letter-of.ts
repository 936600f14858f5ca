import { err, ok, type Result } from "@offizin/base";
import { lastArrival } from "@offizin/cart";
import { deliveryAddress } from "@offizin/orders";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { lineName } from "@offizin/words";
import { lineDetails } from "../orders/line-details.ts";
import { smallLinePicture } from "../orders/line-preview.ts";
import { type StoredOrder, toOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { dayInBerlin } from "./issue-invoice.ts";

export type GoodsKind = "deliveryNote" | "packingSlip";

/** Pixels of a picture of 24 mm, at 250 to the inch. */
const PICTURE_WIDTH = 240;

/** The delivery note of an order, or its packing slip with a picture of each line: made whenever it is asked for. */
export async function goodsLetterOf(
	platform: Platform,
	order: StoredOrder,
	kind: GoodsKind,
): Promise<Result<Uint8Array, { readonly code: RenderFailure }>> {
	const { row } = order;
	const isSlip = kind === "packingSlip";
	const locale = isSlip ? OPERATOR_LOCALE : row.locale;
	const packed = order.lines.filter(({ item, delivery }) => item !== "voucher" && delivery !== "cancelled");
	const lines = [];
	for (const line of packed) {
		const picture = isSlip ? await smallLinePicture(platform, line, PICTURE_WIDTH) : undefined;
		const { name, quantity } = line;
		lines.push({ name, quantity, details: lineDetails(line, locale), ...(picture ? { picture } : {}) });
	}
	const at = platform.now();
	const made = await platform.renderer.run(
		"letter.goods",
		{
			...{ kind, channel: row.channel, locale, order: row.number, lines },
			orderedOn: dayInBerlin(row.placed_at),
			today: dayInBerlin(at),
			to: deliveryAddress(toOrder(order)),
			shipping: row.charges
				.filter(({ code }) => code.startsWith("shipping."))
				.map(({ code }) => lineName(code, locale))
				.join(", "),
			until: lastArrival(order.deliveries),
			isGift: row.gift !== null,
			hasCard: row.gift?.message !== undefined,
			at: at.toISOString(),
		},
		{ client: "documents" },
	);
	return made.ok ? ok(made.value) : err({ code: made.error });
}
