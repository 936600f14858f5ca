import { getSpace, listSpaces } from "@offizin/contract";
import type { Platform } from "../../../nouns/platform.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import type { AskSite } from "./answering-paths.ts";
import { assetRoutes } from "./asset-routes.ts";
import { assetTrashRoutes } from "./asset-trash-routes.ts";
import { componentRoutes } from "./component-routes.ts";
import { dataSourceRoutes } from "./data-source-routes.ts";
import { editorRoutes } from "./editor-routes.ts";
import { storyRoutes } from "./story-routes.ts";
import { tokenRoutes } from "./token-routes.ts";
import { trashRoutes } from "./trash-routes.ts";
import { spaceView } from "./views.ts";
import { type ContentEnv, requireAuthor, requireSpace, withRight } from "./who-may.ts";

/** The site whose pages are changed. */
export interface ManagedSite {
	readonly ask: AskSite;
	/** Whether the page at a full slug shows the story of that slug. */
	readonly showsStory: (slug: string) => boolean;
}

/** What changes content (content-protocol §6): for the back office and for clients with a management token alike. */
export function managementRoutes(platform: Platform, { ask, showsStory }: ManagedSite) {
	const router = createRouter<ContentEnv>();
	router.use("/v1/spaces/*", (c, next) => {
		c.set("showsStory", showsStory);
		return next();
	});
	router.use("/v1/spaces/*", requireAuthor(platform));
	router.use("/v1/spaces", requireAuthor(platform));
	router.use("/v1/spaces/:space/*", requireSpace(platform));
	router.use("/v1/spaces/:space", requireSpace(platform));

	router.openapi(withRight("content.read", listSpaces), (c) => {
		const open = platform.content.spaces().filter(({ id }) => c.var.author.owns(id));
		return c.json({ spaces: open.map((space) => spaceView(platform, space)) }, 200);
	});
	router.openapi(withRight("content.read", getSpace), (c) =>
		c.json({ space: spaceView(platform, c.var.space) }, 200),
	);
	router.route("/", storyRoutes(platform));
	router.route("/", editorRoutes(platform, ask));
	router.route("/", trashRoutes(platform));
	router.route("/", componentRoutes(platform));
	router.route("/", dataSourceRoutes(platform));
	router.route("/", assetRoutes(platform));
	router.route("/", assetTrashRoutes(platform));
	router.route("/", tokenRoutes(platform));
	// Never a page of the shop, whose words no client of the protocol can read.
	router.all("/v1/*", (c) => refuse(c, "not_found"));
	return router;
}
