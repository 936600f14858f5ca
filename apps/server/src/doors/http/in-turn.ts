import type { Context } from "hono";
import type { Turns } from "../../adapters/limits/turns.ts";
import type { AppEnv } from "./app-env.ts";
import { clientOf } from "./client.ts";
import { type Refused, refuse } from "./refuse.ts";

/** Seconds after which a client that has too many waiting may ask again. */
const RETRY_AFTER = "10";

/** Makes an answer when it is its client's turn. */
export async function inTurn<Answer extends Response>(
	c: Context<AppEnv>,
	turns: Turns,
	make: () => Promise<Answer>,
): Promise<Answer | Refused> {
	const endTurn = await turns.take(clientOf(c));
	if (!endTurn) {
		c.header("Retry-After", RETRY_AFTER);
		return refuse(c, "rate_limited");
	}
	try {
		// Whoever has gone while waiting takes nobody's time.
		return c.req.raw.signal.aborted ? refuse(c, "request_cut_off") : await make();
	} finally {
		endTurn();
	}
}
