import { type ProductKey, productKeys } from "@offizin/assortment";
import {
	addCartItem,
	type CallError,
	changeCartItem,
	getCart,
	productPages,
	removeCartItem,
	removeCartVoucher,
	setCartVoucher,
} from "@offizin/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { apiOf } from "#app/api.server.ts";
import { ADD_INTENT, FROM_FIELD, readChoices } from "#app/panel/read-choices.ts";
import { paths } from "#app/paths.ts";
import type { CartAnswer, CartRefusal } from "./cart-answer.ts";

const line = z.string().max(64);
const count = z.coerce.number().int().min(0).max(1_000_000);
const productSchema = z.enum(productKeys);
const MAX_CONFIGURATION = 4000;

/** As the notice of a removed line wrote it; what the options may be is the cart door's question. */
const configurationText = z
	.string()
	.max(MAX_CONFIGURATION)
	.transform((text, context) => {
		const read = z.record(z.string(), z.string()).safeParse(parsed(text));
		if (read.success) return read.data;
		context.addIssue("no configuration");
		return z.NEVER;
	});

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

/** What the forms of the cart can ask for. */
const changeSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("quantity"), line, quantity: z.string().max(20) }),
	z.object({ intent: z.literal("intended"), line, cards: count, envelopes: count }),
	z.object({ intent: z.literal("remove"), line }),
	z.object({ intent: z.literal("voucher"), code: z.string().max(200) }),
	z.object({ intent: z.literal(ADD_INTENT), product: productSchema, quantity: z.string().max(20) }),
	z.object({
		intent: z.literal("restore"),
		designId: line.optional(),
		product: productSchema.optional(),
		sku: z.string().max(120).optional(),
		name: z.string().max(200),
		quantity: z.string().max(20),
		configuration: configurationText.optional(),
	}),
]);

interface ActionArgs {
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
}

/** One change of the cart. All that does not add can be sent twice: the second time it changes nothing. */
export async function changeCart({ request, context }: ActionArgs) {
	const form = await request.formData();
	const change = changeSchema.safeParse(Object.fromEntries(form));
	if (!change.success) throw data(null, { status: 400, statusText: "Bad request" });
	const call = apiOf(context);
	switch (change.data.intent) {
		case "quantity": {
			const { line: id, quantity } = change.data;
			const body = { quantity: wholeNumber(quantity) };
			const changed = await call(changeCartItem, { params: { id }, body });
			return changed.ok ? redirect(paths.cart) : refused(changed.error, { line: id, quantity });
		}
		case "intended": {
			const { line: id, cards, envelopes } = change.data;
			const body = { intended: { cards, envelopes } };
			const changed = await call(changeCartItem, { params: { id }, body });
			return changed.ok ? redirect(paths.cart) : refused(changed.error, { line: id });
		}
		case "voucher":
			return changeVoucher(call, change.data.code);
		case ADD_INTENT:
			return addProduct(call, change.data, form);
		case "remove":
			return removeLine(call, change.data.line);
		case "restore": {
			const { name } = change.data;
			const quantity = wholeNumber(change.data.quantity);
			const wanted = wantedAgain(change.data);
			const added = await call(addCartItem, { body: { ...wanted, quantity } });
			return added.ok
				? redirect(paths.cart)
				: refused(added.error, { removed: { ...wanted, name, quantity } });
		}
	}
}

/** What the panel of a product was sent with. What does not go together leads back to its page, which says why. */
async function addProduct(
	call: ReturnType<typeof apiOf>,
	{ product, quantity }: { readonly product: ProductKey; readonly quantity: string },
	form: FormData,
) {
	const sent = new URLSearchParams(
		[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
	const {
		intent: _intent,
		product: _product,
		quantity: _quantity,
		...configuration
	} = readChoices(sent).values;
	const added = await call(addCartItem, {
		body: { product, configuration, quantity: wholeNumber(quantity) },
	});
	if (added.ok) return redirect(paths.cart);
	if (added.error.code !== "configuration_impossible") return refused(added.error);
	const query = new URLSearchParams({ ...configuration, quantity });
	const from = sent.get(FROM_FIELD);
	if (from) query.set(FROM_FIELD, from);
	return redirect(`${productPages[product]}?${query}`);
}

interface Restorable {
	readonly designId?: string | undefined;
	readonly product?: ProductKey | undefined;
	readonly sku?: string | undefined;
	readonly configuration?: Record<string, string> | undefined;
}

/** What the cart door is asked for to put a line back. */
function wantedAgain({ sku, product, designId, configuration = {} }: Restorable) {
	if (sku !== undefined) return { sku };
	if (product !== undefined && designId === undefined) return { product, configuration };
	return { designId: designId ?? "", configuration };
}

/** Puts the voucher of a code in; nothing typed takes it out. */
async function changeVoucher(call: ReturnType<typeof apiOf>, code: string) {
	const changed =
		code.trim() === "" ? await call(removeCartVoucher, {}) : await call(setCartVoucher, { body: { code } });
	return changed.ok ? redirect(paths.cart) : refused(changed.error, { voucher: code });
}

async function removeLine(call: ReturnType<typeof apiOf>, id: string) {
	const before = await call(getCart, { query: {} });
	if (!before.ok) return refused(before.error);
	const item = before.value.items.find((candidate) => candidate.id === id);
	if (!item) return redirect(paths.cart);
	const removed = await call(removeCartItem, { params: { id } });
	if (!removed.ok) return refused(removed.error);
	const { name, quantity } = item;
	// A gift voucher is quickly chosen anew.
	if (item.item === "voucher") return redirect(paths.cart);
	return data<CartAnswer>({ kind: "removed", removed: { ...wantedAgain(item), name, quantity } });
}

function refused(
	{ code, message, status }: CallError,
	about: Pick<CartRefusal, "line" | "quantity" | "voucher" | "removed"> = {},
) {
	return data<CartAnswer>({ kind: "refused", code, message, ...about }, { status: status || 503 });
}

/** "1.000" is a thousand in German; what is no whole number becomes 0, which the server refuses in words. */
export function wholeNumber(typed: string): number {
	const digits = typed.trim().replace(/^(\d{1,3})\.(\d{3})$/, "$1$2");
	return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}
