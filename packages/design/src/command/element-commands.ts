import type { ShapeElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import type { TextElement } from "../document/text-element.ts";
import { lyingOf } from "../draw/crop.ts";
import type { Command } from "./command.ts";
import { isEqual } from "./is-equal.ts";

/** Commands that make one element out of another with the same id and of the same type, as far as there are any. */
export function elementCommands(from: DesignElement, to: DesignElement): Command[] {
	const element = to.id;
	const commands: Command[] = [];
	if (!isEqual(from.box, to.box) || from.rotation !== to.rotation) {
		commands.push({ type: "setPlacement", element, box: to.box, rotation: to.rotation });
	}
	if (from.type !== "group" && to.type !== "group" && from.opacity !== to.opacity) {
		commands.push({ type: "setOpacity", element, opacity: to.opacity ?? null });
	}
	if (from.locked !== to.locked) commands.push({ type: "setLocked", element, locked: to.locked === true });
	if (!isEqual(from.grants, to.grants))
		commands.push({ type: "setRights", element, grants: to.grants ?? null });
	return [...commands, ...ownCommands(from, to)];
}

function ownCommands(from: DesignElement, to: DesignElement): Command[] {
	const element = to.id;
	if (from.type === "text" && to.type === "text") return textCommands(from, to);
	if (from.type === "photo" && to.type === "photo") return photoCommands(from, to);
	if (from.type === "artwork" && to.type === "artwork") {
		const slots = [...new Set([...Object.keys(from.inks), ...Object.keys(to.inks)])];
		const { artwork, mirrored } = to;
		const isOther = from.artwork !== artwork || from.mirrored !== mirrored;
		return [
			...slots.flatMap((slot) => inkCommand(element, slot, from.inks[slot], to.inks[slot])),
			...(isOther
				? [{ type: "setArtwork", element, artwork, ...(mirrored !== undefined && { mirrored }) } as const]
				: []),
		];
	}
	if (from.type === "shape" && to.type === "shape") {
		return [
			...shapeCommand(from, to),
			...inkCommand(element, "fill", from.fill, to.fill),
			...strokeCommand(element, from.stroke, to.stroke),
		];
	}
	if (from.type === "line" && to.type === "line") return strokeCommand(element, from.stroke, to.stroke);
	if (from.type === "qr" && to.type === "qr") {
		const { content, level } = to;
		return [
			...(from.content === content && from.level === level
				? []
				: [{ type: "setCode", element, content, level } as const]),
			...inkCommand(element, "ink", from.ink, to.ink),
			...inkCommand(element, "background", from.background, to.background),
		];
	}
	return [];
}

function shapeCommand(from: ShapeElement | PhotoElement, to: ShapeElement | PhotoElement): Command[] {
	const { id: element, shape, radius } = to;
	if (from.shape === shape && from.radius === radius) return [];
	return [{ type: "setShape", element, shape, ...(radius !== undefined && { radius }) }];
}

type SetInk = Extract<Command, { type: "setInk" }>;
type SetStroke = Extract<Command, { type: "setStroke" }>;

function inkCommand(
	element: string,
	slot: string,
	from: SetInk["ink"] | undefined,
	to: SetInk["ink"] | undefined,
): Command[] {
	return isEqual(from, to) ? [] : [{ type: "setInk", element, slot, ink: to ?? null }];
}

function strokeCommand(
	element: string,
	from: SetStroke["stroke"] | undefined,
	to: SetStroke["stroke"] | undefined,
): Command[] {
	return isEqual(from, to) ? [] : [{ type: "setStroke", element, stroke: to ?? null }];
}

function textCommands(from: TextElement, to: TextElement): Command[] {
	const element = to.id;
	const commands: Command[] = [];
	const runs = to.runs ?? null;
	if (from.text !== to.text || !isEqual(from.runs, to.runs)) {
		commands.push({ type: "setText", element, text: to.text, runs });
	}
	const style = changedMembers(from.style, to.style);
	if (Object.keys(style).length > 0) commands.push({ type: "setTextStyle", element, style, runs });
	const layoutOf = ({ verticalAlign, hyphenation, onGrid, fitMin, grow }: TextElement) => ({
		verticalAlign,
		hyphenation,
		onGrid: onGrid === true,
		fitMin,
		grow: grow === true,
	});
	const layout = changedMembers(layoutOf(from), layoutOf(to));
	if (Object.keys(layout).length > 0) commands.push({ type: "setTextLayout", element, ...layout });
	return commands;
}

/** The members that differ, as they are to be; null for one that is to go. */
function changedMembers(from: object, to: object): Record<string, unknown> {
	const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
	const names = [...new Set([...before.keys(), ...after.keys()])];
	const changed = names.filter((name) => !isEqual(before.get(name), after.get(name)));
	return Object.fromEntries(changed.map((name) => [name, after.get(name) ?? null]));
}

function photoCommands(from: PhotoElement, to: PhotoElement): Command[] {
	const element = to.id;
	const commands: Command[] = [];
	if (!to.photo && from.photo) commands.push({ type: "removePhoto", element });
	// Another box has fitted the crop anew.
	if (to.photo && !(isEqual(from.photo, to.photo) && isEqual(from.box, to.box))) {
		const { upload, crop } = to.photo;
		const placing = { upload, crop, ...lyingOf(to.photo) };
		const isCrop = from.photo !== null && isEqual({ ...from.photo, crop }, to.photo);
		commands.push(isCrop ? { type: "setCrop", element, crop } : { type: "setPhoto", element, ...placing });
	}
	if (!isEqual(from.look, to.look)) commands.push({ type: "setPhotoLook", element, look: to.look ?? null });
	commands.push(...shapeCommand(from, to));
	return commands;
}
