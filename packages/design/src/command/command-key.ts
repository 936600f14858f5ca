import { ownSwatchKey } from "../document/own-swatch.ts";
import type { Command } from "./command.ts";

/**
 * Equal for commands of which the later one makes the earlier one meaningless when nothing was done in between. Null for
 * one that stands for itself: what a transaction leads to may depend on what was there before.
 */
export function commandKey(command: Command): string | null {
	switch (command.type) {
		case "transaction":
		case "addPages":
		case "removePages":
		case "addAssets":
		case "removeAssets":
		case "applyLayout":
		case "fillPages":
		case "setFrames":
			return null;
		case "setTextStyle": {
			const { element, style, range, runs } = command;
			const members = Object.keys(style).sort().join("+");
			const where = range ? `${range.start}-${range.end}` : "";
			return `setTextStyle:${element}:${members}:${where}:${runs === undefined ? "" : "runs"}`;
		}
		case "setTextLayout": {
			const { type, element, ...members } = command;
			return `${type}:${element}:${Object.keys(members).sort().join("+")}`;
		}
		case "setPhoto":
		case "removePhoto":
			return `photo:${command.element}`;
		case "setInk":
			return `${command.type}:${command.element}:${command.slot}`;
		case "addElement":
			return `${command.type}:${command.value.id}`;
		case "setFact":
			return `${command.type}:${command.fact}`;
		case "addArtwork":
		case "removeArtwork":
			return `${command.type}:${command.key}`;
		case "addSwatch":
			return `${command.type}:${ownSwatchKey(command.swatch)}`;
		case "removeSwatch":
			return `${command.type}:${command.key}`;
		case "setFields":
		case "setLanguage":
		case "setGuests":
			return command.type;
		case "setGuest":
			return `${command.type}:${command.guest}`;
		case "setPageBackground":
		case "setPrint":
		case "setBaselineGrid":
		case "movePage":
			return `${command.type}:${command.page}`;
		case "setText":
		case "setCrop":
		case "setPhotoPlacement":
		case "setPhotoLook":
		case "setStroke":
		case "setOpacity":
		case "setShape":
		case "setArtwork":
		case "setCode":
		case "setPlacement":
		case "removeElement":
		case "moveElement":
		case "setGroup":
		case "setLocked":
		case "setRights":
			return `${command.type}:${command.element}`;
	}
}
