import { pictureWidths } from "@offizin/contract";
import type { TemplateRow } from "@offizin/templates";
import { type PictureForm, type PictureName, pictureName } from "../../nouns/picture-making/picture-name.ts";
import { formKey } from "../../nouns/pictures/picture-cache.ts";
import { pictureFormat } from "../../nouns/pictures/picture-format.ts";
import { pictureKey } from "../../nouns/pictures/picture-key.ts";
import type { Platform } from "../../nouns/platform.ts";
import { EDITION } from "../../nouns/templates/picture-of.ts";
import { clientOf } from "../http/client.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { type ImagePlatform, imageRoutes } from "./image-routes.ts";

const FRESH_FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * Pictures rendered from designs, and photographs for drawn scenes: `/img/w{width}/(page|scene|pattern|still|photo|room)/…`,
 * and as they are shown where a page is shared: `/img/share/…`. Parameters of spec 3.8 show a template as it is chosen.
 */
export function picturesRoutes(platform: ImagePlatform & Pick<Platform, "pictures" | "templates">) {
	const { pictures, templates } = platform;
	const router = createRouter().get("/img/:options/:kind/:name/:detail?", async (c) => {
		const { options, kind, name, detail = "" } = c.req.param();
		const { [EDITION]: edition, ...choices } = c.req.query();
		// Another process has published it, and this one has not heard of it yet.
		if (edition !== undefined && isAfter(edition, templates.card(name))) await templates.reload();
		const picture = pictureName(templates, { kind, name, detail }, choices);
		const form = picture && formOf(options, picture, c.req.header("accept") ?? "");
		if (!picture || !form) return refuse(c, "not_found");
		const { format } = form;
		const tag = `"${pictureKey(templates, picture)}-${formKey(form)}"`;
		// Nobody keeps what is shown today under an address of tomorrow.
		const isAhead = edition !== undefined && isAfter(edition, templates.card(name));
		const headers = { etag: tag, vary: "Accept", "cache-control": isAhead ? "no-cache" : FRESH_FOR_A_DAY };
		if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
		const made = await pictures.read(picture, form, clientOf(c));
		if (!made.ok) return refuse(c, made.error);
		return c.body(Uint8Array.from(made.value), 200, { ...headers, "content-type": `image/${format}` });
	});
	return router.route("/", imageRoutes(platform));
}

function isAfter(edition: string, row: TemplateRow | undefined): boolean {
	return row !== undefined && Number(edition) > (row.edition ?? 0);
}

/** Networks read JPEG, whatever they say they take. */
const shared: PictureForm = { width: 1280, format: "jpeg", isShared: true };

function formOf(options: string, picture: PictureName, accept: string): PictureForm | undefined {
	if (options === "share") return shared;
	const width = pictureWidths.find((candidate) => `w${candidate}` === options);
	return width && { width, format: pictureFormat(picture, width, accept) };
}
