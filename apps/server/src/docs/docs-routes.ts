import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "hono/html";
import { createRouter } from "../http/router.ts";
import { sharedAnswer } from "../http/shared-answer.ts";
import { docsPage, ORIGIN } from "./docs-page.ts";
import { operationsOf } from "./operations.ts";

/** `/web-api/docs`: the doors for people. The page is written once, when somebody first asks. */
export function docsRoutes(openApiDocument: () => unknown) {
	const router = createRouter();
	const style = readFileSync(join(import.meta.dirname, "docs.css"), "utf8");
	let page: string | undefined;
	router.use("/web-api/docs/*", sharedAnswer);
	router.get("/web-api/docs", async (c) => {
		page ??= String(await docsPage(operationsOf(openApiDocument())));
		return c.html(page.replaceAll(ORIGIN, String(await html`${c.var.origin}`)));
	});
	router.get("/web-api/docs/docs.css", (c) =>
		c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }),
	);
	return router;
}
