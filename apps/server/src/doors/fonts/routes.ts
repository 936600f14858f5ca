import { readFile } from "node:fs/promises";
import type { Platform } from "../../nouns/platform.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** `/fonts/{id}.ttf`: the typefaces of designs for the editor. One id means the same bytes for good (packages/text). */
export function fontRoutes({ fonts }: Platform) {
	return createRouter().get("/fonts/:name{[a-z0-9-]+\\.ttf}", async (c) => {
		const font = fonts.file(c.req.param("name").replace(/\.ttf$/, ""));
		if (!font) return refuse(c, "not_found");
		const etag = `"${font.sha256.slice(0, 32)}"`;
		c.header("ETag", etag);
		c.header("Cache-Control", "public, max-age=31536000, immutable");
		if (c.req.header("if-none-match") === etag) return c.body(null, 304);
		return c.body(Uint8Array.from(await readFile(font.path)), 200, { "Content-Type": "font/ttf" });
	});
}
