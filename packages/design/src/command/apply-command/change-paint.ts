import { err, type Result } from "@offizin/base";
import type { Artwork } from "../../document/artwork.ts";
import type { DesignDocument } from "../../document/document.ts";
import type { DesignElement } from "../../document/element.ts";
import type { Ink } from "../../document/ink.ts";
import type { Command, CommandOf } from "../command.ts";
import { tidyText } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, changed, elementOfType } from "./applied.ts";
import { unknownChoice } from "./choices.ts";

export function setInk(document: DesignDocument, command: CommandOf<"setInk">): Attempt {
	const found = elementOfType(document, command.element, "shape", "qr", "artwork");
	if (!found.ok) return found;
	const { slot, ink } = command;
	const before = inkIn(document, found.value, slot);
	if (!before.ok) return before;
	if (ink === null && !canBeBare(document, found.value, slot)) {
		return err({ code: "slot_unknown", element: command.element });
	}
	const after = withInk(found.value, slot, ink);
	const broken = unknownChoice(document, after);
	if (broken) return err(broken);
	return changed(document, after, command, { ...command, ink: before.value });
}

type Inked = Extract<DesignElement, { type: "shape" | "qr" | "artwork" }>;

/** A code without ink is none; what an artwork does not paint with could not be given an ink again. */
function canBeBare({ artworks }: DesignDocument, element: Inked, slot: string): boolean {
	if (element.type === "artwork") return paintsWith(artworks[element.artwork], slot);
	return element.type === "shape" || slot !== "ink";
}

function paintsWith(artwork: Artwork | undefined, slot: string): boolean {
	return artwork?.paths.some(({ ink }) => ink === slot) ?? false;
}

function inkIn(document: DesignDocument, element: Inked, slot: string): Result<Ink | null, CommandError> {
	const found = (ink: Ink | undefined): Result<Ink | null, CommandError> => ({
		ok: true,
		value: ink ?? null,
	});
	if (element.type === "shape" && slot === "fill") return found(element.fill);
	if (element.type === "qr" && slot === "ink") return found(element.ink);
	if (element.type === "qr" && slot === "background") return found(element.background);
	if (element.type === "artwork") {
		if (Object.hasOwn(element.inks, slot)) return found(element.inks[slot]);
		if (paintsWith(document.artworks[element.artwork], slot)) return found(undefined);
	}
	return err({ code: "slot_unknown", element: element.id });
}

function withInk(element: Inked, slot: string, ink: Ink | null): DesignElement {
	if (element.type === "shape") return withMember(element, "fill", ink);
	if (element.type === "artwork") return { ...element, inks: withMember(element.inks, slot, ink) };
	if (slot === "background") return withMember(element, "background", ink);
	return withMember(element, "ink", ink ?? element.ink);
}

export function setStroke(document: DesignDocument, command: CommandOf<"setStroke">): Attempt {
	const found = elementOfType(document, command.element, "shape", "line");
	if (!found.ok) return found;
	const { stroke } = command;
	const element = found.value;
	const inverse: Command = { ...command, stroke: element.stroke ?? null };
	const isDashedShape = element.type === "shape" && stroke?.dash !== undefined;
	if (isDashedShape || (element.type === "line" && !stroke)) {
		return err({
			code: "element_wrong_type",
			element: element.id,
			expected: [isDashedShape ? "line" : "shape"],
		});
	}
	const after =
		element.type === "shape"
			? withMember(element, "stroke", stroke)
			: withMember(element, "stroke", stroke ?? element.stroke);
	const broken = unknownChoice(document, after);
	return broken ? err(broken) : changed(document, after, command, inverse);
}

export function setOpacity(document: DesignDocument, command: CommandOf<"setOpacity">): Attempt {
	const found = elementOfType(document, command.element, "text", "photo", "artwork", "shape", "line", "qr");
	if (!found.ok) return found;
	const inverse: Command = { ...command, opacity: found.value.opacity ?? null };
	return changed(document, withMember(found.value, "opacity", command.opacity), command, inverse);
}

export function setShape(document: DesignDocument, command: CommandOf<"setShape">): Attempt {
	const found = elementOfType(document, command.element, "shape", "photo");
	if (!found.ok) return found;
	const element = found.value;
	const { shape, radius } = command;
	const inverse: Command = {
		type: "setShape",
		element: element.id,
		shape: element.shape,
		...(element.radius !== undefined && { radius: element.radius }),
	};
	const after =
		element.type === "shape"
			? withMember({ ...element, shape }, "radius", radius)
			: withMember({ ...element, shape }, "radius", radius);
	return changed(document, after, command, inverse);
}

export function setArtwork(document: DesignDocument, command: CommandOf<"setArtwork">): Attempt {
	const found = elementOfType(document, command.element, "artwork");
	if (!found.ok) return found;
	const { artwork, mirrored } = command;
	if (!Object.hasOwn(document.artworks, artwork)) {
		return err({ code: "artwork_unknown", element: command.element });
	}
	const before = found.value;
	const inverse: Command = {
		type: "setArtwork",
		element: before.id,
		artwork: before.artwork,
		...(before.mirrored !== undefined && { mirrored: before.mirrored }),
	};
	return changed(document, withMember({ ...before, artwork }, "mirrored", mirrored), command, inverse);
}

export function setCode(document: DesignDocument, command: CommandOf<"setCode">): Attempt {
	const found = elementOfType(document, command.element, "qr");
	if (!found.ok) return found;
	const content = tidyText(command.content);
	const before = found.value;
	const level = command.level ?? before.level;
	if (content.length > MAX_CONTENT) {
		const { length } = content;
		return err({ code: "text_too_long", element: before.id, maxLength: MAX_CONTENT, length });
	}
	const done = { type: "setCode", element: before.id, content, level } as const;
	const inverse: Command = { ...done, content: before.content, level: before.level };
	return changed(document, { ...before, content, level }, done, inverse);
}

/** Composing letters can make a content longer than its schema lets in. */
export const MAX_CONTENT = 2000;
