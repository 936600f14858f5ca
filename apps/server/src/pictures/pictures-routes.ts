import { Hono } from "hono";
import type { PictureMaker, PictureOrder } from "./picture-maker.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import { templateScenes } from "./template-scenes.ts";

/** Widths the shop may ask for; anything else would let a stranger fill the disk. */
const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;
const FRESH_FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Pictures rendered from designs, and photographs for drawn scenes: `/img/w{width}/(page|scene|still|photo)/…`. */
export function picturesRoutes(deps: {
	readonly pictures: PictureMaker;
	readonly shelf: PictureShelf;
}): Hono {
	const app = new Hono();

	function orderOf(kind: string, name: string, detail: string): PictureOrder | undefined {
		if (kind === "page") return deps.pictures.page(name, detail);
		if (kind === "still") return detail === "" ? deps.pictures.still(name) : undefined;
		if (kind === "photo") return detail === "" ? deps.pictures.photo(name) : undefined;
		const scene = templateScenes.find((candidate) => candidate === (detail || "front"));
		return kind === "scene" && scene ? deps.pictures.scene(name, scene) : undefined;
	}

	app.get("/img/:options/:kind/:name/:detail?", async (context) => {
		const { options, kind, name, detail = "" } = context.req.param();
		const width = pictureWidths.find((candidate) => `w${candidate}` === options);
		const order = width && orderOf(kind, name, detail);
		if (!width || !order) return context.notFound();
		const tag = `"${order.key}-${width}"`;
		const headers = { etag: tag, "cache-control": FRESH_FOR_A_DAY };
		if (context.req.header("if-none-match") === tag) return context.body(null, 304, headers);
		const bytes = await deps.shelf.read(order, width);
		return context.body(Uint8Array.from(bytes), 200, { ...headers, "content-type": "image/webp" });
	});
	return app;
}
