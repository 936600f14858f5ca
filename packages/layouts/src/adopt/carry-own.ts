import { geometryOf } from "@offizin/assortment";
import {
	adaptClip,
	type DesignDocument,
	type DesignElement,
	elementsOf,
	findElement,
	lyingOf,
} from "@offizin/design";
import { pageOf } from "@offizin/formats";
import { type Box, box, um } from "@offizin/units";
import type { Adoption, Carrier } from "./carrier.ts";

/**
 * What the person put onto the card stands at the same share of the page of the same name, within its trim, in the other
 * theme's colours and type, like something pasted, with drawings of its own. What was held together stands beside each
 * other.
 */
export function carryOwn({ document, from }: Adoption, carrier: Carrier): void {
	for (const [key, artwork] of Object.entries(document.artworks)) {
		if (!Object.hasOwn(from.artworks, key)) carrier.make({ type: "addArtwork", key, artwork });
	}
	const themes = new Set(elementsOf(from).map(({ id }) => id));
	const adapted = new Map(
		adaptClip(document, carrier.current(), carrier.photo).elements.map((element) => [element.id, element]),
	);
	for (const { key, elements } of document.pages) {
		for (const element of elements) {
			if (themes.has(element.id) || element.type === "group") continue;
			const own = adapted.get(element.id);
			const value = own && onPage(own, key, document, carrier.current());
			if (!value || !carrier.make({ type: "addElement", page: key, value })) carrier.leave(element);
			else if (element.type === "photo" && element.photo) {
				const { upload } = element.photo;
				carrier.make({ type: "setPhoto", element: value.id, upload, ...lyingOf(element.photo) });
			}
		}
	}
}

function onPage(
	element: DesignElement,
	page: string,
	source: DesignDocument,
	target: DesignDocument,
): DesignElement | undefined {
	const [before, after] = [source, target].map((one) => pageOf(geometryOf(one), page)?.size);
	if (!before || !after || !target.pages.some(({ key }) => key === page)) return undefined;
	const scale = Math.min(after.width / before.width, after.height / before.height);
	const placed = placedWithin(element.box, before, after, scale);
	const id = freeId(element.id, target);
	const { group: _group, ...alone } = element;
	const moved = { ...alone, id, box: placed } as DesignElement;
	// Its photo comes after it, cut for the slot as it is now.
	return moved.type === "photo" ? { ...moved, photo: null } : moved;
}

type Size = Pick<Box, "width" | "height">;

function placedWithin(own: Box, before: Size, after: Size, scale: number): Box {
	const width = Math.round(own.width * scale);
	const height = Math.round(own.height * scale);
	const x = ((own.x + own.width / 2) / before.width) * after.width - width / 2;
	const y = ((own.y + own.height / 2) / before.height) * after.height - height / 2;
	const within = (at: number, length: number, room: number) =>
		um(Math.round(Math.min(Math.max(0, room - length), Math.max(0, at))));
	return box(within(x, width, after.width), within(y, height, after.height), um(width), um(height));
}

/** Ids of the other theme come first. */
function freeId(id: string, document: DesignDocument): string {
	for (let copy = 2; ; copy++) {
		const other = copy === 2 ? id : `${id.slice(0, 56)}-${copy}`;
		if (!findElement(document, other)) return other;
	}
}
