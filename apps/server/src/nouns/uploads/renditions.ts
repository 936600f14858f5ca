import { err, ok, type Result } from "@offizin/base";
import { contentKey, type FileStore } from "../../adapters/files/file-store.ts";
import { type Rendition, type Renditions, renditions } from "../../adapters/photo/make-renditions.ts";
import type { ChosenProfile } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure, RenderOptions } from "../rendering/renderer.ts";

/** A photo as it came, beside the proofs of it. */
export const UNPROOFED = "srgb";

/** Renditions of one photo: how it is printed, or `UNPROOFED`. */
export interface RenditionSet {
	readonly sha256: string;
	readonly proof: ChosenProfile | typeof UNPROOFED;
}

const startOf = (sha256: string) => contentKey("renditions", sha256, "-");
const nameOf = (proof: RenditionSet["proof"]) => (proof === UNPROOFED ? proof : proof.proof);

/** Where a rendition lies in the file store. */
export function renditionKey({ sha256, proof }: RenditionSet, rendition: Rendition): string {
	return `${startOf(sha256)}${nameOf(proof)}-${rendition}.jpg`;
}

/** What the press does to the photo; written last, so that a set it is in is whole. */
function lossKey({ sha256, proof }: RenditionSet): string {
	return `${startOf(sha256)}${nameOf(proof)}-loss.json`;
}

type Making = Pick<Platform, "files" | "renderer">;
/** What is seen of a photo when it is looked at for the first time. */
export type PhotoSeen = Pick<Renditions, "focus" | "likeness" | "outline">;
type Made = Result<PhotoSeen | undefined, RenderFailure | "photo_damaged">;

/**
 * Makes the renditions of a set unless they are there; what was seen of the photo then. `path` is the photo as it was
 * uploaded.
 */
export async function ensureRenditions(
	{ files, renderer }: Making,
	set: RenditionSet,
	path: string,
	options: RenderOptions,
): Promise<Made> {
	if (await files.exists(lossKey(set))) return ok(undefined);
	const profile = set.proof === UNPROOFED ? undefined : set.proof.profile;
	const made = await renderer.run(
		"photo.renditions",
		{ path, ...(profile !== undefined && { profile }) },
		{ ...options, isHeavy: true },
	);
	if (!made.ok) return made;
	if (!made.value.ok) return err("photo_damaged");
	await store(files, set, made.value.value);
	const { focus, likeness, outline } = made.value.value;
	return ok({ focus, likeness, outline });
}

async function store(files: FileStore, set: RenditionSet, { loss, ...made }: Renditions): Promise<void> {
	for (const rendition of renditions) await files.write(renditionKey(set, rendition), made[rendition]);
	await files.write(lossKey(set), new TextEncoder().encode(JSON.stringify(loss)));
}

/** Share of the photo, 0–1, whose colours the press makes visibly duller; 0 while nobody has looked. */
export async function colorLossOf(files: FileStore, set: RenditionSet): Promise<number> {
	if (!(await files.exists(lossKey(set)))) return 0;
	return Number(JSON.parse(new TextDecoder().decode(await files.read(lossKey(set)))));
}

/** Removes every rendition of a photo, as far as there are any. */
export function removeRenditions(files: FileStore, sha256: string): Promise<void> {
	return files.deleteAll(startOf(sha256));
}

export function readRendition(
	files: FileStore,
	set: RenditionSet,
	rendition: Rendition,
): Promise<Uint8Array> {
	return files.read(renditionKey(set, rendition));
}
