import { readFileSync } from "node:fs";
import { join } from "node:path";
import { channelKeys } from "@offizin/sites";
import { html } from "hono/html";
import { cacheKey } from "../http/cache-key.ts";
import { type KeptBytes, keepBytes, sendBytes } from "../http/kept-bytes.ts";
import { createRouter } from "../http/router.ts";
import { sharedAnswer } from "../http/shared-answer.ts";
import { sendFile } from "../pages/static-files.ts";
import { docsPage, originMark } from "./docs-page.ts";
import { operationsOf } from "./operations.ts";

/** Pages kept, one for each address of a brand: a demo answers under any name. */
const MAX_PAGES = 8;

interface Written {
	readonly openApi: KeptBytes;
	readonly page: string;
}

/** `/web-api/openapi.json`, and `/web-api/docs` for people: both are written once, when somebody first asks. */
export function docsRoutes(openApiDocument: () => unknown) {
	const router = createRouter();
	const style = readFileSync(join(import.meta.dirname, "docs.css"), "utf8");
	let written: Promise<Written> | undefined;
	const pages = new Map<string, KeptBytes>();

	async function write(): Promise<Written> {
		const document = openApiDocument();
		const bytes = new TextEncoder().encode(JSON.stringify(document));
		return {
			openApi: keepBytes(bytes, "application/json"),
			page: String(await docsPage(operationsOf(document))),
		};
	}

	router.use("/web-api/openapi.json", sharedAnswer);
	router.use("/web-api/docs/*", sharedAnswer);
	router.get("/web-api/openapi.json", async (c) => {
		written ??= write();
		return sendFile(c, (await written).openApi, c.req.path);
	});
	router.get("/web-api/docs", async (c) => {
		written ??= write();
		const { page } = await written;
		const { origin, sisterOrigin, site } = c.var.context;
		const key = cacheKey(c.var.context);
		let kept = pages.get(key);
		if (!kept) {
			let shown = page;
			for (const brand of channelKeys) {
				const escaped = String(await html`${brand === site.channel ? origin : sisterOrigin}`);
				shown = shown.replaceAll(originMark(brand), escaped);
			}
			kept = keepBytes(new TextEncoder().encode(shown), "text/html; charset=utf-8");
			pages.set(key, kept);
			const [oldest] = pages.keys();
			if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
		}
		return sendBytes(c, kept);
	});
	router.get("/web-api/docs/docs.css", (c) =>
		c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }),
	);
	return router;
}
