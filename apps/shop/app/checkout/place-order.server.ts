import { checkout } from "@offizin/contract";
import { currencies } from "@offizin/money";
import { data, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";
import { orderPath, paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { recipientOf } from "./checkout-draft.ts";
import { memoryHeaders } from "./checkout-memory.server.ts";
import type { ShownCart } from "./compare-cart.ts";
import { draftSchema } from "./draft-form.server.ts";
import type { PageArgs } from "./open-checkout.server.ts";
import { FORWARD } from "./paying-order.server.ts";

/** An order that was not placed, with what the person had in front of them. */
export interface OrderRefusal {
	readonly code: string;
	readonly message: string;
	readonly shown: ShownCart;
}

const shownSchema: z.ZodType<ShownCart> = z.object({
	lines: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), total: z.int() })).max(100),
	shipping: z.int(),
	arrival: z.iso.date().nullable(),
	total: z.object({ amount: z.int(), currency: z.enum(currencies) }),
});

/** The review posts what it showed: two windows, a way back or a late second click can never order something else. */
const postSchema = z.object({
	key: z.string().min(8).max(200),
	draft: z.string().max(20_000).transform(parsedJson).pipe(draftSchema),
	shown: z.string().max(40_000).transform(parsedJson).pipe(shownSchema),
});

/** Places the order and leads to its page; refused, it answers with why. */
export async function placeOrder({ request, context }: PageArgs) {
	const posted = postSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!posted.success) throw data(null, { status: 400, statusText: "Bad request" });
	const { key, draft, shown } = posted.data;
	if (draft.payment === "") throw data(null, { status: 400, statusText: "Bad request" });
	const body = {
		...recipientOf(draft),
		shippingType: draft.shippingType,
		sameDay: draft.sameDay,
		payment: draft.payment,
		expectedTotal: shown.total,
		...(shown.arrival ? { expectedArrival: shown.arrival } : {}),
	};
	const placed = await apiOf(context)(checkout, { body }, { headers: { "Idempotency-Key": key } });
	const shop = context.get(shopContext);
	if (!placed.ok) {
		const { code, message, status } = placed.error;
		const headers = await memoryHeaders({ draft }, shop);
		return data<OrderRefusal>({ code, message, shown }, { status: status || 503, headers });
	}
	const { orderNumber: number, accessToken: token, payAt } = placed.value;
	if (payAt !== undefined) {
		// A page of ours in between: a form may lead to no other site (form-action), a page may.
		const headers = await memoryHeaders({ draft, paying: { number, token } }, shop);
		return redirect(`${paths.back}?${FORWARD}`, { headers });
	}
	const page = orderPath(number, token);
	return redirectDocument(page, { headers: await memoryHeaders({ placed: page }, shop) });
}

/** The value of a text, undefined when it is no JSON: the schema behind it refuses that. */
function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
