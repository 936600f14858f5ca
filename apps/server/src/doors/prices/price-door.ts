import { productionStart } from "@offizin/delivery";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Platform } from "../../nouns/platform.ts";
import { dayIn, listFor } from "../../nouns/price-books/price-books.ts";
import type { AppEnv } from "../http/app-env.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { readOnly } from "../http/read-only.ts";
import { contentTag, SHARED_SECONDS, sharedAnswer } from "../http/shared-answer.ts";

/**
 * What the doors of prices share: kept by public context and price list (`X-Price-List`), with an ETag. Their answers
 * change with the prices, with the day and, at the cut-off, with the day on which production starts; shortly before,
 * nobody may show them again without asking.
 */
export function priceDoor({ prices, now, turns }: Pick<Platform, "prices" | "now" | "turns">) {
	const versionOn = ({ var: { context } }: Context<AppEnv>, at: Date) =>
		`${listFor(prices, context.site, at).id} ${dayIn(context.site, at)} ${productionStart(at.toISOString())}`;
	const listed = createMiddleware<AppEnv>(async (c, next) => {
		const at = now();
		const { id } = listFor(prices, c.var.context.site, at);
		await next();
		if (!c.res.ok && c.res.status !== 304) return;
		c.res.headers.set("X-Price-List", id);
		const shownUntil = new Date(at.getTime() + SHARED_SECONDS * 1000);
		if (versionOn(c, at) !== versionOn(c, shownUntil)) c.res.headers.set("Cache-Control", "public, no-cache");
	});
	const kept = keptAnswers((c) => versionOn(c, now()), turns);
	return [readOnly, listed, sharedAnswer, contentTag, kept] as const;
}
