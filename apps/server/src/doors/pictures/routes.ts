import { pictureWidths } from "@offizin/contract";
import { pictureName } from "../../nouns/picture-making/picture-name.ts";
import { pictureFormat } from "../../nouns/pictures/picture-format.ts";
import { pictureKey } from "../../nouns/pictures/picture-key.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { type ImagePlatform, imageRoutes } from "./image-routes.ts";

const FRESH_FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Pictures rendered from designs, and photographs for drawn scenes: `/img/w{width}/(page|scene|pattern|still|photo)/…`. */
export function picturesRoutes(platform: ImagePlatform & Pick<Platform, "pictures" | "templates">) {
	const { pictures, templates } = platform;
	const router = createRouter().get("/img/:options/:kind/:name/:detail?", async (c) => {
		const { options, kind, name, detail = "" } = c.req.param();
		const width = pictureWidths.find((candidate) => `w${candidate}` === options);
		const picture = pictureName(templates, { kind, name, detail });
		if (!width || !picture) return refuse(c, "not_found");
		const format = pictureFormat(picture, width, c.req.header("accept") ?? "");
		const tag = `"${pictureKey(templates, picture)}-${width}.${format}"`;
		const headers = { etag: tag, vary: "Accept", "cache-control": FRESH_FOR_A_DAY };
		if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
		const made = await pictures.read(picture, { width, format }, clientOf(c));
		if (!made.ok) return refuse(c, made.error);
		return c.body(Uint8Array.from(made.value), 200, { ...headers, "content-type": `image/${format}` });
	});
	return router.route("/", imageRoutes(platform));
}
