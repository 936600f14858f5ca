import { Hono } from "hono";
import type { FileStore } from "../files/file-store.ts";
import type { PictureMaker, PictureOrder } from "./picture-maker.ts";
import { templateScenes } from "./template-scenes.ts";

/** Widths the shop may ask for; anything else would let a stranger fill the disk. */
const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;
/** Spec 7.1-3, 9.1-8. */
const QUALITY = 85;
const IMMUTABLE_FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Pictures rendered from designs: `/img/w{width}/(page|scene|still)/…`. Made once, then read from the file store. */
export function picturesRoutes(deps: { readonly maker: PictureMaker; readonly files: FileStore }): Hono {
	const app = new Hono();
	const running = new Map<string, Promise<Uint8Array>>();

	async function picture(order: PictureOrder, width: number): Promise<Uint8Array> {
		const key = `pictures/${order.key}-${width}.webp`;
		if (await deps.files.exists(key)) return deps.files.read(key);
		const known = running.get(key);
		if (known) return known;
		const made = makeAndKeep(key, order, width).finally(() => running.delete(key));
		running.set(key, made);
		return made;
	}

	async function makeAndKeep(key: string, order: PictureOrder, width: number): Promise<Uint8Array> {
		const bytes = await (await order.make(width)).webp({ quality: QUALITY, effort: 3 }).toBuffer();
		await deps.files.write(key, bytes);
		return bytes;
	}

	function orderOf(kind: string, name: string, detail: string): PictureOrder | undefined {
		if (kind === "page") return deps.maker.page(name, detail);
		if (kind === "still") return detail === "" ? deps.maker.still(name) : undefined;
		const scene = templateScenes.find((candidate) => candidate === (detail || "front"));
		return kind === "scene" && scene ? deps.maker.scene(name, scene) : undefined;
	}

	app.get("/img/:options/:kind/:name/:detail?", async (context) => {
		const { options, kind, name, detail = "" } = context.req.param();
		const width = pictureWidths.find((candidate) => `w${candidate}` === options);
		const order = width && orderOf(kind, name, detail);
		if (!width || !order) return context.notFound();
		const tag = `"${order.key}-${width}"`;
		const headers = { etag: tag, "cache-control": IMMUTABLE_FOR_A_DAY };
		if (context.req.header("if-none-match") === tag) return context.body(null, 304, headers);
		const bytes = await picture(order, width);
		return context.body(Uint8Array.from(bytes), 200, { ...headers, "content-type": "image/webp" });
	});
	return app;
}
