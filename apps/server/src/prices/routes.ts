import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { cardRoutes } from "./card-routes.ts";
import { panelRoutes } from "./panel-routes.ts";

/** Every price and product door of spec 7.3 and 7.4, each noun in its own file. */
export function priceRoutes(platform: Platform) {
	const router = createRouter();
	router.route("/", cardRoutes(platform));
	router.route("/", panelRoutes(platform));
	return router;
}
