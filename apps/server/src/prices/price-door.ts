import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";
import type { Platform } from "../platform.ts";
import { listFor } from "./price-shelf.ts";

/** What the doors of prices share: kept by channel, market and price list (`X-Price-List`), with an ETag. */
export function priceDoor({ prices, now }: Pick<Platform, "prices" | "now">) {
	const listed = createMiddleware<AppEnv>(async (c, next) => {
		const { id } = listFor(prices, c.var.site, now());
		await next();
		if (c.res.ok) c.res.headers.set("X-Price-List", id);
	});
	return [listed, sharedAnswer, contentTag] as const;
}
