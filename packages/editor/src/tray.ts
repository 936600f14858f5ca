import {
	type Asset,
	type Command,
	type DesignDocument,
	findElement,
	knownPhotosOf,
	lyingOf,
	type PhotoElement,
	photosOf,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { cropOfView, photoView } from "./photo-view.ts";

export interface TrayPhoto extends Asset {
	/** In how many places of the design it stands. */
	readonly uses: number;
	/** It stands in the design without lying in the tray: it came before there was one, or was pasted. */
	readonly isOnlyPlaced: boolean;
}

/** Every photo at hand, in the order they came; those that are only placed behind them. */
export function trayOf(document: DesignDocument): TrayPhoto[] {
	const laid = new Set((document.assets ?? []).map(({ upload }) => upload));
	const placed = photosOf(document).map(({ upload }) => upload);
	return [...knownPhotosOf(document).values()].map((photo) => ({
		...photo,
		uses: placed.filter((one) => one === photo.upload).length,
		isOnlyPlaced: !laid.has(photo.upload),
	}));
}

/**
 * Puts the photos of two slots into each other's, each seen as far magnified and about the same middle as before; the only
 * one goes over into the empty slot. Undefined where neither has one, or where they are no two slots.
 */
export function swapPhotos(document: DesignDocument, one: string, other: string): Command | undefined {
	const [first, second] = [one, other].map((id) => findElement(document, id));
	if (first?.type !== "photo" || second?.type !== "photo" || one === other) return undefined;
	if (!first.photo && !second.photo) return undefined;
	return together([moving(second, first), moving(first, second)]);
}

function moving(from: PhotoElement, to: PhotoElement): SimpleCommand {
	const { photo } = from;
	const view = photoView(from);
	if (!photo || !view) return { type: "removePhoto", element: to.id };
	const crop = cropOfView(photo, to.box, view);
	return { type: "setPhoto", element: to.id, upload: photo.upload, crop, ...lyingOf(photo) };
}
