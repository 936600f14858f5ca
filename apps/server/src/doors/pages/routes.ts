import type { Config } from "../../config.ts";
import { programPath } from "../http/program-paths.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { scriptHashes } from "./kept-page.ts";
import type { PageServer } from "./page-server.ts";
import type { FrontEnds } from "./shop-build.ts";
import { sendFile } from "./static-files.ts";

const OFFICE_INDEX = "/office/index.html";
/** The gallery of plain components, which only the demo shows. */
const gallery = /^\/office\/ui(\/|$)/i;

/** Files of the builds, the office, and every other address as a page of the shop. */
export function pageRoutes(
	{ mode }: Pick<Config, "mode">,
	{ shopFiles, officeFiles }: FrontEnds,
	pages: PageServer | undefined,
) {
	const router = createRouter();
	const officeIndex = officeFiles.get(OFFICE_INDEX);
	const officePolicy = contentSecurityPolicy(
		officeIndex ? scriptHashes(new TextDecoder().decode(officeIndex.body)) : [],
	);

	router.get("/office", (c) => c.redirect("/office/", 301));
	router.get("/office/*", async (c) => {
		const { path } = c.req;
		const file = officeFiles.get(path);
		if (file && path !== OFFICE_INDEX) return sendFile(c, file, path);
		if (path.startsWith("/office/assets/")) return refuse(c, "not_found");
		if (mode !== "demo" && gallery.test(path)) return refuse(c, "not_found");
		if (!officeIndex) return refuse(c, "front_end_missing");
		const page = await sendFile(c, officeIndex, OFFICE_INDEX);
		page.headers.set("Cache-Control", "no-cache");
		// The visual editor shows pages of both brands.
		page.headers.set(
			"Content-Security-Policy",
			`${officePolicy}; frame-src 'self' ${c.var.context.sisterOrigin}`,
		);
		return page;
	});
	router.all("*", async (c) => {
		const { path, method } = c.req;
		const file = method === "GET" || method === "HEAD" ? shopFiles.get(path) : undefined;
		if (file) return sendFile(c, file, path);
		if (programPath(path) || path.startsWith("/assets/")) return refuse(c, "not_found");
		return pages ? pages.answer(c) : refuse(c, "front_end_missing");
	});
	return router;
}
