import { isPictureAddress } from "../image/is-picture-address.ts";
import type { FieldSchema } from "../schema/component.ts";
import { type FieldValue, isRecord } from "../story/block.ts";
import { safeAddress } from "../story/safe-address.ts";
import type { Place, Tell } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";

export function checkLink(place: Place, value: FieldValue, known: KnownContent, tell: Tell) {
	if (!isRecord(value)) return tell(place, "field_type");
	const address = typeof value.url === "string" ? value.url : "";
	switch (value.linktype) {
		case "story":
			return checkStoryLink(place, String(value.id ?? ""), known, tell);
		case "url":
			return checkAddress(place, address, known, tell);
		case "asset":
			return safeAddress(address) ? undefined : tell(place, "link_malformed", { target: address });
		case "email": {
			const email = String(value.email ?? value.url ?? "");
			return /^[^@\s]+@[^@\s]+$/.test(email) ? undefined : tell(place, "link_malformed", { target: email });
		}
		default:
			return tell(place, "field_type");
	}
}

/** An address that was written by hand. */
export function checkAddress(place: Place, written: string, known: KnownContent, tell: Tell) {
	const address = safeAddress(written);
	if (!address) return tell(place, "link_malformed", { target: written });
	const [path = ""] = address.split(/[?#]/);
	if (path.startsWith("/") && known.answers?.(path) === false) tell(place, "link_broken", { target: path });
}

export function checkStoryLink(place: Place, uuid: string, known: KnownContent, tell: Tell) {
	const story = known.story(uuid);
	if (!story) return tell(place, "link_broken", { target: uuid });
	if (!story.isPublished) tell(place, "link_unpublished", { target: story.name });
}

type Kind = NonNullable<FieldSchema["filetypes"]>[number];
const kinds: Readonly<Record<Kind, RegExp>> = {
	images: /^image\//,
	videos: /^video\//,
	audios: /^audio\//,
	texts: /^(text\/|application\/)/,
};

export function checkAsset(place: Place, value: FieldValue, known: KnownContent, tell: Tell) {
	if (!isRecord(value) || typeof value.filename !== "string") return tell(place, "field_type");
	const { filename, id, alt } = value;
	if (!safeAddress(filename)) return tell(place, "link_malformed", { target: filename });
	const asset = typeof id === "number" ? known.asset(id) : undefined;
	if (!asset && filename.startsWith("/f/")) return tell(place, "asset_missing", { file: filename });
	const { filetypes = [] } = place.schema;
	if (asset && filetypes.length > 0 && !filetypes.some((kind) => kinds[kind].test(asset.contentType)))
		tell(place, "asset_kind", { file: asset.name });
	const isPicture = asset ? asset.contentType.startsWith("image/") : isPictureAddress(filename);
	if (isPicture && !alt && !asset?.alt)
		tell(place, "alt_missing", { file: asset?.name ?? filename.split("/").at(-1) ?? filename });
}
