import {
	type Asset,
	type Command,
	type DesignDocument,
	findElement,
	knownPhotosOf,
	lyingOf,
	photosOf,
	type SimpleCommand,
	together,
} from "@offizin/design";

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

/** Puts the photos of two slots into each other's; undefined where one of them has none. */
export function swapPhotos(document: DesignDocument, one: string, other: string): Command | undefined {
	const [first, second] = [one, other].map((id) => findElement(document, id));
	const [mine, yours] = [moving(first, other), moving(second, one)];
	return mine && yours && together([mine, yours]);
}

function moving(from: ReturnType<typeof findElement>, to: string): SimpleCommand | undefined {
	if (from?.type !== "photo" || !from.photo) return undefined;
	return { type: "setPhoto", element: to, upload: from.photo.upload, ...lyingOf(from.photo) };
}
