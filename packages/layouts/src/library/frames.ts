import { type DesignPage, type PhotoElement, rightsOf } from "@offizin/design";

/**
 * The frames of a page that a layout may place, in their order: those a person may place and take away, and that belong to
 * no group. What stands otherwise stays as it is.
 */
export function framesOf({ elements }: Pick<DesignPage, "elements">): PhotoElement[] {
	return elements.filter((element) => element.type === "photo").filter(isFree);
}

function isFree(frame: PhotoElement): boolean {
	const rights = rightsOf(frame);
	return frame.group === undefined && rights.has("place") && rights.has("remove");
}

/** Those with a photo first: they are the last to lose their place. */
export function framesInOrder(page: Pick<DesignPage, "elements">): PhotoElement[] {
	const frames = framesOf(page);
	return [...frames.filter(({ photo }) => photo), ...frames.filter(({ photo }) => !photo)];
}
