import { z } from "zod";
import { refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";

/** Shapes only; what is missing or too long is named per field by packages/orders. */
const text = (max: number) => z.string().max(max);

export const declareWithdrawal = route({
	method: "post",
	path: "/web-api/withdrawals",
	summary:
		"Withdraw from a contract (§ 356a BGB); confirmed by mail at once, with what was declared and when",
	tags: ["orders"],
	request: {
		body: jsonBody(
			z.strictObject({ name: text(500), email: text(500), orderNumber: text(500), what: text(5000) }),
		),
	},
	responses: {
		200: reply(
			z.object({ receivedAt: z.iso.datetime() }),
			"Taken; the same whether or not the order is known.",
		),
		...refusals,
	},
});
