import { err } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import type { Crop, PhotoElement, PlacedPhoto } from "../../document/photo-element.ts";
import {
	coverCrop,
	isInside,
	lyingOf,
	type PixelSize,
	uprightSlot,
	viewOfCrop,
	zoomCrop,
} from "../../draw/crop.ts";
import type { Command, CommandOf } from "../command.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, changed, elementOfType, type PhotoLookup } from "./applied.ts";

export function setPhoto(
	document: DesignDocument,
	command: CommandOf<"setPhoto">,
	photos: PhotoLookup,
): Attempt {
	const found = elementOfType(document, command.element, "photo");
	if (!found.ok) return found;
	const { upload, turn, tilt, element: id } = command;
	const size = photos(upload);
	if (!size) return err({ code: "upload_unknown", element: id, upload });
	const { width, height, outline } = size;
	const photo: PlacedPhoto = {
		upload,
		width,
		height,
		crop: command.crop ?? coverCrop(size, uprightSlot(found.value.box, turn), tilt),
		...lyingOf(command),
		...(outline !== undefined && { outline }),
	};
	const after = { ...found.value, photo };
	const broken = checkCrop(photo, after);
	if (broken) return err(broken);
	return changed(document, after, placing(after), placing(found.value));
}

export function removePhoto(document: DesignDocument, command: CommandOf<"removePhoto">): Attempt {
	const found = elementOfType(document, command.element, "photo");
	if (!found.ok) return found;
	return changed(document, { ...found.value, photo: null }, command, placing(found.value));
}

/** The command that leads to the photo a slot has. */
function placing({ id, photo }: PhotoElement): Command {
	if (!photo) return { type: "removePhoto", element: id };
	const { upload, crop } = photo;
	return {
		type: "setPhoto",
		element: id,
		upload,
		crop,
		...lyingOf(photo),
	};
}

export function setCrop(document: DesignDocument, command: CommandOf<"setCrop">): Attempt {
	const found = elementOfType(document, command.element, "photo");
	if (!found.ok) return found;
	const { photo } = found.value;
	if (!photo) return err({ code: "crop_outside_photo", element: command.element });
	const cropped = { ...photo, crop: command.crop };
	const broken = checkCrop(cropped, found.value);
	if (broken) return err(broken);
	const inverse: Command = { ...command, crop: photo.crop };
	return changed(document, { ...found.value, photo: cropped }, command, inverse);
}

export function setPhotoPlacement(
	document: DesignDocument,
	command: CommandOf<"setPhotoPlacement">,
): Attempt {
	const found = elementOfType(document, command.element, "photo");
	if (!found.ok) return found;
	const { photo, box } = found.value;
	if (!photo) return err({ code: "crop_outside_photo", element: command.element });
	const { turn, mirrored, tilt = 0, ...others } = photo;
	const { tilt: tilted = tilt } = command;
	const turned: PlacedPhoto = {
		...others,
		...(command.turn && { turn: command.turn }),
		...(command.mirrored && { mirrored: true }),
		...(tilted !== 0 && { tilt: tilted }),
	};
	const before = uprightSlot(box, turn);
	const after = uprightSlot(box, turned.turn);
	const fitted =
		before.width === after.width && tilt === tilted
			? photo.crop
			: zoomCrop(photo, after, viewOfCrop(photo, before, photo.crop, tilt), tilted);
	const placed = { ...turned, crop: command.crop ?? fitted };
	const broken = checkCrop(placed, found.value);
	if (broken) return err(broken);
	return changed(
		document,
		{ ...found.value, photo: placed },
		{ ...command, tilt: tilted, crop: placed.crop },
		{ ...command, turn: turn ?? null, mirrored: mirrored ?? false, tilt, crop: photo.crop },
	);
}

export function setPhotoLook(document: DesignDocument, command: CommandOf<"setPhotoLook">): Attempt {
	const found = elementOfType(document, command.element, "photo");
	if (!found.ok) return found;
	const inverse: Command = { ...command, look: found.value.look ?? null };
	return changed(document, withMember(found.value, "look", command.look), command, inverse);
}

/** The crop of a photo for a slot of another shape, with the same centre and zoom; as it is where it fits already. */
export function refitCrop(photo: PlacedPhoto, from: PhotoElement["box"], to: PhotoElement["box"]): Crop {
	if (from.width === to.width && from.height === to.height) return photo.crop;
	const { turn, tilt } = photo;
	const view = viewOfCrop(photo, uprightSlot(from, turn), photo.crop, tilt);
	return zoomCrop(photo, uprightSlot(to, turn), view, tilt);
}

/** A crop lies in its photo and has the shape of its slot, to the rounding of one pixel: nothing is printed stretched. */
export function checkCrop(
	{ crop, turn, tilt = 0, width, height }: PixelSize & Pick<PlacedPhoto, "crop" | "turn" | "tilt">,
	{ id, box }: Pick<PhotoElement, "id" | "box">,
): CommandError | undefined {
	const slot = uprightSlot(box, turn);
	if (!isInside({ width, height }, slot, crop, tilt)) {
		return { code: "crop_outside_photo", element: id };
	}
	const deviation = Math.abs(crop.width * slot.height - crop.height * slot.width);
	return deviation > Math.max(slot.width, slot.height) ? { code: "crop_distorted", element: id } : undefined;
}
