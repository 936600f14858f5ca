import { assertNever, err, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import { findOverweight, weightOfDocument } from "../document/document-weight.ts";
import { asksFor, withFacts } from "../facts/with-facts.ts";
import type { Applied, CommandError, PhotoLookup } from "./apply-command/applied.ts";
import { addArtwork, removeArtwork } from "./apply-command/change-artworks.ts";
import { addAssets, removeAssets } from "./apply-command/change-assets.ts";
import {
	addElement,
	moveElement,
	removeElement,
	setGroup,
	setLocked,
	setRights,
} from "./apply-command/change-elements.ts";
import { applyLayout, setFrames } from "./apply-command/change-frames.ts";
import { setGuest, setGuests } from "./apply-command/change-guests.ts";
import {
	setBaselineGrid,
	setFact,
	setFields,
	setLanguage,
	setPageBackground,
} from "./apply-command/change-page.ts";
import { addPages, movePage, removePages } from "./apply-command/change-pages.ts";
import {
	setArtwork,
	setCode,
	setInk,
	setOpacity,
	setShape,
	setStroke,
} from "./apply-command/change-paint.ts";
import {
	removePhoto,
	setCrop,
	setPhoto,
	setPhotoLook,
	setPhotoPlacement,
} from "./apply-command/change-photo.ts";
import { addSwatch, removeSwatch } from "./apply-command/change-swatches.ts";
import { setText, setTextLayout, setTextStyle } from "./apply-command/change-text.ts";
import { fillPages } from "./apply-command/fill-pages.ts";
import { placeTogether } from "./apply-command/place-together.ts";
import { setPlacement } from "./apply-command/set-placement.ts";
import type { Command, CommandOf, SimpleCommand } from "./command.ts";
import { simpleCommands } from "./together.ts";

/**
 * Applies one command. The document given is never changed, and the one made opens without repair. Texts that are not
 * editable refuse other words and other type; they are placed, ordered, grouped and removed like a drawing.
 */
export function applyCommand(
	document: DesignDocument,
	command: Command,
	photos: PhotoLookup,
): Result<Applied, CommandError> {
	if (command.type === "transaction") return applyTransaction(document, command, photos);
	const applied = attempt(document, command, photos);
	const element = changedElement(document, command);
	if (!applied.ok || element === undefined) return applied;
	const after = withFacts(applied.value.document);
	const isTooHeavy = findOverweight(after) && weightOfDocument(after) > weightOfDocument(withFacts(document));
	return isTooHeavy ? err({ code: "page_too_heavy", element }) : applied;
}

/** All or none; each command meets what those before it have made. */
function applyTransaction(
	document: DesignDocument,
	{ type, commands }: CommandOf<"transaction">,
	photos: PhotoLookup,
): Result<Applied, CommandError> {
	let current = document;
	const done: SimpleCommand[] = [];
	const inverse: SimpleCommand[] = [];
	for (let at = 0; at < commands.length; ) {
		const placed = placeTogether(current, commands.slice(at));
		if (placed) {
			current = placed.document;
			done.push(...placed.done);
			inverse.unshift(...placed.inverse);
			at += placed.done.length;
			continue;
		}
		const one = commands[at++];
		if (!one) break;
		const applied = applyCommand(current, one, photos);
		if (!applied.ok) return applied;
		current = applied.value.document;
		done.push(...simpleCommands(applied.value.command));
		inverse.unshift(...simpleCommands(applied.value.inverse));
	}
	return ok({
		document: current,
		command: { type, commands: done },
		inverse: { type, commands: inverse },
	});
}

/** What a command can make heavier; of a fact the first text that asks for it. */
function changedElement(document: DesignDocument, command: SimpleCommand): string | undefined {
	if (command.type === "setFact") return elementsOf(document).find((one) => asksFor(one, command.fact))?.id;
	if (command.type === "addElement") return command.value.id;
	if (command.type === "addPages") return command.pages.flatMap(({ value }) => value.elements)[0]?.id;
	if (command.type === "applyLayout") return command.newTexts?.[0]?.id ?? command.places[0]?.element;
	if (command.type === "setFrames") return command.pages.flatMap(({ frames }) => frames)[0]?.value.id;
	if (command.type === "fillPages") return `${command.name}-1`;
	return "element" in command ? command.element : undefined;
}

function attempt(
	document: DesignDocument,
	command: SimpleCommand,
	photos: PhotoLookup,
): Result<Applied, CommandError> {
	switch (command.type) {
		case "setText":
			return setText(document, command);
		case "setTextStyle":
			return setTextStyle(document, command);
		case "setTextLayout":
			return setTextLayout(document, command);
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
		case "setPageBackground":
			return setPageBackground(document, command);
		case "setBaselineGrid":
			return setBaselineGrid(document, command);
		case "setFact":
			return setFact(document, command);
		case "setLanguage":
			return setLanguage(document, command);
		case "addPages":
			return addPages(document, command, photos);
		case "removePages":
			return removePages(document, command);
		case "movePage":
			return movePage(document, command);
		case "addAssets":
			return addAssets(document, command, photos);
		case "removeAssets":
			return removeAssets(document, command);
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
		case "setFields":
			return setFields(document, command);
		case "setGuests":
			return setGuests(document, command);
		case "setGuest":
			return setGuest(document, command);
		default:
			return assertNever(command, "command");
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
