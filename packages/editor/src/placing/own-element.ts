import {
	type DesignDocument,
	type DesignElement,
	elementBounds,
	ownLabels,
	type PhotoElement,
	type PixelSize,
	rights,
	rightsOf,
	type ShapeElement,
} from "@offizin/design";
import { type Box, box, intersects, mm, type Point, pt } from "@offizin/units";

/** What a person can put onto a page. */
export type OwnKind =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "photo"; readonly shape: PhotoElement["shape"] }
	| { readonly type: "shape"; readonly shape: ShapeElement["shape"] }
	| { readonly type: "line" }
	| { readonly type: "qr"; readonly content: string };

/** Where a new element is to lie: somewhere in an area of a page. */
export interface Room {
	readonly page: string;
	readonly area: Box;
}

/** A new element in the theme's first font and ink, where nothing of the person's lies. */
export function ownElement(document: DesignDocument, room: Room, kind: OwnKind, id: string): DesignElement {
	const [ink] = document.choices.inks;
	const [font] = document.choices.fonts;
	if (!ink || !font) throw new Error("A theme offers a font and an ink");
	const scale = scaleOf(room.area);
	const common = {
		id,
		label: ownLabels[kind.type],
		box: freeBox(document, room, sizeOf(kind, room.area)),
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
				style: { font, size: pt(Math.round(12 * scale)), leading: 130, tracking: 0, align: "center", ink },
				verticalAlign: "middle",
				fitMin: pt(Math.round(6 * scale)),
				grow: true,
				editable: true,
			};
		case "photo":
			return { ...common, type: "photo", shape: kind.shape, photo: null };
		case "shape":
			return { ...common, type: "shape", shape: kind.shape, fill: ink };
		case "line":
			return { ...common, type: "line", stroke: { ink, width: mm(0.3 * scale) } };
		case "qr":
			return { ...common, type: "qr", content: kind.content, level: "M", ink };
	}
}

/** A frame in the shape of a picture, as long on its longer side as it was. */
export function withRatio<Element extends Pick<PhotoElement, "box">>(
	element: Element,
	size: { readonly width: number; readonly height: number },
): Element {
	const { x, y, width: side } = element.box;
	const longer = Math.max(size.width, size.height);
	const [width, height] = [(side * size.width) / longer, (side * size.height) / longer];
	return { ...element, box: box(x + (side - width) / 2, y + (side - height) / 2, width, height) };
}

/** A frame around a point, as a person has dropped a photo there, and whole within the area. */
export function frameAround(
	document: DesignDocument,
	{
		room,
		at,
		size,
		id,
	}: { readonly room: Room; readonly at: Point; readonly size: PixelSize; readonly id: string },
): DesignElement {
	const own = ownElement(document, room, { type: "photo", shape: "rect" }, id);
	const { width, height } = withRatio(own, size).box;
	const { area } = room;
	const within = (wanted: number, start: number, spare: number) =>
		Math.round(start + Math.min(Math.max(0, spare), Math.max(0, wanted - start)));
	const x = within(at.x - width / 2, area.x, area.width - width);
	const y = within(at.y - height / 2, area.y, area.height - height);
	return { ...own, box: box(x, y, width, height) };
}

/** Up to this shorter side a page is read in the hand; a larger one from so much farther away. */
const IN_HAND = mm(150);

function scaleOf({ width, height }: Pick<Box, "width" | "height">): number {
	return Math.max(1, Math.min(width, height) / IN_HAND);
}

function sizeOf({ type }: OwnKind, { width, height }: Box): { width: number; height: number } {
	const short = Math.min(width, height);
	const scale = scaleOf({ width, height });
	switch (type) {
		case "text":
			return { width: Math.min(mm(80) * scale, width * 0.8), height: Math.min(mm(16) * scale, height * 0.4) };
		case "photo":
			return { width: short * 0.5, height: short * 0.5 };
		case "shape":
			return { width: short * 0.25, height: short * 0.25 };
		case "line":
			return { width: width * 0.4, height: mm(2) * scale };
		case "qr":
			// Modules of 0.4 mm and more are read by every phone.
			return { width: Math.min(mm(20) * scale, short), height: Math.min(mm(20) * scale, short) };
	}
}

/** Steps in which a free place is looked for, micrometres. */
const STEP = mm(4);

/** As near to the centre of the area as there is room; a little aside of it where all is taken. */
export function freeBox(
	document: DesignDocument,
	{ page, area }: Room,
	{ width, height }: { width: number; height: number },
): Box {
	const elements = document.pages.find(({ key }) => key === page)?.elements ?? [];
	const taken = elements.filter((one) => rightsOf(one).size > 0).map((one) => elementBounds(document, one));
	const left = area.x + (area.width - width) / 2;
	const top = area.y + (area.height - height) / 2;
	const ways = (spare: number) => {
		const steps = Math.floor(spare / 2 / STEP);
		return Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * STEP);
	};
	const free = ways(area.height - height)
		.flatMap((dy) => ways(area.width - width).map((dx) => ({ dx, dy })))
		.toSorted((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
		.map(({ dx, dy }) => box(left + dx, top + dy, width, height))
		.find((one) => !taken.some((other) => intersects(one, other)));
	let aside = free ?? box(left, top, width, height);
	while (taken.some((one) => one.x === aside.x && one.y === aside.y)) {
		aside = box(aside.x + STEP, aside.y + STEP, width, height);
	}
	return aside;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An id that no other window gives to something else at the same time. `random`: 0 to 1. */
export function freeId(kind: string, random: () => number): string {
	const tail = Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
	return `${kind}-${tail.join("")}`;
}
