import { err, ok } from "@offizin/base";
import { type Box, um } from "@offizin/units";
import type { DesignDocument } from "../../document/document.ts";
import { locateElement, membersOf } from "../../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import type { DesignElement } from "../../document/element.ts";
import type { CommandOf } from "../command.ts";
import { type Attempt, changed, withElements } from "./applied.ts";
import { checkCrop, refitCrop } from "./change-photo.ts";

/** Moves, sizes and turns an element. A locked text too: only its words and their setting are fixed. */
export function setPlacement(document: DesignDocument, command: CommandOf<"setPlacement">): Attempt {
	const found = locateElement(document, command.element);
	if (!found) return err({ code: "element_unknown", element: command.element });
	const { element, page } = found;
	const { type, element: id, box, rotation } = command;
	const inverse = { type, element: id, box: element.box, rotation: element.rotation };
	const done = { type, element: id, box, rotation };
	if (element.type === "group") {
		const moved = new Map<string, DesignElement>([[id, { ...element, box, rotation }]]);
		const dx = box.x - element.box.x;
		const dy = box.y - element.box.y;
		for (const member of dx === 0 && dy === 0 ? [] : membersOf(page.elements, id)) {
			const shifted = shiftBox(member.box, dx, dy);
			if (!shifted) return err({ code: "placement_too_far", element: member.id });
			moved.set(member.id, { ...member, box: shifted });
		}
		return ok({ document: withElements(document, moved), command: done, inverse });
	}
	if (element.type !== "photo" || !element.photo) {
		return changed(document, { ...element, box, rotation }, done, inverse);
	}
	const { photo } = element;
	const crop = command.crop ?? refitCrop(photo, element.box, box);
	const after = { ...element, box, rotation, photo: { ...photo, crop } };
	const broken = checkCrop(after.photo, after);
	if (broken) return err(broken);
	return changed(document, after, { ...done, crop }, { ...inverse, crop: photo.crop });
}

function shiftBox(box: Box, dx: number, dy: number): Box | undefined {
	const x = box.x + dx;
	const y = box.y + dy;
	const isFar = Math.max(Math.abs(x), Math.abs(y)) > DOCUMENT_LIMITS.extent;
	return isFar ? undefined : { ...box, x: um(x), y: um(y) };
}
