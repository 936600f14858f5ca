import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { Asset } from "../../document/photo-element.ts";
import type { CommandOf } from "../command.ts";
import { withMember } from "../with-member.ts";
import type { Attempt, PhotoLookup } from "./applied.ts";

/** Photos for the tray; what lies there stays where it is, so that adding it twice is adding it once. */
export function addAssets(
	document: DesignDocument,
	{ type, assets: wanted }: CommandOf<"addAssets">,
	photos: PhotoLookup,
): Attempt {
	const assets = [...(document.assets ?? [])];
	const added: string[] = [];
	for (const { upload, index = assets.length } of wanted) {
		if (assets.some((one) => one.upload === upload)) continue;
		const size = photos(upload);
		if (!size) return err({ code: "tray_upload_unknown", upload });
		assets.splice(index, 0, { upload, width: size.width, height: size.height });
		added.push(upload);
	}
	if (assets.length > DOCUMENT_LIMITS.assets) {
		return err({ code: "tray_full", limit: DOCUMENT_LIMITS.assets });
	}
	const done = assets.flatMap(({ upload }, index) => (added.includes(upload) ? [{ upload, index }] : []));
	return ok({
		document: withAssets(document, assets),
		command: { type, assets: done },
		inverse: { type: "removeAssets", uploads: added },
	});
}

/** Takes photos out of the tray; where they are placed they stay. */
export function removeAssets(
	document: DesignDocument,
	{ type, uploads }: CommandOf<"removeAssets">,
): Attempt {
	const before = document.assets ?? [];
	const gone = new Set(uploads);
	const taken = before.flatMap(({ upload }, index) => (gone.has(upload) ? [{ upload, index }] : []));
	const left = before.filter(({ upload }) => !gone.has(upload));
	return ok({
		document: withAssets(document, left),
		command: { type, uploads: taken.map(({ upload }) => upload) },
		inverse: { type: "addAssets", assets: taken },
	});
}

/** An empty tray is none. */
function withAssets(document: DesignDocument, assets: Asset[]): DesignDocument {
	return withMember(document, "assets", assets.length > 0 ? assets : undefined);
}
