import { err, invariant, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import type { FileStore } from "../../adapters/files/file-store.ts";
import { type ChosenProfile, printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { PictureFormat } from "../document/picture-design.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { ensureRenditions, type RenditionSet, renditionKey, UNPROOFED } from "../uploads/renditions.ts";
import { findUploads } from "../uploads/upload-store.ts";
import type { DesignRevision } from "./design-store.ts";
import { isHeavyDesign } from "./heavy-design.ts";
import { pageNamed } from "./shown-pages.ts";

/** Previews that are kept; an SVG is many times as large and made anew. */
const keptFormats = ["png", "webp"] as const;
export const previewFormats = ["svg", ...keptFormats] as const;
export type PreviewFormat = (typeof previewFormats)[number];

const WIDTH = 960;
/** A page of so many photos shows each of them small. */
const MANY_PHOTOS = 12;

type Drawing = Pick<Platform, "database" | "files" | "renderer" | "profiles">;

/** A page of a design as its owner would hold it in hand; kept by revision, since a revision never changes. */
export async function designPreview(
	platform: Drawing & Pick<Platform, "previews">,
	design: DesignRevision,
	{
		page: named,
		format,
		client,
	}: { readonly page: string; readonly format: PreviewFormat; readonly client: string },
): Promise<Result<Uint8Array, RenderFailure>> {
	const { previews } = platform;
	const page = pageNamed(design.document, named);
	const draw = () => drawPage(platform, design, { page, format, width: WIDTH, client });
	if (format === "svg") return draw();
	const key = previewKey(design, proofFor(platform, design), page, format);
	const known = await previews.find(key);
	return known ? ok(known) : previews.make(key, draw);
}

export interface PageOrder {
	readonly page: string;
	readonly format: PictureFormat;
	/** Pixels. */
	readonly width: number;
	/** A word slantwise over it. */
	readonly mark?: string;
	/** Who it is drawn for: clients take turns. */
	readonly client: string;
}

/** Draws a page anew, with the photos that were put into the design. */
export async function drawPage(
	platform: Drawing,
	design: DesignRevision,
	{ page: named, format, width, mark, client }: PageOrder,
): Promise<Result<Uint8Array, RenderFailure>> {
	const { database, files, renderer } = platform;
	const { document, owner } = design;
	const page = pageNamed(document, named);
	const proof = proofFor(platform, design);
	const elements = document.pages.find(({ key }) => key === page)?.elements ?? [];
	const photosPlaced = elements.flatMap((one) =>
		one.type === "photo" && one.photo ? [one.photo.upload] : [],
	);
	const placed = [...new Set(photosPlaced)];
	const looked = new Set(
		elements.flatMap((one) => (one.type === "photo" && one.photo && one.look ? [one.photo.upload] : [])),
	);
	const rendition = placed.length > MANY_PHOTOS ? "thumb" : "screen";
	const uploads = await findUploads(database.db, placed, { owner, design: design.id });
	const photos: { upload: string; path: string; plain: string }[] = [];
	for (const { id, sha256 } of uploads.values()) {
		const sets = {
			path: { sha256, proof },
			plain: { sha256, proof: looked.has(id) ? UNPROOFED : proof },
		} satisfies Record<string, RenditionSet>;
		const original = await files.localPath(originalKey(sha256));
		for (const set of Object.values(sets)) {
			const made = await ensureRenditions(platform, set, original, { client });
			if (made.ok) continue;
			invariant(made.error !== "photo_damaged", `photo ${id} was read to its end before it was taken`);
			return err(made.error);
		}
		const pathOf = (set: RenditionSet) => files.localPath(renditionKey(set, rendition));
		photos.push({ upload: id, path: await pathOf(sets.path), plain: await pathOf(sets.plain) });
	}
	return renderer.run(
		"design.picture",
		{ document, profile: proof.profile, page, width, photos, format, ...(mark !== undefined && { mark }) },
		{ client, isHeavy: isHeavyDesign(document) },
	);
}

/** Draws a page of ours, which has no photos. */
export function drawDocument(
	{ profiles, renderer }: Pick<Drawing, "profiles" | "renderer">,
	document: DesignDocument,
	{ page, format, width, client }: PageOrder,
): Promise<Result<Uint8Array, RenderFailure>> {
	const { profile } = profiles.choose(printedProduct(document));
	return renderer.run(
		"design.picture",
		{ document, profile, page, width, photos: [], format },
		{ client, isHeavy: isHeavyDesign(document) },
	);
}

/** Below the file store. */
export const previewsFolder = "previews";

/** Photos and inks are shown in the colours of what prints them. */
function proofFor({ profiles }: Drawing, { document }: DesignRevision): ChosenProfile {
	return profiles.choose(printedProduct(document));
}

type RevisionName = Pick<DesignRevision, "id" | "revision">;

/** Where a preview lies below the folder. */
export function previewKey(
	{ id, revision }: RevisionName,
	{ proof }: ChosenProfile,
	page: string,
	format: (typeof keptFormats)[number],
): string {
	return `${id}/${revision}-${page}-inks-${proof}.${format}`;
}

/** Removes every preview of a revision, as far as there are any. */
export function removePreviews(files: FileStore, { id, revision }: RevisionName): Promise<void> {
	return files.deleteAll(`${previewsFolder}/${id}/${revision}-`);
}
