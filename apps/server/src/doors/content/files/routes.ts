import { Readable } from "node:stream";
import { assetAt, assetKey } from "../../../nouns/content/assets/asset-file.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";

/** An address names its content. */
const FOR_A_YEAR = "public, max-age=31536000, immutable";

/** Files of contents as they were uploaded: `/f/{space}/{width}x{height}/{start of hash}/{name}`. */
export function contentFileRoutes({ content, files }: Pick<Platform, "content" | "files">) {
	return createRouter().get("/f/:space/:size{\\d+x\\d+}/:hash{[0-9a-f]{10}}/:name", async (c) => {
		const { space: id, hash } = c.req.param();
		const space = content.space(Number(id));
		const asset = space && assetAt(space, hash);
		if (!asset || !(await files.exists(assetKey(asset.hash)))) return refuse(c, "not_found");
		const tag = `"${asset.hash}"`;
		const headers = {
			etag: tag,
			"cache-control": FOR_A_YEAR,
			"access-control-allow-origin": "*",
			"x-content-type-options": "nosniff",
			// Whatever a viewer of a browser makes of it, it asks and runs nothing.
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		};
		if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
		const isShown = /^(image|video|audio)\//.test(asset.contentType);
		const stream = Readable.toWeb(await files.readStream(assetKey(asset.hash)));
		return c.body(stream as ReadableStream<Uint8Array>, 200, {
			...headers,
			"content-type": asset.contentType,
			"content-length": String(asset.bytes),
			...(isShown ? {} : { "content-disposition": `attachment; filename="${asset.name}"` }),
		});
	});
}
