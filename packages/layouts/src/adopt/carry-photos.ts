import { elementsOf, lyingOf, type PhotoElement } from "@offizin/design";
import type { Adoption, Carrier } from "./carrier.ts";

/** Photos go into the slot of the same id, else into the next free one; each covers it around the middle of what was seen of it. */
export function carryPhotos({ document, from }: Adoption, carrier: Carrier): void {
	const themes = new Set(elementsOf(from).map(({ id }) => id));
	const placed = elementsOf(document).flatMap((element) =>
		element.type === "photo" && element.photo && themes.has(element.id)
			? [{ element, photo: element.photo }]
			: [],
	);
	const slots = () =>
		elementsOf(carrier.current()).filter((one): one is PhotoElement => one.type === "photo");
	const isTaken = new Set<string>();
	const inOrder = [...placed].sort(
		(one, other) => Number(hasSlot(slots(), other.element.id)) - Number(hasSlot(slots(), one.element.id)),
	);
	for (const { element, photo } of inOrder) {
		const free = slots().filter(({ id, photo: filled }) => !filled && !isTaken.has(id));
		const slot = free.find(({ id }) => id === element.id) ?? free[0];
		const { upload } = photo;
		const isPlaced =
			slot !== undefined && carrier.make({ type: "setPhoto", element: slot.id, upload, ...lyingOf(photo) });
		if (!slot || !isPlaced) {
			carrier.leave(element);
			continue;
		}
		isTaken.add(slot.id);
		if (element.look) carrier.make({ type: "setPhotoLook", element: slot.id, look: element.look });
	}
}

function hasSlot(slots: readonly PhotoElement[], id: string): boolean {
	return slots.some((slot) => slot.id === id);
}
