import { ok } from "@offizin/base";
import {
	type Asset,
	canonicalImage,
	chooseImageFormat,
	type ImageOptions,
	type ImageSize,
	imageLayout,
	isListedSize,
	type OriginalFormat,
	parseImageBox,
	parseImagePath,
} from "@offizin/content";
import type { Context } from "hono";
import { assetAt, assetKey } from "../../nouns/content/assets/asset-file.ts";
import { parseImageAddress } from "../../nouns/images/image-address.ts";
import { type Image, imageKey } from "../../nouns/images/image-service.ts";
import { isSignedImage } from "../../nouns/images/image-signature.ts";
import { originalFormat } from "../../nouns/images/original-format.ts";
import type { Platform } from "../../nouns/platform.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

const FOR_A_YEAR = "public, max-age=31536000, immutable";
/** Of a picture cut around the focus of its asset, which may be set anew. */
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";
/** A drawing may hold scripts: shown by itself it is allowed nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** Pages of other sites show them. */
const forEverybody = { "cross-origin-resource-policy": "cross-origin", "access-control-allow-origin": "*" };

/** No database among them: pictures go on from memory and disk while that is gone. */
export type ImagePlatform = Pick<Platform, "config" | "content" | "files" | "images" | "limiter">;

/** Pictures made from the files of a space: `/f/{space}/{size}/{hash}/{name}/m/{options}` (content-protocol §7). */
export function imageRoutes({ config, content, files, images, limiter }: ImagePlatform) {
	return createRouter().get("/f/:space/:size/:start/:name/m/*", async (c) => {
		const address = parseImageAddress(c.req.path);
		if (!address) return refuse(c, "not_found");
		const parsed = parseImagePath(address.asked);
		if (!parsed.ok) return refuse(c, parsed.error.code, { more: { option: parsed.error.option } });
		const asked = parsed.value;
		const space = content.space(address.space);
		const asset = space && assetAt(space, address.start);
		if (!asset || !(await files.exists(assetKey(asset.hash)))) return refuse(c, "not_found");
		if (asset.contentType === "image/svg+xml") return sendDrawing(c, asset);
		const { width, height } = asset;
		const original = originalFormat(asset);
		if (!original || width === null || height === null) return refuse(c, "image_not_a_picture");
		const signed = { file: address.file, options: asked, signature: c.req.query("s") };
		if (!isListedSize(asked) && !isSignedImage(config.secret, signed)) {
			return refuse(c, "image_size_unsigned");
		}
		const options = focused(asked, asset.focus);
		const format = formatFor(c, { options, original, size: { width, height } });
		return sendImage(c, { asset, options, format }, options === asked ? FOR_A_YEAR : FOR_A_DAY);
	});

	async function sendImage(c: Context<AppEnv>, image: Image, cacheControl: string) {
		const tag = `"${imageKey(image)}"`;
		const headers = { ...forEverybody, etag: tag, vary: "Accept", "cache-control": cacheControl };
		if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
		const known = await images.find(image);
		const client = clientOf(c);
		const wait = known ? 0 : limiter.take("image", client);
		if (wait > 0) {
			c.header("Retry-After", String(wait));
			return refuse(c, "rate_limited");
		}
		const made = known ? ok(known) : await images.make(image, client);
		if (!made.ok) return refuse(c, made.error);
		return c.body(Uint8Array.from(made.value), 200, { ...headers, "content-type": `image/${image.format}` });
	}

	async function sendDrawing(c: Context<AppEnv>, { hash, contentType }: Asset) {
		return c.body(Uint8Array.from(await files.read(assetKey(hash))), 200, {
			...forEverybody,
			"content-type": contentType,
			"content-security-policy": DRAWING_POLICY,
			"cache-control": FOR_A_YEAR,
		});
	}
}

/** With the focus of the asset, where an address cuts and names none. */
function focused(options: ImageOptions, focus: string): ImageOptions {
	if (options.isSmart || options.focal) return options;
	const cut = canonicalImage({ ...options, focal: parseImageBox(focus) });
	return cut.focal ? cut : options;
}

interface Asked {
	readonly options: ImageOptions;
	readonly original: OriginalFormat;
	readonly size: ImageSize;
}

function formatFor(c: Context<AppEnv>, { options, original, size }: Asked) {
	const layout = imageLayout(size, options);
	const { width, height } = layout.ok ? (layout.value.canvas ?? layout.value) : size;
	const accept = c.req.header("accept") ?? "";
	return chooseImageFormat({ asked: options.format, accept, original, pixels: width * height });
}
