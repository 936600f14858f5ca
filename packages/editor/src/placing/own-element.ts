import {
	type DesignDocument,
	type DesignElement,
	ownLabels,
	type PhotoElement,
	rights,
	type ShapeElement,
} from "@offizin/design";
import { type Box, box, mm, pt } from "@offizin/units";

/** What a person can put onto a page. */
export type OwnKind =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "photo"; readonly shape: PhotoElement["shape"] }
	| { readonly type: "shape"; readonly shape: ShapeElement["shape"] }
	| { readonly type: "line" }
	| { readonly type: "qr"; readonly content: string };

/** A new element in the middle of an area, in the theme's first font and ink; a little aside when others lie there. */
export function ownElement(document: DesignDocument, area: Box, kind: OwnKind, id: string): DesignElement {
	const [ink] = document.choices.inks;
	const [font] = document.choices.fonts;
	if (!ink || !font) throw new Error("A theme offers a font and an ink");
	const common = {
		id,
		label: ownLabels[kind.type],
		box: freeBox(document, area, sizeOf(kind, area)),
		rotation: 0,
		may: [...rights],
	};
	switch (kind.type) {
		case "text":
			return {
				...common,
				type: "text",
				text: kind.text,
				maxLength: 400,
				style: { font, size: pt(12), leading: 130, tracking: 0, align: "center", ink },
				verticalAlign: "middle",
				fitMin: pt(6),
				editable: true,
			};
		case "photo":
			return { ...common, type: "photo", shape: kind.shape, photo: null };
		case "shape":
			return { ...common, type: "shape", shape: kind.shape, fill: ink };
		case "line":
			return { ...common, type: "line", stroke: { ink, width: mm(0.3) } };
		case "qr":
			return { ...common, type: "qr", content: kind.content, level: "M", ink };
	}
}

function sizeOf({ type }: OwnKind, { width, height }: Box): { width: number; height: number } {
	const short = Math.min(width, height);
	switch (type) {
		case "text":
			return { width: Math.min(mm(80), width * 0.8), height: Math.min(mm(16), height * 0.4) };
		case "photo":
			return { width: short * 0.5, height: short * 0.5 };
		case "shape":
			return { width: short * 0.25, height: short * 0.25 };
		case "line":
			return { width: width * 0.4, height: mm(2) };
		case "qr":
			// Modules of 0.4 mm and more are read by every phone.
			return { width: Math.min(mm(20), short), height: Math.min(mm(20), short) };
	}
}

const ASIDE = mm(4);

function freeBox(document: DesignDocument, area: Box, size: { width: number; height: number }): Box {
	const corners = new Set(
		document.pages.flatMap(({ elements }) => elements.map((one) => `${one.box.x} ${one.box.y}`)),
	);
	let free = box(
		area.x + (area.width - size.width) / 2,
		area.y + (area.height - size.height) / 2,
		size.width,
		size.height,
	);
	while (corners.has(`${free.x} ${free.y}`)) {
		free = box(free.x + ASIDE, free.y + ASIDE, free.width, free.height);
	}
	return free;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An id that no other window gives to something else at the same time. `random`: 0 to 1. */
export function freeId(kind: string, random: () => number): string {
	const tail = Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
	return `${kind}-${tail.join("")}`;
}
