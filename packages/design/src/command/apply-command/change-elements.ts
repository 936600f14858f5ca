import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { findElement, locateElement } from "../../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { DesignElement } from "../../document/element.ts";
import type { CommandOf } from "../command.ts";
import { tidyElement } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, changed, type PhotoLookup, withPage } from "./applied.ts";
import { MAX_CONTENT } from "./change-paint.ts";
import { checkCrop } from "./change-photo.ts";
import { checkText } from "./change-text.ts";
import { unknownChoice } from "./choices.ts";

export function addElement(
	document: DesignDocument,
	command: CommandOf<"addElement">,
	photos: PhotoLookup,
): Attempt {
	const page = document.pages.find(({ key }) => key === command.page);
	if (!page) return err({ code: "page_missing", page: command.page });
	const value = tidyElement(command.value);
	const broken = limitBroken(document, page.elements, value) ?? checkAdded(document, value, photos);
	if (broken) return err(broken);
	const group = groupBroken(page.elements, value.id, value.group);
	if (group) return err(group);
	const index = Math.min(command.index ?? page.elements.length, page.elements.length);
	return ok({
		document: withPage(document, { ...page, elements: page.elements.toSpliced(index, 0, value) }),
		command: { ...command, value, index },
		inverse: { type: "removeElement", element: value.id },
	});
}

function limitBroken(
	document: DesignDocument,
	elements: readonly DesignElement[],
	{ id }: DesignElement,
): CommandError | undefined {
	if (locateElement(document, id)) return { code: "element_exists", element: id };
	if (elements.length >= DOCUMENT_LIMITS.elementsPerPage) {
		return { code: "limit_exceeded", element: id, limit: DOCUMENT_LIMITS.elementsPerPage };
	}
	const total = document.pages.reduce((sum, page) => sum + page.elements.length, 0);
	return total >= DOCUMENT_LIMITS.elements
		? { code: "limit_exceeded", element: id, limit: DOCUMENT_LIMITS.elements }
		: undefined;
}

/** Composing letters can make a label longer than its schema lets in. */
const MAX_LABEL = 60;

/** What keeps an element from being put onto a page of a document. */
export function checkAdded(
	document: DesignDocument,
	value: DesignElement,
	photos: PhotoLookup,
): CommandError | undefined {
	const { id } = value;
	const tooLong = (text: string, maxLength: number): CommandError | undefined =>
		text.length > maxLength
			? { code: "text_too_long", element: id, maxLength, length: text.length }
			: undefined;
	const label = tooLong(value.label, MAX_LABEL);
	if (label) return label;
	switch (value.type) {
		case "text":
			// However long it is read: facts may have made it longer, and what is taken away must be able to come back.
			return checkText(document, value);
		case "photo": {
			const { photo } = value;
			if (!photo) return undefined;
			const known = photos(photo.upload);
			const isSame = known?.width === photo.width && known.height === photo.height;
			return isSame ? checkCrop(photo, value) : { code: "upload_unknown", element: id, upload: photo.upload };
		}
		case "artwork":
			return Object.hasOwn(document.artworks, value.artwork)
				? unknownChoice(document, value)
				: { code: "artwork_unknown", element: id };
		case "qr":
			return tooLong(value.content, MAX_CONTENT) ?? unknownChoice(document, value);
		case "shape":
		case "line":
		case "group":
			return unknownChoice(document, value);
	}
}

export function removeElement(document: DesignDocument, command: CommandOf<"removeElement">): Attempt {
	const found = locateElement(document, command.element);
	if (!found) return err({ code: "element_unknown", element: command.element });
	const { page, element } = found;
	const { id } = element;
	if (page.elements.some(({ group }) => group === id)) return err({ code: "group_in_use", element: id });
	const index = page.elements.indexOf(element);
	return ok({
		document: withPage(document, { ...page, elements: page.elements.toSpliced(index, 1) }),
		command,
		inverse: { type: "addElement", page: page.key, value: element, index },
	});
}

export function moveElement(document: DesignDocument, command: CommandOf<"moveElement">): Attempt {
	const found = locateElement(document, command.element);
	if (!found) return err({ code: "element_unknown", element: command.element });
	const { page, element } = found;
	const before = page.elements.indexOf(element);
	const index = Math.min(command.index, page.elements.length - 1);
	const elements = page.elements.toSpliced(before, 1).toSpliced(index, 0, element);
	return ok({
		document: withPage(document, { ...page, elements }),
		command: { ...command, index },
		inverse: { ...command, index: before },
	});
}

export function setGroup(document: DesignDocument, command: CommandOf<"setGroup">): Attempt {
	const found = locateElement(document, command.element);
	if (!found) return err({ code: "element_unknown", element: command.element });
	const { page, element } = found;
	const broken = groupBroken(page.elements, element.id, command.group);
	if (broken) return err(broken);
	const inverse = { ...command, group: element.group ?? null };
	return changed(document, withMember(element, "group", command.group), command, inverse);
}

export function setLocked(document: DesignDocument, command: CommandOf<"setLocked">): Attempt {
	const element = findElement(document, command.element);
	if (!element) return err({ code: "element_unknown", element: command.element });
	const inverse = { ...command, locked: element.locked === true };
	return changed(document, withMember(element, "locked", command.locked || null), command, inverse);
}

export function setRights(document: DesignDocument, command: CommandOf<"setRights">): Attempt {
	const element = findElement(document, command.element);
	if (!element) return err({ code: "element_unknown", element: command.element });
	const inverse = { ...command, grants: element.grants ?? null };
	return changed(document, withMember(element, "grants", command.grants), command, inverse);
}

/** A group is an element of the same page, of the type for it, and not inside what it would hold. */
export function groupBroken(
	elements: readonly DesignElement[],
	id: string,
	group: string | null | undefined,
): CommandError | undefined {
	for (let outer = group; outer !== null && outer !== undefined; ) {
		if (outer === id) return { code: "group_circular", element: id };
		const holder: DesignElement | undefined = elements.find(
			(one) => one.id === outer && one.type === "group",
		);
		if (!holder) return { code: "group_unknown", element: id };
		outer = holder.group;
	}
	return undefined;
}
