import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { elementsOf } from "../../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import { weightOfArtworks } from "../../document/document-weight.ts";
import type { CommandOf } from "../command.ts";
import { isEqual } from "../is-equal.ts";
import { withMember } from "../with-member.ts";
import type { Attempt } from "./applied.ts";

/** Two tabs may add the same drawing: who comes second changes nothing, and nothing is what undo takes back. */
export function addArtwork(document: DesignDocument, command: CommandOf<"addArtwork">): Attempt {
	const { key, artwork } = command;
	if (Object.hasOwn(document.artworks, key)) {
		return isEqual(document.artworks[key], artwork)
			? ok({ document, command, inverse: command })
			: err({ code: "artwork_exists", artwork: key });
	}
	const artworks = { ...document.artworks, [key]: artwork };
	const isFull =
		Object.keys(artworks).length > DOCUMENT_LIMITS.artworks ||
		weightOfArtworks(artworks) > DOCUMENT_LIMITS.artworksWeight;
	if (isFull) return err({ code: "artworks_full", artwork: key });
	return ok({ document: { ...document, artworks }, command, inverse: { type: "removeArtwork", key } });
}

export function removeArtwork(document: DesignDocument, command: CommandOf<"removeArtwork">): Attempt {
	const { key } = command;
	const artwork = Object.hasOwn(document.artworks, key) ? document.artworks[key] : undefined;
	if (!artwork) return err({ code: "artwork_missing", artwork: key });
	const isUsed = elementsOf(document).some((one) => one.type === "artwork" && one.artwork === key);
	if (isUsed) return err({ code: "artwork_in_use", artwork: key });
	return ok({
		document: { ...document, artworks: withMember(document.artworks, key, null) },
		command,
		inverse: { type: "addArtwork", key, artwork },
	});
}
