import { productionStart } from "@offizin/pricing";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";
import type { Platform } from "../platform.ts";
import { dayIn, listFor } from "./price-shelf.ts";

/**
 * What the doors of prices share: kept by channel, market and price list (`X-Price-List`), with an ETag. Their answers
 * change with the prices, with the day and, at the cut-off, with the day on which production starts.
 */
export function priceDoor({ prices, now }: Pick<Platform, "prices" | "now">) {
	const listIdOf = (c: Context<AppEnv>) => listFor(prices, c.var.site, now()).id;
	const listed = createMiddleware<AppEnv>(async (c, next) => {
		const id = listIdOf(c);
		await next();
		if (c.res.ok || c.res.status === 304) c.res.headers.set("X-Price-List", id);
	});
	const kept = keptAnswers((c) => {
		const at = now();
		return `${listIdOf(c)} ${dayIn(c.var.site, at)} ${productionStart(at.toISOString())}`;
	});
	return [listed, sharedAnswer, contentTag, kept] as const;
}
