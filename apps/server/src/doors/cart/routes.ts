import { parseSku } from "@offizin/assortment";
import {
	type ArticleLine,
	addLine,
	type Cart,
	intendDifference,
	type ProductLine,
	removeLine,
	setQuantity,
	setVoucher,
} from "@offizin/cart";
import {
	addCartItem,
	type CartView,
	changeCartItem,
	getCart,
	getCustomerData,
	removeCartItem,
	removeCartVoucher,
	setCartVoucher,
} from "@offizin/contract";
import { isSoldIn } from "@offizin/orders";
import type { Context } from "hono";
import { newId } from "../../adapters/ids/new-id.ts";
import { findCart } from "../../nouns/cart/cart-store.ts";
import { viewCart } from "../../nouns/cart/cart-view.ts";
import { type AbandonDraft, type CartChange, changeCart } from "../../nouns/cart/change-cart.ts";
import { enterVoucher } from "../../nouns/cart/enter-voucher.ts";
import { pinDesign, prepareDesign } from "../../nouns/cart/pin-design.ts";
import { listDrafts } from "../../nouns/designs/list-drafts.ts";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { readSelection } from "../../nouns/prices/read-selection.ts";
import { voucherTermsOf } from "../../nouns/vouchers/voucher-terms.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refusePrice } from "../prices/refuse-price.ts";
import { refuseCart } from "./refuse-cart.ts";

/** What a page learns about somebody without an account (spec 3.1-1). */
const guest = {
	isLoggedIn: false,
	emailHash: "",
	firstName: "",
	lastName: "",
	number: "",
	type: 0,
	isWhitelabelCustomer: false,
} as const;

/** The visitor's cart and its badge. */
export function cartRoutes(platform: Platform, abandonDraft: AbandonDraft) {
	const { database, limiter, now } = platform;
	const router = createRouter();
	const mayChange = rateLimit(limiter, "change");
	router.on("POST", addCartItem.path, mayChange);
	router.on(["PATCH", "DELETE"], "/web-api/cart/items/:id", mayChange);

	router.openapi(getCart, async (c) => {
		const { country, sameDay, ...wish } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site, country);
		const stored = await cartOf(c);
		const { owner } = c.var.visitor;
		const { channel } = c.var.context.site;
		const voucher = stored && (await voucherTermsOf(database.db, stored, { owner, channel }));
		const cart = viewCart(pricing, stored, {
			...{ ...wish, sameDay: sameDay !== undefined, voucher },
			provided: platform.payments.methods,
		});
		return cart.ok ? c.json(tagged(c, cart.value), 200) : refuseCart(c, cart.error);
	});
	router.openapi(addCartItem, async (c) => {
		const wanted = c.req.valid("json");
		const owner = c.var.visitor.ensure();
		if ("sku" in wanted) {
			const line: ArticleLine = { item: "article", id: newId(), ...wanted };
			const known = parseSku(line.sku);
			if (!known.ok) return refusePrice(c, known.error);
			if (!isSoldIn(line, c.var.context.site.channel)) return refuse(c, "product_not_sold");
			const cart = await change(c, async (before) => addLine(before, line));
			return cart.ok ? c.json(tagged(c, cart.value), 201) : refuseCart(c, cart.error);
		}
		if ("product" in wanted) {
			const { product, quantity, configuration = {} } = wanted;
			const pricing = openPricing(platform, c.var.context.site);
			const read = readSelection({ product, quantity, parameters: configuration }, pricing);
			if (!read.ok) return refusePrice(c, read.error);
			if (!read.value.product.pattern) return refuse(c, "design_required");
			const line: ProductLine = { item: "product", id: newId(), ...read.value.selection };
			const cart = await change(c, async (before) => addLine(before, line));
			return cart.ok ? c.json(tagged(c, cart.value), 201) : refuseCart(c, cart.error);
		}
		const { designId, revision, quantity, configuration = {}, confirmed = [] } = wanted;
		const { channel } = c.var.context.site;
		const chosen = { designId, revision, configuration, quantity, confirmed };
		const request = { owner, channel, ...chosen, client: clientOf(c) };
		const add = async () => {
			const prepared = await prepareDesign(platform, request);
			if (!prepared.ok) return prepared;
			return change(c, async (before, trx) => {
				const pinned = await pinDesign(trx, prepared.value, now());
				return pinned.ok
					? addLine(before, { item: "design", id: newId(), ...pinned.value, quantity })
					: pinned;
			});
		};
		const first = await add();
		// Saved by the editor while it was checked: the new revision is checked in its turn, without a second click, unless
		// another one was shown.
		const cart = !first.ok && first.error.code === "design_moved" ? await add() : first;
		return cart.ok ? c.json(tagged(c, cart.value), 201) : refuseCart(c, cart.error);
	});
	router.openapi(changeCartItem, async (c) => {
		const { id } = c.req.valid("param");
		const wanted = c.req.valid("json");
		const cart = await change(c, async (before) =>
			"quantity" in wanted
				? setQuantity(before, id, wanted.quantity)
				: intendDifference(before, id, wanted.intended),
		);
		return cart.ok ? c.json(tagged(c, cart.value), 200) : refuseCart(c, cart.error);
	});
	router.openapi(removeCartItem, async (c) => {
		const { id } = c.req.valid("param");
		const cart = await change(c, async (before) => removeLine(before, id));
		return cart.ok ? c.json(tagged(c, cart.value), 200) : refuseCart(c, cart.error);
	});
	router.on("PUT", setCartVoucher.path, rateLimit(limiter, "voucher"));
	router.openapi(setCartVoucher, async (c) => {
		const { code: typed } = c.req.valid("json");
		const { site } = c.var.context;
		const owner = c.var.visitor.ensure();
		const cart = await change(c, (before, trx) =>
			enterVoucher(platform, trx, { cart: before, site, owner, typed }),
		);
		return cart.ok ? c.json(tagged(c, cart.value), 200) : refuseCart(c, cart.error);
	});
	router.openapi(removeCartVoucher, async (c) => {
		const cart = await change(c, async (before) => setVoucher(before));
		return cart.ok ? c.json(tagged(c, cart.value), 200) : refuseCart(c, cart.error);
	});
	router.openapi(getCustomerData, async (c) => {
		const cart = await cartOf(c);
		const { consent, site } = c.var.context;
		const drafts = await listDrafts(platform, { owner: c.var.visitor.owner, site });
		c.header("Cache-Control", "private, no-store");
		return c.json({ ...guest, cartItems: cart?.lines.length ?? 0, drafts, consent }, 200);
	});

	function change(c: Context<AppEnv>, apply: CartChange["apply"]) {
		return changeCart(platform, { ...seen(c), apply }, abandonDraft);
	}
	async function cartOf(c: Context<AppEnv>): Promise<Cart | undefined> {
		const { owner } = c.var.visitor;
		return owner && findCart(database.db, { owner, channel: c.var.context.site.channel });
	}
	return router;
}

/** Whose cart a change is for, and which version of it they have seen. */
function seen(c: Context<AppEnv>) {
	return {
		site: c.var.context.site,
		owner: c.var.visitor.ensure(),
		expected: expectedVersion(c.req.header("if-match")),
	};
}

/** The version in an If-Match header, weak as compression makes it or strong; one that no cart has when it is not ours. */
function expectedVersion(header: string | undefined): number | undefined {
	if (header === undefined || header === "*") return undefined;
	const [, version] = /^(?:W\/)?"(\d+)"$/.exec(header) ?? [];
	return version === undefined ? -1 : Number(version);
}

function tagged(c: Context<AppEnv>, view: CartView): CartView {
	c.header("ETag", `"${view.version}"`);
	c.header("Cache-Control", "no-store");
	return view;
}
