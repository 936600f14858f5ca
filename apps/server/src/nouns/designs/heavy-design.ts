import { type DesignDocument, photosOf, weightOfDocument } from "@offizin/design";

/** About twice the richest card of ours with all its pages. */
const LIGHT_POINTS = 60_000;
const LIGHT_PHOTOS = 12;

/** Whether drawing or printing a design takes so long that others should not wait for it. */
export function isHeavyDesign(document: DesignDocument): boolean {
	return weightOfDocument(document) > LIGHT_POINTS || photosOf(document).length > LIGHT_PHOTOS;
}
