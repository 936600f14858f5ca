import { productPages } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";

/** Addresses of products besides cards; one and the same at both brands. */
export const productPaths = {
	calendars: productPages.calendar,
	photobooks: productPages.photobook,
	guestbooks: productPages.guestbook,
	collages: productPages.collage,
	photoboxes: productPages.photobox,
	photoGifts: productPages.merch,
	wallPictures: productPages.photoframe,
	photoPrints: productPages.photoprint,
} as const;

export interface ProductLink {
	readonly to: string;
	readonly name: string;
}

/** Pages of products besides cards, in the order of a brand's shelves. */
export const productLinks: Readonly<Record<ChannelKey, readonly ProductLink[]>> = {
	papiervogel: [
		{ to: productPaths.calendars, name: "Fotokalender" },
		{ to: productPaths.photobooks, name: "Fotobuch" },
		{ to: productPaths.guestbooks, name: "Gästebuch" },
		{ to: productPaths.photoboxes, name: "Fotobox" },
		{ to: productPaths.collages, name: "Fotocollage" },
		{ to: productPaths.photoGifts, name: "Fotogeschenke" },
	],
	bildwand: [
		{ to: productPaths.wallPictures, name: "Wandbild" },
		{ to: productPaths.photoPrints, name: "Fotoabzüge" },
		{ to: productPaths.collages, name: "Collage" },
		{ to: productPaths.photobooks, name: "Fotobuch" },
		{ to: productPaths.calendars, name: "Fotokalender" },
	],
};
