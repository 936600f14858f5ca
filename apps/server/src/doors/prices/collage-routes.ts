import { collageDefaultsByChannel, collageLayouts, layoutKinds } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { getCollageGroup, getCollagePrice, listCollageGroups } from "@offizin/contract";
import { productWords, wordsOf } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refuseGroup } from "./refuse-price.ts";

function groupsIn(locale: string) {
	const names = wordsOf(locale).facet.layoutKind;
	const words = productWords("collage", locale);
	return layoutKinds.map((key) => ({
		id: key,
		name: names[key],
		layouts: collageLayouts
			.filter(({ kind }) => kind === key)
			.map(({ id, photos }) => ({ id, name: words.value("designId", id), photos })),
	}));
}

/** Collages, and merchandise, which shares their configurator. */
export function collageRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [listCollageGroups, getCollageGroup, getCollagePrice]) {
		router.use(path, ...priceDoor(platform));
	}

	router.openapi(listCollageGroups, (c) => {
		const { designId } = collageDefaultsByChannel[c.var.context.site.channel];
		invariant(designId, "every brand has a first layout");
		const groups = groupsIn(localeOf(c));
		return c.json({ items: groups, total: groups.length, defaultDesignId: designId }, 200);
	});
	router.openapi(getCollageGroup, (c) => {
		const { designGroupId } = c.req.valid("query");
		const groups = groupsIn(localeOf(c));
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
