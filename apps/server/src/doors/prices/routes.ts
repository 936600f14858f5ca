import type { Platform } from "../../nouns/platform.ts";
import { createRouter } from "../http/router.ts";
import { accessoryRoutes } from "./accessory-routes.ts";
import { calendarRoutes } from "./calendar-routes.ts";
import { cardRoutes } from "./card-routes.ts";
import { collageRoutes } from "./collage-routes.ts";
import { overviewRoutes } from "./overview-routes.ts";
import { panelRoutes } from "./panel-routes.ts";
import { photoBookRoutes } from "./photo-book-routes.ts";
import { photoBoxRoutes } from "./photo-box-routes.ts";
import { shippingRoutes } from "./shipping-routes.ts";
import { wallArtRoutes } from "./wall-art-routes.ts";

const nouns = [
	panelRoutes,
	overviewRoutes,
	cardRoutes,
	accessoryRoutes,
	calendarRoutes,
	photoBookRoutes,
	photoBoxRoutes,
	collageRoutes,
	wallArtRoutes,
	shippingRoutes,
];

/** Every price and product door of spec 7.3 and 7.4. */
export function priceRoutes(platform: Platform) {
	const router = createRouter();
	for (const routes of nouns) router.route("/", routes(platform));
	return router;
}
