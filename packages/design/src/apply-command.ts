import { assertNever, err, ok, type Result } from "@offizin/base";
import type { Command } from "./command.ts";
import { coverCrop, type PixelSize } from "./crop.ts";
import type { DesignDocument } from "./document.ts";
import { findElement } from "./document-elements.ts";
import type { DesignElement } from "./element.ts";
import type { Crop, PhotoElement } from "./photo-element.ts";
import type { TextElement } from "./text-element.ts";

export type CommandError =
	| { readonly code: "element_unknown"; readonly element: string }
	| {
			readonly code: "element_wrong_type";
			readonly element: string;
			readonly expected: DesignElement["type"];
	  }
	| { readonly code: "element_locked"; readonly element: string }
	| {
			readonly code: "text_too_long";
			readonly element: string;
			readonly maxLength: number;
			readonly length: number;
	  }
	| { readonly code: "choice_unknown"; readonly element: string; readonly field: "font" | "ink" | "size" }
	| { readonly code: "upload_unknown"; readonly element: string; readonly upload: string }
	| { readonly code: "crop_outside_photo" | "crop_distorted"; readonly element: string };

/** Looks up the upright pixel size of an upload the owner may use. */
export type PhotoLookup = (upload: string) => PixelSize | undefined;

export interface Applied {
	readonly document: DesignDocument;
	/** Applied to `document` it restores the previous state. */
	readonly inverse: Command;
}

/** Type sizes a shopper may choose, in micrometres: 6 to 96 pt (domain.md §1.1: no type below 6 pt). */
export const TYPE_SIZE_RANGE = { min: 2117, max: 33_867 } as const;

/** Applies one command. The document given is never changed. */
export function applyCommand(
	document: DesignDocument,
	command: Command,
	photos: PhotoLookup,
): Result<Applied, CommandError> {
	switch (command.type) {
		case "setText":
			return setText(document, command);
		case "setTextStyle":
			return setTextStyle(document, command);
		case "setPhoto":
			return setPhoto(document, command, photos);
		case "setCrop":
			return setCrop(document, command);
		case "removePhoto":
			return removePhoto(document, command.element);
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

type Of<Type extends Command["type"]> = Extract<Command, { type: Type }>;

function setText(
	document: DesignDocument,
	{ element: id, text }: Of<"setText">,
): Result<Applied, CommandError> {
	const found = editableText(document, id);
	if (!found.ok) return found;
	const normalized = tidyText(text);
	const { maxLength } = found.value;
	if (normalized.length > maxLength) {
		return err({ code: "text_too_long", element: id, maxLength, length: normalized.length });
	}
	return replaced(
		document,
		{ ...found.value, text: normalized },
		{ type: "setText", element: id, text: found.value.text },
	);
}

/** Composed letters, one kind of line end, and nothing that jsonb cannot hold: no NUL, no half surrogate pair. */
function tidyText(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFC")
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.replaceAll("\0", "");
}

function setTextStyle(
	document: DesignDocument,
	{ element: id, style }: Of<"setTextStyle">,
): Result<Applied, CommandError> {
	const found = editableText(document, id);
	if (!found.ok) return found;
	const before = found.value.style;
	if (style.font !== undefined && !document.choices.fonts.includes(style.font)) {
		return err({ code: "choice_unknown", element: id, field: "font" });
	}
	const { ink } = style;
	if (
		ink &&
		!document.choices.inks.some((choice) => choice.role === ink.role && choice.swatch === ink.swatch)
	) {
		return err({ code: "choice_unknown", element: id, field: "ink" });
	}
	if (style.size !== undefined && (style.size < TYPE_SIZE_RANGE.min || style.size > TYPE_SIZE_RANGE.max)) {
		return err({ code: "choice_unknown", element: id, field: "size" });
	}
	const changed = {
		...before,
		...(style.font === undefined ? {} : { font: style.font }),
		...(style.size === undefined ? {} : { size: style.size }),
		...(style.align === undefined ? {} : { align: style.align }),
		...(ink === undefined ? {} : { ink }),
	};
	const { font, size, align } = before;
	const inverse: Command = {
		type: "setTextStyle",
		element: id,
		style: { font, size, align, ink: before.ink },
	};
	return replaced(document, { ...found.value, style: changed }, inverse);
}

function setPhoto(
	document: DesignDocument,
	command: Of<"setPhoto">,
	photos: PhotoLookup,
): Result<Applied, CommandError> {
	const found = photoSlot(document, command.element);
	if (!found.ok) return found;
	const size = photos(command.upload);
	if (!size) return err({ code: "upload_unknown", element: command.element, upload: command.upload });
	const crop = command.crop ?? coverCrop(size, found.value.box);
	const broken = checkCrop(crop, size, found.value);
	if (broken) return err(broken);
	const photo = { upload: command.upload, width: size.width, height: size.height, crop };
	return replaced(document, { ...found.value, photo }, restorePhoto(found.value));
}

function setCrop(
	document: DesignDocument,
	{ element: id, crop }: Of<"setCrop">,
): Result<Applied, CommandError> {
	const found = photoSlot(document, id);
	if (!found.ok) return found;
	const { photo } = found.value;
	if (!photo) return err({ code: "crop_outside_photo", element: id });
	const broken = checkCrop(crop, photo, found.value);
	if (broken) return err(broken);
	const fitted = { ...photo, crop };
	return replaced(
		document,
		{ ...found.value, photo: fitted },
		{ type: "setCrop", element: id, crop: photo.crop },
	);
}

function removePhoto(document: DesignDocument, id: string): Result<Applied, CommandError> {
	const found = photoSlot(document, id);
	if (!found.ok) return found;
	return replaced(document, { ...found.value, photo: null }, restorePhoto(found.value));
}

function restorePhoto({ id, photo }: PhotoElement): Command {
	return photo
		? { type: "setPhoto", element: id, upload: photo.upload, crop: photo.crop }
		: { type: "removePhoto", element: id };
}

/** A crop lies in its photo and has the shape of its slot, to the rounding of one pixel: nothing is printed stretched. */
function checkCrop(crop: Crop, photo: PixelSize, { id, box }: PhotoElement): CommandError | undefined {
	if (crop.x + crop.width > photo.width || crop.y + crop.height > photo.height) {
		return { code: "crop_outside_photo", element: id };
	}
	const deviation = Math.abs(crop.width * box.height - crop.height * box.width);
	return deviation > Math.max(box.width, box.height) ? { code: "crop_distorted", element: id } : undefined;
}

function editableText(document: DesignDocument, id: string): Result<TextElement, CommandError> {
	const element = findElement(document, id);
	if (!element) return err({ code: "element_unknown", element: id });
	if (element.type !== "text") return err({ code: "element_wrong_type", element: id, expected: "text" });
	return element.editable ? ok(element) : err({ code: "element_locked", element: id });
}

function photoSlot(document: DesignDocument, id: string): Result<PhotoElement, CommandError> {
	const element = findElement(document, id);
	if (!element) return err({ code: "element_unknown", element: id });
	return element.type === "photo"
		? ok(element)
		: err({ code: "element_wrong_type", element: id, expected: "photo" });
}

function replaced(
	document: DesignDocument,
	element: DesignElement,
	inverse: Command,
): Result<Applied, CommandError> {
	const pages = document.pages.map((page) =>
		page.elements.some(({ id }) => id === element.id)
			? { ...page, elements: page.elements.map((other) => (other.id === element.id ? element : other)) }
			: page,
	);
	return ok({ document: { ...document, pages }, inverse });
}
