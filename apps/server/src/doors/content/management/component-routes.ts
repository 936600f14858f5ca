import {
	changeComponent as changeComponentDoor,
	createComponent as createComponentDoor,
	deleteComponent as deleteComponentDoor,
	listComponents,
} from "@offizin/contract";
import { storyErrors } from "../../../nouns/content/library/story-errors.ts";
import {
	changeComponent,
	createComponent,
	deleteComponent,
} from "../../../nouns/content-writing/components.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, spaceNow, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { componentView } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** Schemas of blocks. */
export function componentRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();
	router.openapi(withRight("content.read", listComponents), (c) =>
		c.json({ components: c.var.space.components.map(componentView) }, 200),
	);
	router.openapi(withRight("content.manage", createComponentDoor), async (c) => {
		const made = await createComponent(platform, changeOf(c), c.req.valid("json").component);
		if (!made.ok) return refuseContent(c, made.error, viewsOf(platform, c));
		const component = spaceNow(platform, c).components.find(({ id }) => id === made.value);
		return component
			? c.json({ component: componentView(component) }, 201)
			: refuseContent(c, { code: "component_missing" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", changeComponentDoor), async (c) => {
		const id = Number(c.req.valid("param").component);
		const changed = await changeComponent(platform, changeOf(c), { ...c.req.valid("json").component, id });
		if (!changed.ok) return refuseContent(c, changed.error, viewsOf(platform, c));
		const space = spaceNow(platform, c);
		const component = space.components.find((one) => one.id === id);
		const errors = await storyErrors(space, space.stories);
		const broken = [...errors.values()].filter((count) => count > 0).length;
		return component
			? c.json({ component: componentView(component), stories_with_errors: broken }, 200)
			: refuseContent(c, { code: "component_missing" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", deleteComponentDoor), async (c) => {
		const id = Number(c.req.valid("param").component);
		const component = c.var.space.components.find((one) => one.id === id);
		const deleted = await deleteComponent(platform, changeOf(c), id);
		if (!deleted.ok) return refuseContent(c, deleted.error, viewsOf(platform, c));
		return component
			? c.json({ component: componentView(component) }, 200)
			: refuseContent(c, { code: "component_missing" }, viewsOf(platform, c));
	});
	return router;
}
