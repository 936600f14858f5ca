import { formatOwner, type Owner } from "@offizin/accounts";
import { getVoucher } from "@offizin/contract";
import { normaliseVoucherCode } from "@offizin/pricing";
import { wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { findCart } from "../../nouns/cart/cart-store.ts";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { tryGiftVoucher, tryVoucher } from "../../nouns/vouchers/try-voucher.ts";
import { findGiftVoucher, findVoucher } from "../../nouns/vouchers/voucher-store.ts";
import { voucherWords } from "../../nouns/vouchers/voucher-words.ts";
import { refuseCart } from "../cart/refuse-cart.ts";
import type { AppEnv } from "../http/app-env.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { readOnly } from "../http/read-only.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Vouchers, tried on the visitor's cart. Guessing codes is slowed down. */
export function voucherRoutes(platform: Platform) {
	const { database, limiter } = platform;
	const router = createRouter();
	router.use(getVoucher.path, readOnly, rateLimit(limiter, "voucher"));
	router.openapi(getVoucher, async (c) => {
		c.header("Cache-Control", "private, no-store");
		const code = normaliseVoucherCode(c.req.valid("query").code);
		const tried = code === undefined ? undefined : await tryCode(c, code);
		if (!tried) {
			const { voucher_unknown: code } = wordsOf(c.var.context.site.locale).refusal;
			return refuse(c, "voucher_unknown", { fields: { code } });
		}
		if (tried.ok) {
			const { worth, discount, shares, conditions, kind } = tried.value;
			const plain = { kind, worth, discount, shares: [...shares], conditions: [...conditions] };
			return c.json({ code: code ?? "", ...plain }, 200);
		}
		const { error } = tried;
		if (!isVoucherRefusal(error)) return refuseCart(c, error);
		const message = voucherWords(error, c.var.context.site.locale);
		return refuse(c, error.code, { message, fields: { code: message } });
	});

	async function tryCode(c: Context<AppEnv>, code: string) {
		const { visitor } = c.var;
		const { site } = c.var.context;
		const pricing = openPricing(platform, site);
		const voucher = await findVoucher(database.db, code);
		const gift = voucher ? undefined : await findGiftVoucher(database.db, code);
		if (!voucher && !gift) return undefined;
		const { owner } = visitor;
		const cart = owner ? await findCart(database.db, { owner, channel: site.channel }) : undefined;
		if (gift) return tryGiftVoucher(gift, cart, pricing);
		return voucher && tryVoucher(voucher, { cart, ordersBefore: await ordersOf(owner) }, pricing);
	}

	/** Orders placed by the owner before; of somebody without a cookie nothing is known. */
	async function ordersOf(owner: Owner | undefined): Promise<number> {
		if (owner === undefined) return 0;
		const { count } = await database.db
			.selectFrom("order")
			.innerJoin("cart", "cart.id", "order.cart")
			.where("cart.owner", "=", formatOwner(owner))
			.where("order.state", "=", "placed")
			.select(({ fn }) => fn.countAll<string>().as("count"))
			.executeTakeFirstOrThrow();
		return Number(count);
	}
	return router;
}

type Tried = Exclude<
	ReturnType<typeof tryVoucher> | ReturnType<typeof tryGiftVoucher>,
	{ ok: true }
>["error"];

function isVoucherRefusal(error: Tried): error is Extract<Tried, { code: `voucher_${string}` }> {
	return error.code.startsWith("voucher_");
}
