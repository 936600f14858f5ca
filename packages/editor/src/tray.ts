import { type Asset, type DesignDocument, knownPhotosOf, photosOf } from "@offizin/design";

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
