import { collageDefaultsByChannel, collageLayouts, layoutKinds } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { getCollageGroup, getCollagePrice, listCollageGroups } from "@offizin/contract";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refuseGroup } from "./refuse-price.ts";

const groups = layoutKinds.map(({ key, nameDe }) => ({
	id: key,
	name: nameDe,
	layouts: collageLayouts
		.filter(({ kind }) => kind === key)
		.map((layout) => ({ id: layout.id, name: layout.nameDe, photos: layout.photos })),
}));

/** Collages, and merchandise, which shares their configurator. */
export function collageRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [listCollageGroups, getCollageGroup, getCollagePrice]) {
		router.use(path, ...priceDoor(platform));
	}

	router.openapi(listCollageGroups, (c) => {
		const { designId } = collageDefaultsByChannel[c.var.site.channel];
		invariant(designId, "every brand has a first layout");
		return c.json({ items: groups, total: groups.length, defaultDesignId: designId }, 200);
	});
	router.openapi(getCollageGroup, (c) => {
		const { designGroupId } = c.req.valid("query");
		const group = groups.find(({ id }) => !designGroupId || id === designGroupId);
		if (group) return c.json(group, 200);
		return refuseGroup(
			c,
			"designGroupId",
			groups.map(({ id }) => id),
		);
	});
	router.openapi(getCollagePrice, (c) => {
		const { quantity, ...parameters } = c.req.valid("query");
		return answerPrice(c, platform, { product: parameters.type ? "merch" : "collage", quantity, parameters });
	});
	return router;
}
