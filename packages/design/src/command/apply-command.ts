import { ok, type Result } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import type { Attempt, CommandError, PhotoLookup } from "./apply-command/applied.ts";
import { addArtwork, removeArtwork } from "./apply-command/change-artworks.ts";
import {
	addElement,
	moveElement,
	removeElement,
	setGroup,
	setLocked,
	setRights,
} from "./apply-command/change-elements.ts";
import { applyLayout, setFrames } from "./apply-command/change-frames.ts";
import { setFields, setGuest, setGuests } from "./apply-command/change-guests.ts";
import { addPages, movePage, removePages, setPrint } from "./apply-command/change-pages.ts";
import {
	setArtwork,
	setCode,
	setInk,
	setOpacity,
	setShape,
	setStroke,
} from "./apply-command/change-paint.ts";
import { addSwatch, removeSwatch } from "./apply-command/change-swatches.ts";
import { setTextLayout, setTextStyle } from "./apply-command/change-text-style.ts";
import { fillPages } from "./apply-command/fill-pages.ts";
import { placeTogether } from "./apply-command/place-together.ts";
import { setBaselineGrid } from "./apply-command/set-baseline-grid.ts";
import { setPlacement } from "./apply-command/set-placement.ts";
import { attemptFirst } from "./apply-first-command.ts";
import { type ApplyCommand, applierOf } from "./apply-with.ts";
import type { Command, SimpleCommand } from "./command.ts";

/** Applies any command. */
export const applyCommand: ApplyCommand = applierOf({ attempt, placeTogether });

function attempt(document: DesignDocument, command: SimpleCommand, photos: PhotoLookup): Attempt {
	switch (command.type) {
		case "setTextStyle":
			return setTextStyle(document, command);
		case "setTextLayout":
			return setTextLayout(document, command);
		case "setInk":
			return setInk(document, command);
		case "setStroke":
			return setStroke(document, command);
		case "setOpacity":
			return setOpacity(document, command);
		case "setShape":
			return setShape(document, command);
		case "setArtwork":
			return setArtwork(document, command);
		case "setCode":
			return setCode(document, command);
		case "setPlacement":
			return setPlacement(document, command);
		case "addElement":
			return addElement(document, command, photos);
		case "removeElement":
			return removeElement(document, command);
		case "moveElement":
			return moveElement(document, command);
		case "setGroup":
			return setGroup(document, command);
		case "setLocked":
			return setLocked(document, command);
		case "setRights":
			return setRights(document, command);
		case "addPages":
			return addPages(document, command, photos);
		case "removePages":
			return removePages(document, command);
		case "movePage":
			return movePage(document, command);
		case "applyLayout":
			return applyLayout(document, command, photos);
		case "fillPages":
			return fillPages(document, command, photos);
		case "setFrames":
			return setFrames(document, command, photos);
		case "addArtwork":
			return addArtwork(document, command);
		case "removeArtwork":
			return removeArtwork(document, command);
		case "addSwatch":
			return addSwatch(document, command);
		case "removeSwatch":
			return removeSwatch(document, command);
		case "setGuests":
			return setGuests(document, command);
		case "setGuest":
			return setGuest(document, command);
		case "setFields":
			return setFields(document, command);
		case "setBaselineGrid":
			return setBaselineGrid(document, command);
		case "setPrint":
			return setPrint(document, command);
		default:
			return attemptFirst(document, command, photos);
	}
}

/** Applies commands in order; stops at the first that cannot be applied, leaving nothing half done. */
export function applyCommands(
	document: DesignDocument,
	commands: readonly Command[],
	photos: PhotoLookup,
): Result<DesignDocument, CommandError> {
	let current = document;
	for (const command of commands) {
		const applied = applyCommand(current, command, photos);
		if (!applied.ok) return applied;
		current = applied.value.document;
	}
	return ok(current);
}
