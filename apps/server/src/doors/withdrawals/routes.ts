import { declareWithdrawal as declareRoute } from "@offizin/contract";
import { fieldWords } from "../../nouns/checkout/field-words.ts";
import type { Platform } from "../../nouns/platform.ts";
import { declareWithdrawal } from "../../nouns/withdrawals/declare-withdrawal.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Withdrawing from a contract, without an account. Slowed down: every declaration sends a mail. */
export function withdrawalRoutes(platform: Platform) {
	const router = createRouter();
	router.on("POST", declareRoute.path, rateLimit(platform.limiter, "withdrawal"));
	router.openapi(declareRoute, async (c) => {
		const taken = await declareWithdrawal(platform, c.var.context.site, c.req.valid("json"));
		c.header("Cache-Control", "no-store");
		if (taken.ok) return c.json({ receivedAt: taken.value.toISOString() }, 200);
		const { code, fields } = taken.error;
		const pairs = fields.map((field): [string, string] => [field.field, fieldWords(field, localeOf(c))]);
		return refuse(c, code, { fields: Object.fromEntries(pairs) });
	});
	return router;
}
