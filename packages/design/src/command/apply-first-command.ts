import { assertNever } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import type { Attempt, PhotoLookup } from "./apply-command/applied.ts";
import { addAssets, removeAssets } from "./apply-command/change-assets.ts";
import { setFact, setLanguage, setPageBackground } from "./apply-command/change-page.ts";
import {
	removePhoto,
	setCrop,
	setPhoto,
	setPhotoLook,
	setPhotoPlacement,
} from "./apply-command/change-photo.ts";
import { setText } from "./apply-command/change-text.ts";
import { applierOf } from "./apply-with.ts";
import type { CommandOf } from "./command.ts";

/** What a person can do before they take a tool into their hand: words, facts and photos. */
export type FirstCommand = CommandOf<
	| "setText"
	| "setPhoto"
	| "setCrop"
	| "setPhotoPlacement"
	| "setPhotoLook"
	| "removePhoto"
	| "setPageBackground"
	| "setFact"
	| "setLanguage"
	| "addAssets"
	| "removeAssets"
>;

export function attemptFirst(document: DesignDocument, command: FirstCommand, photos: PhotoLookup): Attempt {
	switch (command.type) {
		case "setText":
			return setText(document, command);
		case "setPhoto":
			return setPhoto(document, command, photos);
		case "setCrop":
			return setCrop(document, command);
		case "setPhotoPlacement":
			return setPhotoPlacement(document, command);
		case "setPhotoLook":
			return setPhotoLook(document, command);
		case "removePhoto":
			return removePhoto(document, command);
		case "setPageBackground":
			return setPageBackground(document, command);
		case "setFact":
			return setFact(document, command);
		case "setLanguage":
			return setLanguage(document, command);
		case "addAssets":
			return addAssets(document, command, photos);
		case "removeAssets":
			return removeAssets(document, command);
		default:
			return assertNever(command, "command");
	}
}

/**
 * Applies the first commands and transactions of such; any other throws. For a page that fetches the rest
 * (`applyCommand`) when somebody begins.
 */
export const applyFirstCommand = applierOf({
	attempt: (document, command, photos) => attemptFirst(document, command as FirstCommand, photos),
});
