import { getVoucher } from "@offizin/contract";
import { normaliseVoucherCode } from "@offizin/pricing";
import { tryCode } from "../../nouns/cart/try-code.ts";
import type { Platform } from "../../nouns/platform.ts";
import { voucherWords } from "../../nouns/vouchers/voucher-words.ts";
import { refuseCart } from "../cart/refuse-cart.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { readOnly } from "../http/read-only.ts";
import { refusalWords } from "../http/refusal-words.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Vouchers, tried on the visitor's cart. Guessing codes is slowed down. */
export function voucherRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.use(getVoucher.path, readOnly, rateLimit(limiter, "voucher"));
	router.openapi(getVoucher, async (c) => {
		c.header("Cache-Control", "private, no-store");
		const code = normaliseVoucherCode(c.req.valid("query").code);
		const { owner } = c.var.visitor;
		const { site } = c.var.context;
		const tried = code === undefined ? undefined : await tryCode(platform, { site, owner, code });
		if (!tried) {
			const unknown = "voucher_unknown";
			return refuse(c, unknown, { fields: { code: refusalWords(unknown, site.locale) } });
		}
		if (tried.ok) {
			const { worth, discount, shares, conditions, kind } = tried.value;
			const plain = { kind, worth, discount, shares: [...shares], conditions: [...conditions] };
			return c.json({ code: code ?? "", ...plain }, 200);
		}
		const { error } = tried;
		if (!isVoucherRefusal(error)) return refuseCart(c, error);
		const message = voucherWords(error, site.locale);
		return refuse(c, error.code, { message, fields: { code: message } });
	});
	return router;
}

type Tried = Exclude<NonNullable<Awaited<ReturnType<typeof tryCode>>>, { ok: true }>["error"];

function isVoucherRefusal(error: Tried): error is Extract<Tried, { code: `voucher_${string}` }> {
	return error.code.startsWith("voucher_");
}
