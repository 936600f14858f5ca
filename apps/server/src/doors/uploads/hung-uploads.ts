import { designedProduct, frame, material, offeredSizes, sizeForPhoto } from "@offizin/assortment";
import { HUNG_UPLOADS } from "@offizin/contract";
import type { DesignDocument } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { parametersOf, readParameters } from "@offizin/solver";
import type { Context } from "hono";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import { printedProduct, proofOn } from "../../adapters/profiles/profile-choice.ts";
import { changeDesign } from "../../nouns/designs/change-design.ts";
import { createDesign } from "../../nouns/designs/create-design.ts";
import type { Platform } from "../../nouns/platform.ts";
import { takeUpload } from "../../nouns/uploads/take-upload.ts";
import type { UploadRow } from "../../nouns/uploads/upload-store.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refusalStatus } from "../http/refusal-status.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";
/** What hangs in a size that depends on its photo. */
const HUNG = "photoframe";
/** A page of ours, below the place its shop front stands at: no address leads elsewhere. */
const PAGE = /^(?:\/[a-z]{1,5}){0,3}\/(?:products\/[a-z]+\/)?$/;

/**
 * The form of a page without script: a photo becomes a new picture, for the wall in a size it is sharp in, or lies on a thing
 * with one picture, and the answer is the page it is shown on. What is refused leads back, with the status that says why.
 */
export function hungUploads(platform: Platform) {
	const { limiter, profiles, templates } = platform;
	const router = createRouter();
	router.on("POST", HUNG_UPLOADS, rateLimit(limiter, "upload"), rateLimit(limiter, "design"));
	router.post(HUNG_UPLOADS, async (c) => {
		const params = new URL(c.req.url).searchParams;
		const page = params.get("page") ?? "";
		const start = params.get("start") ?? "";
		if (!PAGE.test(page)) return refuse(c, "request_invalid");
		const { productType } = templates.row(start) ?? {};
		if (productType === undefined || productType === "card") return refuse(c, "template_unknown");
		const product = designedProduct(productType);
		const read = readParameters(product);
		const wished = Object.fromEntries([...params].filter(([name, value]) => read.has(name) && value !== ""));
		const back = (status: number) => seeOther(c, page, { ...wished, refused: String(status) });
		const announced = Number(c.req.header("content-length")) || undefined;
		if (announced && announced > MAX_BYTES) return back(refusalStatus.upload_too_large);
		const client = clientOf(c);
		const { channel } = c.var.context.site;
		const request = { template: start, configuration: wished, channel, client };
		const made = await createDesign(platform, request, () => c.var.visitor.ensure());
		if (!made.ok) return back(refusalStatus.service_unavailable);
		const owner = c.var.visitor.ensure();
		const { id, revision: base, document } = made.value;
		const { configuration } = document;
		const proof = proofOn(profiles, printedProduct(document));
		const upload = await takeUpload(platform, { request: c.req.raw, owner, client, proof, announced });
		if (!upload.ok) return back(refusalStatus[upload.error]);
		const commands = [
			{ type: "setPhoto" as const, element: PICTURE, upload: upload.value.id },
			...groundCommands(document, params.get("ground")),
		];
		const hung = await changeDesign(platform, { id, owner, client, base, commands });
		if (!hung.ok) return back(refusalStatus.service_unavailable);
		const chosen = Object.fromEntries(parametersOf(product, configuration));
		const size = productType === HUNG && { format: sizeOf(upload.value, configuration) };
		return seeOther(c, page, { ...chosen, ...size, design: id });
	});
	return router;
}

/** The ground that was chosen before there was a design, where it is one that all designs have. */
function groundCommands({ swatches, pages: [front] }: DesignDocument, wished: string | null) {
	const [swatch] = Object.entries(swatches).find(([, { srgb }]) => srgb === `#${wished}`) ?? [];
	if (swatch === undefined || !front) return [];
	const ink = { role: "process" as const, swatch };
	return [{ type: "setPageBackground" as const, page: front.key, ink }];
}

/** The size a photo hangs in, of those offered for what is chosen. */
function sizeOf(photo: UploadRow, configuration: Configuration): string {
	const stock = material(configuration.materialType ?? "");
	const around = frame(configuration.frame ?? "");
	const sizes = stock ? offeredSizes(stock, around, Number(configuration.matSize ?? 0)) : [];
	return sizeForPhoto(photo, sizes, configuration);
}

/** Asked for again, nothing is sent twice. */
function seeOther(c: Context<AppEnv>, page: string, query: Readonly<Record<string, string>>): Response {
	c.header("Cache-Control", "no-store");
	return c.redirect(`${page}?${new URLSearchParams(query).toString()}`, 303);
}
