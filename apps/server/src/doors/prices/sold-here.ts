import { isSoldBy, type Product } from "@offizin/assortment";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/refuse.ts";

/** For doors about one product: those of a brand that does not sell it say so. */
export function soldHere(product: Product) {
	return createMiddleware<AppEnv>(async (c, next) =>
		isSoldBy(product, c.var.context.site.channel) ? next() : refuse(c, "product_not_sold"),
	);
}
